import type { Quote } from '@first-fashion/contract/checkout/quote'
import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import type { PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import { priceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import { centsFromRupees } from '@first-fashion/contract/money/money'
import { isPrepaid } from '@first-fashion/contract/orders/tenders'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { activeQuote } from '../checkout/index.ts'
import { type FullOrder, findOrder, lineRefundsOf, type Orders, unknownOrder } from '../orders/index.ts'
import { ledgerOfOrder, paymentsOfOrder } from '../payments/index.ts'
import { settledReturns } from '../returns/index.ts'
import type { Explained, ExplainedRefund } from './explained.ts'
import { explain } from './explanation.rules.ts'
import { withUnits } from './refunded-units.rules.ts'

/** Explains the figures of orders and quotes: the same for everyone who may see them. */
export interface Explanations {
  /** Explains a customer's quote. Refuses with 'explanation.quote-over', also for another customer's. */
  ofQuote(customerId: string, quoteId: string): Promise<Explanation>
  /** Explains a customer's own order. Refuses with 'order.unknown'. */
  ofOwn(customerId: string, orderId: string): Promise<Explanation>
  /** Explains any order; the caller checks access. Refuses with 'order.unknown'. */
  ofOrder(orderId: string): Promise<Explanation>
}

export interface ExplanationsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly orders: Orders
  readonly onError: (error: unknown, subject: string) => void
}

export function createExplanations({ database, clock, orders, onError }: ExplanationsDeps): Explanations {
  const { db } = database
  const reported = (subject: string, explained: Explained) => {
    const explanation = explain(explained)
    const open = explanation.figures.filter(({ steps }) => steps.some(({ of }) => of.kind === 'unexplained'))
    // The caller still gets the explained part.
    if (open.length > 0)
      onError(new Error(`figures that do not add up: ${open.map(({ key }) => key).join(' ')}`), subject)
    return explanation
  }
  const ofFull = async (full: FullOrder) =>
    reported(`order ${full.order.id}`, await orderAsExplained(db, full))
  return {
    ofQuote: async (customerId, quoteId) => {
      const held = isUuid(quoteId) ? await activeQuote(db, customerId, quoteId, clock.now()) : undefined
      if (held === undefined)
        throw new AppError(
          'unknown',
          'explanation.quote-over',
          'This total has expired. Please check it again.',
        )
      return reported(`quote ${quoteId}`, quoteAsExplained(held.quote, held.priceBreakdown, held.createdAt))
    },
    ofOwn: async (customerId, orderId) => ofFull(await orders.own(customerId, orderId)),
    ofOrder: async (orderId) => {
      const full = isUuid(orderId) ? await findOrder(db, orderId) : undefined
      if (full === undefined) throw unknownOrder()
      return ofFull(full)
    },
  }
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
  discountCents: centsFromRupees(quote.discount),
  shippingCents: centsFromRupees(quote.shipping),
  totalCents: centsFromRupees(quote.total),
  adjustments: quote.adjustments.map(({ amount, lines, ...adjustment }) => ({
    ...adjustment,
    cents: centsFromRupees(amount),
    lines: lines.map(({ line, amount }) => ({ line, cents: centsFromRupees(amount) })),
  })),
  tenders: quote.tenders
    .filter(({ amount }) => amount > 0)
    .map(({ kind, label, amount }) => ({ kind, label, cents: centsFromRupees(amount), returnedCents: 0 })),
  currency: quote.currency,
  chargedMinor: quote.chargedMinorUnits,
  priceBreakdown: kept,
  at: at.getTime(),
  refunds: [],
  entries: [],
})

async function orderAsExplained(db: Db, full: FullOrder): Promise<Explained> {
  const { order, lines, adjustments, tenders } = full
  const entries = await ledgerOfOrder(db, order.id)
  return {
    lines: lines.map(({ name, color, size, quantity, unitPriceCents }) => ({
      name,
      color,
      size,
      quantity,
      unitPriceCents,
    })),
    subtotalCents: order.subtotalCents,
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    totalCents: order.totalCents,
    adjustments,
    tenders: tenders.filter(isPrepaid),
    currency: { code: order.currencyCode, symbol: order.currencySymbol, exchangeRate: order.exchangeRate },
    chargedMinor: order.chargedMinor,
    priceBreakdown: priceBreakdown.nullable().parse(order.priceBreakdown),
    at: order.placedAt.getTime(),
    refunds: await refundsOf(db, full),
    entries: entries.map(({ at, kind, note, postings }) => ({
      at: at.getTime(),
      kind,
      note,
      postings: postings.map(({ account, amountCents }) => ({ account, cents: amountCents })),
    })),
  }
}

async function refundsOf(db: Db, full: FullOrder): Promise<ExplainedRefund[]> {
  const { id } = full.order
  const { attempts, refunds } = await paymentsOfOrder(db, id)
  if (refunds.length === 0) return []
  const bare = refunds.map(({ attemptId, requestedAt, settledAt, ...refund }) => {
    const { amountMinor, currencyCode, amountCents, state, reason, note } = refund
    return {
      amountMinor,
      currencyCode,
      amountCents,
      state,
      reason,
      note,
      provider: attempts.find((attempt) => attempt.id === attemptId)?.provider ?? null,
      requestedAt: requestedAt.getTime(),
      settledAt: settledAt?.getTime() ?? null,
    }
  })
  return withUnits(bare, full, await settledReturns(db, id), await lineRefundsOf(db, id))
}
