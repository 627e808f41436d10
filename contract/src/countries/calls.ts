import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const country = z.object({
  code: z.string(),
  name: z.string(),
  phoneCode: z.string(),
  flag: z.string(),
  requiresState: z.boolean(),
  stateLabel: z.string(),
  postalCodeFormat: z.object({ format: z.string(), example: z.string() }).nullable(),
  addressFormat: z.object({
    fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })),
  }),
})
export type Country = z.output<typeof country>
export const countryState = z.object({ code: z.string(), name: z.string() })
export type CountryState = z.output<typeof countryState>

const code = z.object({ code: z.string().regex(/^[A-Za-z]{2}$/) })

export const countryCalls = {
  'countries.list': defineCall({
    method: 'GET',
    path: '/api/country/list',
    access: 'everyone',
    summary: 'The countries that the shop delivers to',
    request: {},
    response: success({ countries: z.array(country) }),
    refusals: [],
  }),
  'countries.states': defineCall({
    method: 'GET',
    path: '/api/country/:code/states',
    access: 'everyone',
    summary: 'The states or provinces of a country',
    request: { params: code },
    response: success({ states: z.array(countryState) }),
    refusals: ['countries.unknown'],
  }),
  'countries.details': defineCall({
    method: 'GET',
    path: '/api/country/:code/details',
    access: 'everyone',
    summary: 'One country, with its address format',
    request: { params: code },
    response: success({ country }),
    refusals: ['countries.unknown'],
  }),
  'countries.validate-postal-code': defineCall({
    method: 'POST',
    path: '/api/country/validate-postal-code',
    access: 'everyone',
    summary:
      'Checks a postal code against its country, and doubts one that lies in another state or district',
    request: {
      body: z.object({
        countryCode: z.string().regex(/^[A-Za-z]{2}$/),
        postalCode: z.string().max(20),
        stateCode: z.string().max(20).optional(),
        district: z.string().max(120).optional(),
      }),
    },
    response: success({ isValid: z.boolean(), warning: z.boolean(), message: z.string() }),
    refusals: ['countries.unknown'],
  }),
}
