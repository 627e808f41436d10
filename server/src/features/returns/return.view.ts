import { chargedMinorUnits, type PricedUnits } from '@first-fashion/contract/money/checkout-sums'
import { formatCharged, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { ReturnFigures, ReturnRequest } from '@first-fashion/contract/returns/return-request'
import type { FullOrder, OrderRow } from '../orders/index.ts'
import type { ExchangeChoice } from './exchanges/exchange-choice.ts'
import { historyOf } from './history/return-history.ts'
import { returnPhotoOf } from './photos/return-photos.service.ts'
import { type ReturnPlan, sumsOfParts } from './return-plan.ts'
import type { FullRequest } from './returns.queries.ts'
import { holdOf, stepOf } from './returns.rules.ts'

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

/** The names of the photos of requests, by the requests' ids. */
type Photos = ReadonlyMap<string, readonly string[]>

/** A request as its shopper sees it. */
export const returnView = (request: FullRequest, full: FullOrder, photos: Photos): ReturnRequest => ({
  ...factsOf(request, full, photos),
  history: historyOf(request, full),
})

const factsOf = (request: FullRequest, full: FullOrder, photos: Photos): Omit<ReturnRequest, 'history'> => ({
  _id: request.id,
  orderId: request.orderId,
  orderNumber: full.order.number,
  kind: request.kind,
  status: request.status,
  step: stepOf(request),
  reason: request.reason,
  note: request.note,
  photos: (photos.get(request.id) ?? []).map(returnPhotoOf),
  notes: request.staffNote,
  payout: request.payout,
  totalRefundAmount: rupees(request.refundCents),
  toStoreCredit: rupees(request.creditCents),
  toOriginalText: chargedText(request.originalMinor, full.order.currencyCode),
  shipping: rupees(request.shippingCents),
  priceDifference: rupees(request.priceDifferenceCents),
  dueText: chargedText(dueOfRequest(request, full), full.order.currencyCode),
  payUntil: request.payUntil?.getTime() ?? null,
  hold: holdView(request),
  lines: full.lines.flatMap((line) =>
    request.lines.filter(({ lineId }) => lineId === line.id).map((returned) => lineView(returned, line)),
  ),
  ...timesOf(request),
  replacement:
    request.replacementOrderId === null
      ? null
      : { _id: request.replacementOrderId, number: request.replacementNumber ?? '' },
})

function holdView(request: FullRequest): ReturnRequest['hold'] {
  const hold = holdOf(request)
  return hold === undefined ? null : { until: hold.until?.getTime() ?? null }
}

const lineView = (
  { quantity, refundCents, condition, exchangePriceCents, ...returned }: FullRequest['lines'][number],
  line: FullOrder['lines'][number],
): ReturnRequest['lines'][number] => ({
  lineId: line.id,
  itemId: line.itemId,
  name: line.name,
  image: line.image,
  options: [...line.options],
  quantity,
  amount: rupees(refundCents),
  condition,
  requested: returned.requestedQuantity ?? quantity,
  damaged: returned.damagedQuantity,
  exchangeFor:
    returned.variantIndex === null || exchangePriceCents === null
      ? null
      : {
          productId: returned.exchangeItem ?? line.itemId,
          name: returned.exchangeName ?? line.name,
          variantIndex: returned.variantIndex,
          size: returned.size ?? '',
          color: returned.color ?? '',
          price: rupees(exchangePriceCents),
          difference: rupees(returned.differenceCents),
        },
})

const timesOf = ({ requestedAt, approvedAt, receivedAt, refundDueAt, settledAt, ...ended }: FullRequest) => ({
  requestedAt: requestedAt.getTime(),
  approvedAt: approvedAt?.getTime() ?? null,
  receivedAt: receivedAt?.getTime() ?? null,
  refundDueAt: refundDueAt?.getTime() ?? null,
  settledAt: settledAt?.getTime() ?? null,
  rejectedAt: ended.rejectedAt?.getTime() ?? null,
  withdrawnAt: ended.withdrawnAt?.getTime() ?? null,
})

const chargedText = (minor: number, currencyCode: string): string =>
  minor === 0 ? '' : formatCharged(minor, currencyCode)

/**
 * What is due for an exchange, in minor units of the currency that the order was charged in: the prices of what is sent
 * instead, each rounded once, less what those that come back are worth.
 */
export function dueMinorOf(
  sent: readonly PricedUnits[],
  differenceCents: number,
  { currencyCode: code, currencySymbol: symbol, exchangeRate }: OrderRow,
): number {
  if (differenceCents <= 0) return 0
  const cents = sent.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)
  const rows = { lines: sent, goodsOff: [(cents - differenceCents) / 100], shipping: 0, prepaid: [] }
  return chargedMinorUnits(rows, { code, symbol, exchangeRate })
}

/** The same of a request. */
export const dueOfRequest = (
  { lines, priceDifferenceCents }: FullRequest,
  { order, lines: bought }: FullOrder,
): number =>
  dueMinorOf(
    lines.map((line) => sentUnits(line, bought)),
    priceDifferenceCents,
    order,
  )

/** At the agreed price, or that at which they were bought. */
function sentUnits(
  { lineId, quantity, exchangePriceCents }: FullRequest['lines'][number],
  bought: FullOrder['lines'],
): PricedUnits {
  const cents = exchangePriceCents ?? bought.find(({ id }) => id === lineId)?.unitPriceCents ?? 0
  return { price: rupees(cents), quantity }
}

const plannedDue = ({ full, lines, differenceCents }: ReturnPlan): number =>
  dueMinorOf(
    lines.flatMap(({ quantity, exchange }) =>
      exchange === null ? [] : [{ price: rupees(exchange.priceCents), quantity }],
    ),
    differenceCents,
    full.order,
  )

/** What a request would come to, as it is shown before it is made. */
export const figuresView = (plan: ReturnPlan): ReturnFigures => ({
  lines: plan.lines.map(({ lineId, quantity, priceCents, discounts, cents, exchange }) => ({
    lineId,
    quantity,
    price: rupees(priceCents),
    discounts: discounts.map((discount) => ({ label: discount.label, amount: rupees(0 - discount.cents) })),
    amount: rupees(cents),
    exchangeFor: exchange && choiceView(exchange),
  })),
  shipping: rupees(plan.shippingCents),
  alreadyRefunded: rupees(plan.deductedCents),
  total: rupees(plan.totalCents),
  toStoreCredit: rupees(sumsOfParts(plan.parts).creditCents),
  toOriginal: rupees(sumsOfParts(plan.parts).originalCents),
  toOriginalText: chargedText(sumsOfParts(plan.parts).originalMinor, plan.full.order.currencyCode),
  priceDifference: rupees(plan.differenceCents),
  dueText: chargedText(plannedDue(plan), plan.full.order.currencyCode),
  until: plan.until.getTime(),
})

const choiceView = ({
  itemId,
  isOther: _isOther,
  priceCents,
  differenceCents,
  ...choice
}: ExchangeChoice) => ({
  ...choice,
  productId: itemId,
  price: rupees(priceCents),
  difference: rupees(differenceCents),
})
