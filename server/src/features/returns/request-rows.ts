import type { ExchangeChoice } from './exchanges/exchange-choice.ts'
import { type AskedReturn, type MoneyBack, type ReturnPlan, sumsOfParts } from './return-plan.ts'

/** A request as stored. */
export const rowOf = (
  { kind, orderId, reason, note }: AskedReturn,
  { differenceCents, ...plan }: ReturnPlan,
) => ({
  kind,
  orderId,
  reason,
  note: note.trim(),
  priceDifferenceCents: differenceCents,
  ...moneyColumns(plan),
})

/** What goes back, in the columns of a request. */
export const moneyColumns = ({ payout, totalCents, shippingCents, deductedCents, parts }: MoneyBack) => {
  const { creditCents, originalMinor } = sumsOfParts(parts)
  return { payout, refundCents: totalCents, shippingCents, deductedCents, creditCents, originalMinor }
}

export const partRows = (requestId: string, { parts }: MoneyBack) =>
  parts.map(({ originalCents: _cents, ...part }, position) => ({ requestId, position, ...part }))

export const linesOf = (requestId: string, { orderId }: AskedReturn, plan: ReturnPlan) =>
  plan.lines.map(({ lineId, quantity, cents, exchange }) => ({
    requestId,
    orderId,
    lineId,
    quantity,
    refundCents: cents,
    ...(exchange === null ? {} : choiceColumns(exchange)),
  }))

/** What is sent instead, in the columns of a line. */
export const choiceColumns = ({ itemId, isOther, name, priceCents, ...choice }: ExchangeChoice) => ({
  ...choice,
  exchangeItem: isOther ? itemId : null,
  exchangeName: isOther ? name : null,
  exchangePriceCents: priceCents,
})
