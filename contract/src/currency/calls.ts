import { z } from 'zod'
import { defineCall, success } from '../call.ts'

export const currency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  exchangeRate: z.number(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
})
export type Currency = z.output<typeof currency>

export const currencyCalls = {
  'currency.active': defineCall({
    method: 'GET',
    path: '/api/currency/active',
    access: 'everyone',
    tags: ['currencies'],
    summary: 'Lists the currencies that prices can be shown in.',
    request: {},
    response: success({ currencies: z.array(currency) }),
    refusals: [],
  }),
  'currency.by-location': defineCall({
    method: 'GET',
    path: '/api/currency/by-location/:countryCode',
    access: 'everyone',
    summary: 'Returns the currency of a country, or the default one.',
    request: { params: z.object({ countryCode: z.string().regex(/^[A-Za-z]{2}$/) }) },
    response: success({ currency }),
    refusals: [],
  }),
  'currency.user': defineCall({
    method: 'GET',
    path: '/api/currency/user',
    access: 'customer',
    summary: "Returns the user's saved currency, or null.",
    request: {},
    response: success({ currency: currency.nullable() }),
    refusals: [],
  }),
  'currency.user-set': defineCall({
    method: 'POST',
    path: '/api/currency/user/set',
    access: 'customer',
    summary: "Saves the user's currency.",
    request: { body: z.object({ currencyCode: z.string().max(3) }) },
    response: success({ currency }),
    refusals: ['currency.unknown'],
  }),
}
