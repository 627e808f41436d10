import { z } from 'zod'
import { defineCall, success } from '../call.ts'

/**
 * Why a balance changed: staff added or removed credit; an order was refunded to it, used it, or was cancelled and
 * returned it; the account was deleted.
 */
export const creditEntryKinds = ['granted', 'refunded', 'spent', 'returned', 'revoked', 'forfeited'] as const
export type CreditEntryKind = (typeof creditEntryKinds)[number]

/** One change of a balance. Amounts in LKR rupees, negative if the balance fell; times in ms since 1970. */
export const creditEntry = z.object({
  _id: z.string(),
  at: z.number(),
  kind: z.enum(creditEntryKinds),
  amount: z.number(),
  /** The balance after it. */
  balance: z.number(),
  orderNumber: z.string().nullable(),
  note: z.string(),
})
export type CreditEntry = z.output<typeof creditEntry>

export const storeCreditCalls = {
  'store-credit.own': defineCall({
    method: 'GET',
    path: '/api/user/store-credit',
    access: 'customer',
    summary: "Returns the signed-in customer's store credit and its latest 100 changes.",
    request: {},
    response: success({ balance: z.number(), entries: z.array(creditEntry) }),
    refusals: [],
  }),
}
