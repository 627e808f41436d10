import {
  type DisplayCurrency,
  formatPrice,
  lkrCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { Choices } from '@first-fashion/contract/orders/sums'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { AdjustableLine, AdjustmentSources } from '../../order-sums/index.ts'
import {
  isBelowMinimumCharge,
  type OfferedTender,
  type OrderSums,
  type SourcedOffer,
} from './order-sums.rules.ts'

/** Who orders what, and what they chose. */
export interface PricingInput {
  readonly customerId: string
  readonly choices: Choices
  readonly lines: readonly AdjustableLine[]
  readonly currency: DisplayCurrency
}

/** What the chosen sources take off. Refuses what was chosen and does not apply. */
export async function offeredAdjustments(
  sources: AdjustmentSources,
  db: Db,
  input: PricingInput,
): Promise<SourcedOffer[]> {
  const offers: SourcedOffer[] = []
  for (const source of sources.adjustments) {
    const offer = await source.propose(db, toAdjustmentInput(input, source.name))
    if (offer !== undefined) offers.push({ source, offer })
  }
  return offers
}

export const toAdjustmentInput = ({ choices, ...input }: PricingInput, source: string) => ({
  ...input,
  choice: choices[source],
})

export interface SumRefusal {
  readonly source: string
  readonly message: string
}

/** The same, with the refusals listed. */
export async function allowedAdjustments(sources: AdjustmentSources, db: Db, input: PricingInput) {
  const offers: SourcedOffer[] = []
  const refusals: SumRefusal[] = []
  for (const source of sources.adjustments)
    try {
      const offer = await source.propose(db, toAdjustmentInput(input, source.name))
      if (offer !== undefined) offers.push({ source, offer })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refusals.push({ source: source.name, message: error.message })
    }
  return { offers, refusals }
}

/** Drops the last offers until the rest can be charged. */
export function chargeable<Priced extends OrderSums>(
  price: (offers: readonly SourcedOffer[]) => Priced,
  offers: readonly SourcedOffer[],
  currency: DisplayCurrency,
): { readonly priced: Priced; readonly refusals: readonly SumRefusal[] } {
  const priced = price(offers)
  const last = offers.at(-1)
  if (last === undefined || !isBelowMinimumCharge(priced)) return { priced, refusals: [] }
  const { message } = tooLittleLeft(priced, last, currency)
  const rest = chargeable(price, offers.slice(0, -1), currency)
  return { priced: rest.priced, refusals: [{ source: last.source.name, message }, ...rest.refusals] }
}

export const tooLittleLeft = (
  { due }: OrderSums,
  { source }: SourcedOffer,
  currency: DisplayCurrency,
): AppError => source.tooLittleLeft(formatPrice(rupeesFromCents(due), currency))

/** The tenders, with what the customer has of them. */
export const balancesOf = (
  sources: AdjustmentSources,
  db: Db,
  customerId: string,
): Promise<OfferedTender[]> =>
  Promise.all(
    sources.tenders.map(async (tender) => ({ tender, available: await tender.balanceOf(db, customerId) })),
  )

/** The tenders that the shopper chose; the others pay nothing, and are not asked. */
export const chosenTenders = (
  sources: AdjustmentSources,
  db: Db,
  { customerId, choices }: Pick<PricingInput, 'customerId' | 'choices'>,
): Promise<OfferedTender[]> =>
  Promise.all(
    sources.tenders.map(async (tender) => ({
      tender,
      available: choices[tender.name] === undefined ? lkrCents(0) : await tender.balanceOf(db, customerId),
    })),
  )

/** Why a choice does not go with a payment method. */
export const refusedMethod = (
  sources: AdjustmentSources,
  choices: Choices,
  method: OrderPaymentMethod,
): AppError | undefined =>
  sources.adjustments
    .map((source) => source.refusesMethod?.(choices[source.name], method))
    .find((refusal) => refusal !== undefined)

/** Uses the adjustments and tenders of an order up, in the transaction that writes it. */
export async function applyAdjustments(
  sources: AdjustmentSources,
  tx: Db,
  orderId: string,
  { sums, ...input }: PricingInput & { readonly sums: OrderSums },
): Promise<void> {
  for (const source of sources.adjustments)
    if (sums.adjustments.some((one) => one.source === source.name))
      await source.use(tx, orderId, toAdjustmentInput(input, source.name))
  const { customerId } = input
  for (const tender of sources.tenders) {
    const cents = lkrCents(
      sums.tenders.filter((one) => one.source === tender.name).reduce((sum, one) => sum + one.cents, 0),
    )
    if (cents > 0) await tender.pay(tx, { customerId, orderId, cents })
  }
}
