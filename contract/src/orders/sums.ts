import { z } from 'zod'
import { fact } from '../explanation/fact.ts'
import type { PromoCode } from '../promo-codes/calls.ts'

/**
 * Something taken off an order. `source` is the feature that took it off, `reference` what it did it for, for example
 * its code. Amounts in LKR rupees, negative.
 */
export const adjustment = z.object({
  source: z.string(),
  kind: z.string(),
  label: z.string(),
  appliesTo: z.enum(['goods', 'shipping']),
  amount: z.number(),
  reference: z.string(),
})
export type Adjustment = z.output<typeof adjustment>

/** The same with the lines it is spread over and how it was calculated. */
export const explainedAdjustment = adjustment.extend({
  lines: z.array(z.object({ line: z.number().int().min(0), amount: z.number() })),
  facts: z.array(fact),
})

/** Something that pays an order: prepaid, or from the source 'payments' by its payment method. In LKR rupees. */
export const tender = z.object({
  source: z.string(),
  kind: z.string(),
  label: z.string(),
  amount: z.number(),
  returned: z.number(),
})
export type Tender = z.output<typeof tender>

/** A tender of a quote: what the customer has of it, and how much the order uses. */
export const offeredTender = tender.omit({ returned: true }).extend({ available: z.number() })

/** Why a choice of the shopper took nothing off. */
export const sumRefusal = z.object({ source: z.string(), message: z.string() })

interface Choosable {
  readonly promoCode?: string | undefined
  readonly useStoreCredit: boolean
  readonly choices?: Readonly<Record<string, string>> | undefined
}

/** What the shopper chose, by the source that it is meant for. */
export type Choices = Readonly<Record<string, string>>

/** The choices of a request: two have fields of their own. */
export const choicesOf = ({ promoCode, useStoreCredit, choices }: Choosable): Choices => ({
  ...choices,
  ...(promoCode === undefined ? {} : { 'promo-codes': promoCode }),
  ...(useStoreCredit ? { 'store-credit': 'yes' } : {}),
})

/** What tenders pay as the shopper saw it, by their source; those that were not shown are missing. */
export const seenTenders = ({ storeCredit }: { readonly storeCredit?: number | undefined }) =>
  storeCredit === undefined ? [] : [{ source: 'store-credit', amount: storeCredit }]

const sumOf = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100

/** What is taken off the goods, in LKR rupees. */
export const discountOf = (adjustments: readonly Adjustment[]): number =>
  sumOf(adjustments.filter(({ appliesTo }) => appliesTo === 'goods').map(({ amount }) => 0 - amount)) + 0

/** The fields of an order that the lists replace. */
export const orderFieldsOf = (adjustments: readonly Adjustment[], tenders: readonly Tender[]) => ({
  discount: discountOf(adjustments),
  promoCode: adjustments.find(({ source }) => source === 'promo-codes')?.reference ?? '',
  storeCredit: sumOf(creditIn(tenders).map(({ amount }) => amount)),
  storeCreditBack: sumOf(creditIn(tenders).map(({ returned }) => returned)),
})

/** The fields of a quote that the lists replace. */
export const quoteFieldsOf = (
  adjustments: readonly z.output<typeof explainedAdjustment>[],
  tenders: readonly z.output<typeof offeredTender>[],
  refusals: readonly z.output<typeof sumRefusal>[],
) => ({
  discount: discountOf(adjustments),
  promoCode: promoCodeOf(adjustments),
  promoCodeRefusal: refusals.find(({ source }) => source === 'promo-codes')?.message ?? null,
  storeCredit: {
    available: sumOf(creditIn(tenders).map(({ available }) => available)),
    used: sumOf(creditIn(tenders).map(({ amount }) => amount)),
  },
})

const creditIn = <Listed extends { readonly source: string }>(tenders: readonly Listed[]): Listed[] =>
  tenders.filter(({ source }) => source === 'store-credit')

function promoCodeOf(adjustments: readonly z.output<typeof explainedAdjustment>[]): PromoCode | null {
  const facts = adjustments.flatMap((one) => (one.source === 'promo-codes' ? one.facts : []))
  const [found] = facts.flatMap((one) => (one.kind === 'code' ? [one.promo] : []))
  if (found === undefined) return null
  const { code, discountType, discountPercent, discountCents } = found
  return { code, discountType, discountValue: discountPercent ?? (discountCents ?? 0) / 100 }
}
