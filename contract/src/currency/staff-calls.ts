import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { currency } from './calls.ts'

export const staffCurrency = currency.extend({
  version: z.number().int(),
  /** When the rate was last set; null for the initial rate. */
  rateChangedAt: z.number().nullable(),
  /** Countries whose visitors see prices in this currency. */
  countries: z.array(z.string()),
})
export type StaffCurrency = z.output<typeof staffCurrency>

/** The state of the daily rate refresh. */
export const rateRefreshState = z.object({
  /** Whether a rate service is configured; otherwise rates are set by hand. */
  isOn: z.boolean(),
  refreshedAt: z.number().nullable(),
  /** When the last refresh failed; null if it did not. */
  failedAt: z.number().nullable(),
  /** Currencies whose rates were missing or changed too much, and were not updated. */
  rejected: z.array(z.string()),
})
export type RateRefreshState = z.output<typeof rateRefreshState>

/** The value of one rupee in this currency. */
const exchangeRate = z.number().positive().max(1_000_000)
const words = {
  name: z.string().trim().min(1).max(60),
  /** The symbol before a price, such as '$'. */
  symbol: z.string().trim().min(1).max(6),
  exchangeRate,
}
const code = z.string().regex(/^[A-Z]{3}$/)
const all = success({ currencies: z.array(staffCurrency), message: z.string() })

/** Currencies and their rates in the back office. */
export const staffCurrencyCalls = {
  'staff.currencies': defineCall({
    method: 'GET',
    path: '/api/admin/currencies',
    access: 'staff',
    permission: 'currencies.read',
    summary: 'Lists all currencies with their rates, inactive ones included.',
    request: {},
    response: success({ currencies: z.array(staffCurrency), refresh: rateRefreshState }),
    refusals: [],
  }),
  'staff.currency-add': defineCall({
    method: 'POST',
    path: '/api/admin/currencies',
    access: 'staff',
    permission: 'currencies.change',
    summary: 'Adds a currency at the end.',
    request: { body: z.object({ code, ...words }) },
    response: all,
    refusals: ['currency.code-taken', 'currency.decimals'],
  }),
  'staff.currency-edit': defineCall({
    method: 'PATCH',
    path: '/api/admin/currencies/:code',
    access: 'staff',
    permission: 'currencies.change',
    summary: "Updates a currency's name, symbol and rate, and whether it is active.",
    request: {
      params: z.object({ code }),
      body: z.object({ version: z.number().int(), ...words, isActive: z.boolean() }),
    },
    response: all,
    refusals: ['currency.unknown', 'currency.default-stays', 'currency.changed-meanwhile'],
  }),
}
