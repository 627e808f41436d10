import { formatCharged, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import { orderNumber } from '@first-fashion/contract/orders/status'
import type { ReturnFigures, ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { FullOrder } from '../orders/index.ts'
import type { ReturnPlan } from './return-plan.ts'
import type { FullRequest } from './returns.queries.ts'
import { stepOf } from './returns.rules.ts'

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

/** A request as its shopper sees it. */
export const returnView = (request: FullRequest, { order, lines }: FullOrder): ReturnRequest => ({
  _id: request.id,
  orderId: request.orderId,
  orderNumber: order.number,
  kind: request.kind,
  status: request.status,
  step: stepOf(request),
  reason: request.reason,
  note: request.note,
  notes: request.staffNote,
  payout: request.payout,
  totalRefundAmount: rupees(request.refundCents),
  toStoreCredit: rupees(request.creditCents),
  toOriginalText: chargedText(request.originalMinor, order.currencyCode),
  shipping: rupees(request.shippingCents),
  priceDifference: rupees(request.priceDifferenceCents),
  lines: lines.flatMap((line) =>
    request.lines.filter(({ lineId }) => lineId === line.id).map((returned) => lineView(returned, line)),
  ),
  ...timesOf(request),
  replacement:
    request.replacementOrderId === null
      ? null
      : { _id: request.replacementOrderId, number: orderNumber(request.replacementOrderId) },
})

const lineView = (
  { quantity, refundCents, condition, variantIndex, size, color }: FullRequest['lines'][number],
  line: FullOrder['lines'][number],
): ReturnRequest['lines'][number] => ({
  lineId: line.id,
  name: line.name,
  image: line.image,
  options: [...line.options],
  quantity,
  amount: rupees(refundCents),
  condition,
  exchangeFor: variantIndex === null ? null : { variantIndex, size: size ?? '', color: color ?? '' },
})

const timesOf = ({ requestedAt, approvedAt, receivedAt, settledAt, rejectedAt }: FullRequest) => ({
  requestedAt: requestedAt.getTime(),
  approvedAt: approvedAt?.getTime() ?? null,
  receivedAt: receivedAt?.getTime() ?? null,
  settledAt: settledAt?.getTime() ?? null,
  rejectedAt: rejectedAt?.getTime() ?? null,
})

const chargedText = (minor: number, currencyCode: string): string =>
  minor === 0 ? '' : formatCharged(minor, currencyCode)

/** What a request would come to, as it is shown before it is made. */
export const figuresView = ({ full, lines, split, ...plan }: ReturnPlan): ReturnFigures => ({
  lines: lines.map(({ lineId, quantity, priceCents, discounts, cents }) => ({
    lineId,
    quantity,
    price: rupees(priceCents),
    discounts: discounts.map((discount) => ({ label: discount.label, amount: rupees(0 - discount.cents) })),
    amount: rupees(cents),
  })),
  shipping: rupees(plan.shippingCents),
  alreadyRefunded: rupees(plan.deductedCents),
  total: rupees(plan.totalCents),
  toStoreCredit: rupees(split.creditCents),
  toOriginal: rupees(split.originalCents),
  toOriginalText: chargedText(split.originalMinor, full.order.currencyCode),
  priceDifference: 0,
  until: plan.until.getTime(),
})
