import { z } from 'zod'
import { ledgerAccounts, ledgerKinds } from '../payments/ledger.ts'
import { fact } from './fact.ts'
import { rateSetters, shippingPart } from './price-breakdown.ts'

const moment = z.number().int()
const line = z.number().int().min(0)

/** Signed: LKR cents, and hundredths of the currency that the figure is shown in. */
const amount = { cents: z.number().int(), shown: z.number().int() }

export const figureKinds = [
  'subtotal',
  'discount',
  'shipping',
  'total',
  'tender',
  'due',
  'charged',
  'refund',
  'tender-returned',
] as const

/** What a step stands for. 'not-recorded' was not stored with the order; 'unexplained' should not happen. */
const step = z.object({
  ...amount,
  of: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('line'), line }),
    z.object({ kind: z.literal('share'), line }),
    z.object({ kind: z.literal('figure'), figure: z.enum(figureKinds), label: z.string().optional() }),
    z.object({ kind: z.literal('shipping'), part: shippingPart }),
    /** What an adjustment takes off the figure. */
    z.object({ kind: z.literal('adjustment'), label: z.string() }),
    z.object({ kind: z.literal('rounding') }),
    z.object({ kind: z.literal('not-recorded') }),
    z.object({ kind: z.literal('unexplained') }),
  ]),
})
export type Step = z.output<typeof step>

const figure = z.object({
  /** Unique within the order. */
  key: z.string(),
  kind: z.enum(figureKinds),
  /** The name of an adjustment or tender; the others are named by their kind. */
  label: z.string().optional(),
  ...amount,
  /** The currency of payments, shown with its own decimals; null for figures formatted like prices. */
  movesIn: z.string().nullable(),
  facts: z.array(fact),
  /** They add up to the figure in both amounts. */
  steps: z.array(step),
  /** The figure spread over the lines; the shares add up to it. Empty if the steps already do that. */
  shares: z.array(z.object({ ...amount, line })),
})
export type Figure = z.output<typeof figure>

/** How the figures of an order or quote are calculated: the same for shopper and staff. */
export const explanation = z.object({
  currency: z.object({ code: z.string(), symbol: z.string(), exchangeRate: z.number() }),
  lines: z.array(
    z.object({
      name: z.string(),
      color: z.string(),
      size: z.string(),
      quantity: z.number().int(),
      unitPriceCents: z.number().int(),
    }),
  ),
  figures: z.array(figure),
  /** null in rupees. Orders without a price breakdown do not record who set the rate, and when. */
  rate: z
    .object({
      setAt: moment.nullable(),
      setBy: z.enum(rateSetters).nullable(),
      agreedAt: moment,
      heldUntil: moment.nullable(),
    })
    .nullable(),
  /** The ledger entries: debit positive, credit negative; each entry sums to zero. */
  entries: z.array(
    z.object({
      at: moment,
      kind: z.enum(ledgerKinds),
      note: z.string(),
      postings: z.array(z.object({ account: z.enum(ledgerAccounts), cents: z.number().int() })),
    }),
  ),
})
export type Explanation = z.output<typeof explanation>
