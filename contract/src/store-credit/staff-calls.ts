import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import * as limits from '../limit-values.ts'
import { creditEntry } from './calls.ts'

/** A change of a balance as staff see it, with its author and order. */
export const staffCreditEntry = creditEntry.extend({ actor: z.string(), orderId: z.string().nullable() })
export type StaffCreditEntry = z.output<typeof staffCreditEntry>

const id = z.object({ id: z.string().max(64) })
const statement = { balance: z.number(), entries: z.array(staffCreditEntry) }

/** The store credit of a customer. Amounts in LKR rupees. */
export const staffStoreCreditCalls = {
  'staff.store-credit': defineCall({
    method: 'GET',
    path: '/api/admin/customers/:id/store-credit',
    access: 'staff',
    permission: 'customers.read',
    summary: "Returns a customer's store credit and its latest 100 changes.",
    request: { params: id },
    response: success(statement),
    refusals: ['staff.customer-unknown'],
  }),
  'staff.store-credit-change': defineCall({
    method: 'POST',
    path: '/api/admin/customers/:id/store-credit',
    access: 'staff',
    permission: 'store-credit.change',
    proof: 'recent',
    summary: 'Adds store credit to a customer, or removes some. The reason is recorded.',
    request: {
      params: id,
      body: z.object({
        act: z.enum(['give', 'take-back']),
        amount: z.number().positive().max(limits.storeCreditGiftMaximumRupees).multipleOf(0.01),
        /** The customer can read it in the history. */
        reason: z.string().trim().min(1).max(500),
        /** The balance that staff saw. Refused if it has changed, so that a repeated request changes nothing twice. */
        expected: z.number().min(0),
      }),
    },
    response: success({ ...statement, message: z.string() }),
    refusals: ['staff.customer-unknown', 'store-credit.changed-meanwhile', 'store-credit.too-little'],
  }),
}
