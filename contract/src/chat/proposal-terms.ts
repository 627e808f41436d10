import { z } from 'zod'

const id = z.string().max(64)

/** What an agent can propose. Each kind has terms of its own, which the server checks. */
export const proposalKinds = ['swap', 'refund', 'print-again', 'hold', 'reorder', 'code'] as const
export type ProposalKind = (typeof proposalKinds)[number]

const units = z.object({ orderId: id, lineId: id, quantity: z.number().int().min(1).max(1000) })
export const proposalTerms = z.discriminatedUnion('kind', [
  units.extend({
    kind: z.literal('swap'),
    variantIndex: z.number().int().min(0).max(100_000),
    size: z.string().max(40),
  }),
  units.extend({ kind: z.literal('refund'), payout: z.enum(['original', 'store-credit']) }),
  z.object({ kind: z.literal('print-again'), orderId: id }),
  z.object({
    kind: z.literal('hold'),
    productId: id,
    variantIndex: z.number().int().min(0).max(100_000),
    size: z.string().max(40),
    quantity: z.number().int().min(1).max(10),
  }),
  z.object({ kind: z.literal('reorder'), orderId: id }),
  z.object({ kind: z.literal('code'), percent: z.number().int().min(1).max(50) }),
])
export type ProposalTerms = z.output<typeof proposalTerms>
