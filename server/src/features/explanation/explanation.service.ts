import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import { type PriceBreakdown, priceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import { isPrepaid } from '@first-fashion/contract/orders/tenders'
import { namedTaxes, toOrderTaxes } from '@first-fashion/contract/taxes/tax-sums'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { type Shop, seam } from '../../shop.ts'
import { activeQuote } from '../checkout/index.ts'
import { type FullOrder, orderNumbers, ownOrder, requireOrder, taxesOfOrder } from '../orders/index.ts'
import { ledgerOfOrder, paymentsOfOrder, unitsOfCause } from '../payments/index.ts'
import type { Explained, ExplainedRefund } from './explained.ts'
import { explain } from './explanation.rules.ts'
import { type BareRefund, type NumberedUnits, withUnits } from './refunded-units.rules.ts'

/** The credit notes of an order. */
export const creditNotesOf =
  seam<(db: Db, orderId: string) => Promise<readonly CreditNote[]>>('who writes credit notes')

/** Explains a customer's quote. Refuses with 'explanation.quote-over', also for another customer's. */
export async function explainQuote(shop: Shop, customerId: string, quoteId: string): Promise<Explanation> {
  const { database, clock } = shop
  const held = isUuid(quoteId) ? await activeQuote(database.db, customerId, quoteId, clock.now()) : undefined
  if (held === undefined)
    throw new AppError('unknown', 'explanation.quote-over', 'This total has expired. Please check it again.')
  const { quote, priceBreakdown: kept, createdAt } = held
  return explainAndReport(shop, `quote ${quoteId}`, quoteAsExplained(quote, kept, createdAt))
}

/** Explains a customer's own order. Refuses with 'order.unknown'. */
export const explainOwnOrder = async (
  shop: Shop,
  customerId: string,
  orderId: string,
): Promise<Explanation> => explainFull(shop, await ownOrder(shop.database.db, customerId, orderId))

/** Explains any order; the caller checks access. Refuses with 'order.unknown'. */
export async function explainOrder(shop: Shop, orderId: string): Promise<Explanation> {
  const full = await requireOrder(shop.database.db, orderId)
  return explainFull(shop, full)
}

const explainFull = async (shop: Shop, full: FullOrder): Promise<Explanation> =>
  explainAndReport(shop, `order ${full.order.id}`, await orderAsExplained(shop, full))

/** Reports figures that do not add up. The caller still gets the explained part. */
function explainAndReport({ onError }: Shop, subject: string, explained: Explained): Explanation {
  const explanation = explain(explained)
  const open = explanation.figures.filter(({ steps }) => steps.some(({ of }) => of.kind === 'unexplained'))
  if (open.length > 0)
    onError(new Error(`figures that do not add up: ${open.map(({ key }) => key).join(' ')}`), subject)
  return explanation
}

const quoteAsExplained = (quote: Quote, kept: PriceBreakdown | null, at: Date): Explained => ({
  lines: quote.lines.map(({ name, color, size, quantity, price }) => ({
    name,
    color,
    size,
    quantity,
    unitPriceCents: centsFromRupees(price),
  })),
  subtotalCents: centsFromRupees(quote.subtotal),
  shippingCents: centsFromRupees(quote.shipping),
  totalCents: centsFromRupees(quote.total),
  taxes: quote.taxes ?? [],
  adjustments: quote.adjustments.map(({ amount, lines, ...adjustment }) => ({
    ...adjustment,
    cents: centsFromRupees(amount),
    lines: lines.map(({ line, amount }) => ({ line, cents: centsFromRupees(amount) })),
  })),
  tenders: quote.tenders
    .filter(({ amount }) => amount > 0)
    .map(({ kind, label, amount }) => ({
      kind,
      label,
      cents: centsFromRupees(amount),
      returnedCents: 0,
      creditNotes: [],
    })),
  currency: quote.currency,
  chargedMinor: quote.chargedMinorUnits,
  priceBreakdown: kept,
  at: at.getTime(),
  refunds: [],
  entries: [],
})

async function orderAsExplained(shop: Shop, full: FullOrder): Promise<Explained> {
  const { db } = shop.database
  const { order, lines, adjustments, tenders } = full
  const entries = await ledgerOfOrder(db, order.id)
  const notes = await creditNotesOf(shop)(db, order.id)
  return {
    lines: lines.map(({ name, color, size, quantity, unitPriceCents }) => ({
      name,
      color,
      size,
      quantity,
      unitPriceCents,
    })),
    subtotalCents: order.subtotalCents,
    shippingCents: order.shippingCents,
    totalCents: order.totalCents,
    taxes: toOrderTaxes(namedTaxes(taxesOfOrder(full))),
    adjustments,
    tenders: tenders.filter(isPrepaid).map((tender) => ({
      ...tender,
      creditNotes: notes.filter((note) => note.isCredit && note.tenderName === tender.label).map(numberOf),
    })),
    currency: { code: order.currencyCode, symbol: order.currencySymbol, exchangeRate: order.exchangeRate },
    chargedMinor: order.chargedMinor,
    priceBreakdown: priceBreakdown.nullable().parse(order.priceBreakdown),
    at: order.placedAt.getTime(),
    refunds: await explainedRefunds(shop, full, notes),
    entries: entries.map(({ at, kind, note, postings }) => ({
      at: at.getTime(),
      kind,
      note,
      postings: postings.map(({ account, amountCents }) => ({ account, cents: amountCents })),
    })),
  }
}

const numberOf = ({ number }: CreditNote): string => number

/** A numbered document about a refund, which names its first try; null if all of it went back to prepaid tenders. */
interface CreditNote {
  readonly number: string
  readonly refundId: string | null
  readonly isCredit: boolean
  readonly tenderName: string
}

/** The refunds of an order, each with the units that it is for and its credit note. */
async function explainedRefunds(
  shop: Shop,
  full: FullOrder,
  notes: readonly CreditNote[],
): Promise<ExplainedRefund[]> {
  const { db } = shop.database
  const { id } = full.order
  const payments = await paymentsOfOrder(db, id)
  if (payments.refunds.length === 0) return []
  const ofCause = new Map<string, NumberedUnits>()
  for (const cause of new Set(payments.refunds.flatMap((refund) => refund.cause ?? []))) {
    const units = await unitsOfCause(shop)(db, cause)
    if (units === undefined) continue
    const numbers = await orderNumbers(db, [units.orderId])
    ofCause.set(cause, { ...units, orderNumber: numbers.get(units.orderId) ?? '' })
  }
  return withUnits(bareRefunds(payments, notes), full, ofCause)
}

type Payments = Awaited<ReturnType<typeof paymentsOfOrder>>

const bareRefunds = ({ attempts, refunds }: Payments, notes: readonly CreditNote[]): BareRefund[] =>
  refunds.map((refund) => {
    const { amountMinor, currencyCode, amountCents, state, reason, note, cause } = refund
    const noted = notes.find(({ refundId }) => refundId === firstTryOf(refunds, refund))
    return {
      ...{ amountMinor, currencyCode, amountCents, state, reason, note, cause },
      provider: attempts.find((attempt) => attempt.id === refund.attemptId)?.provider ?? null,
      requestedAt: refund.requestedAt.getTime(),
      settledAt: refund.settledAt?.getTime() ?? null,
      creditNote: state === 'failed' ? null : (noted?.number ?? null),
    }
  })

type Tried = Pick<Payments['refunds'][number], 'id' | 'retryOf'>

function firstTryOf(refunds: readonly Tried[], { id, retryOf }: Tried): string {
  const before = retryOf === null ? undefined : refunds.find((one) => one.id === retryOf)
  return before === undefined ? id : firstTryOf(refunds, before)
}
