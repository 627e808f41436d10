import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { currency } from '../currency/calls.ts'

export const staffCurrency = currency.extend({
  version: z.number().int(),
  /** When its rate was last set; null as long as it is the first one. */
  rateChangedAt: z.number().nullable(),
  /** Codes of the countries whose visitors see their prices in it. */
  countries: z.array(z.string()),
})
export type StaffCurrency = z.output<typeof staffCurrency>

/** How the daily refresh of rates stands. */
export const rateRefreshState = z.object({
  /** Whether the shop knows an address to read rates from; else they are set by hand alone. */
  isOn: z.boolean(),
  refreshedAt: z.number().nullable(),
  /** When the last try failed; null if it did not. */
  failedAt: z.number().nullable(),
  /** Codes whose offered rates were missing or leapt, and were not taken over. */
  rejected: z.array(z.string()),
})
export type RateRefreshState = z.output<typeof rateRefreshState>

/** What one rupee is worth in it. */
const exchangeRate = z.number().positive().max(1_000_000)
const words = {
  name: z.string().trim().min(1).max(60),
  /** Before each price, as '$'. */
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
    summary: 'Lists all currencies with their rates, inactive ones included.',
    request: {},
    response: success({ currencies: z.array(staffCurrency), refresh: rateRefreshState }),
    refusals: ['staff.role-forbids'],
  }),
  'staff.currency-add': defineCall({
    method: 'POST',
    path: '/api/admin/currencies',
    access: 'staff',
    summary: 'Adds a currency at the end.',
    request: { body: z.object({ code, ...words }) },
    response: all,
    refusals: ['currency.code-taken', 'currency.decimals', 'staff.role-forbids'],
  }),
  'staff.currency-edit': defineCall({
    method: 'PATCH',
    path: '/api/admin/currencies/:code',
    access: 'staff',
    summary: "Updates a currency's name, symbol and rate, and whether it is active.",
    request: {
      params: z.object({ code }),
      body: z.object({ version: z.number().int(), ...words, isActive: z.boolean() }),
    },
    response: all,
    refusals: [
      'currency.unknown',
      'currency.default-stays',
      'currency.changed-meanwhile',
      'staff.role-forbids',
    ],
  }),
}
