import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { pageInQuery } from '../paging.ts'
import { loyaltyTransaction } from './entry.ts'

const id = z.object({ id: z.string().max(64) })

/** An entry as staff see it, with who made it by hand. */
const staffTransaction = loyaltyTransaction.extend({ actor: z.string() })
export type StaffLoyaltyTransaction = z.output<typeof staffTransaction>

const account = {
  available: z.number().int(),
  pending: z.number().int(),
  lifetime: z.number().int(),
  tier: z.string(),
  transactions: z.array(staffTransaction),
  total: z.number().int(),
  pages: z.number().int(),
}

/** The most points that staff may add or take at once. */
export const adjustmentMaximum = 10_000

export const staffLoyaltyCalls = {
  'staff.loyalty-account': defineCall({
    method: 'GET',
    path: '/api/admin/customers/:id/loyalty',
    access: 'staff',
    permission: 'customers.read',
    summary: "Returns a customer's points and a page of their entries.",
    request: { params: id, query: z.object({ page: pageInQuery }) },
    response: success(account),
    refusals: ['staff.customer-unknown'],
  }),
  'staff.loyalty-adjust': defineCall({
    method: 'POST',
    path: '/api/admin/customers/:id/loyalty',
    access: 'staff',
    permission: 'loyalty.change',
    proof: 'recent',
    summary: 'Adds points to a customer, or takes some. The reason is recorded, and the customer reads it.',
    request: {
      params: id,
      body: z.object({
        points: z
          .number()
          .int()
          .min(-adjustmentMaximum)
          .max(adjustmentMaximum)
          .refine((points) => points !== 0),
        reason: z.string().trim().min(1).max(200),
        /** The points that staff saw. Refused if they have changed, so that a repeat adds nothing twice. */
        expected: z.number().int(),
      }),
    },
    response: success({ ...account, message: z.string() }),
    refusals: ['staff.customer-unknown', 'loyalty.changed-meanwhile'],
  }),
}
