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
    summary: 'Lists the countries that we deliver to.',
    request: {},
    response: success({ countries: z.array(country) }),
    refusals: [],
  }),
  'countries.states': defineCall({
    method: 'GET',
    path: '/api/country/:code/states',
    access: 'everyone',
    summary: 'Lists the states or provinces of a country.',
    request: { params: code },
    response: success({ states: z.array(countryState) }),
    refusals: ['countries.unknown'],
  }),
  'countries.details': defineCall({
    method: 'GET',
    path: '/api/country/:code/details',
    access: 'everyone',
    summary: 'Returns one country with its address format.',
    request: { params: code },
    response: success({ country }),
    refusals: ['countries.unknown'],
  }),
  'countries.validate-postal-code': defineCall({
    method: 'POST',
    path: '/api/country/validate-postal-code',
    access: 'everyone',
    summary:
      'Validates a postal code for its country, and warns when it belongs to another state or district.',
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
