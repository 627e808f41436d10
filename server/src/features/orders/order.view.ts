import { chargedMinorUnits, type PricedUnits } from '@first-fashion/contract/money/checkout-sums'
import { formatCharged, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { Order } from '@first-fashion/contract/orders/order'
import { cancellableFulfilment, isPaid, orderStatus } from '@first-fashion/contract/orders/status'
import { summedRows } from '@first-fashion/contract/orders/sum-rows'
import { orderFieldsOf } from '@first-fashion/contract/orders/sums'
import { namedTaxes, toOrderTaxes } from '@first-fashion/contract/taxes/tax-sums'
import { stateName } from '../countries/index.ts'
import type { OrderEvent } from './full-order/listed-details.ts'
import type { FullOrder, OrderRow } from './order.queries.ts'
import { taxesOfOrder } from './sums/order-taxes.ts'

/** The kind of an event that only staff read. */
export const noteKind = 'note'

const rupees = (cents: number) => rupeesFromCents(lkrCents(cents))

/** An order as its shopper sees it. */
export function orderView(full: FullOrder, now: Date): Order {
  const { order, events } = full
  return {
    _id: order.id,
    orderNumber: order.number,
    date: order.placedAt.getTime(),
    email: order.email,
    status: statusOf(order),
    payment: isPaid(order.paymentState),
    paymentState: order.paymentState,
    paymentMethod: order.paymentMethod,
    ...actionsOf(order, now),
    ...orderSums(full),
    due: rupees(dueOf(order)),
    refundedText: order.refundedMinor === 0 ? '' : formatCharged(order.refundedMinor, order.currencyCode),
    isRefundAwaited: order.fulfilment === 'cancelled' && isPaid(order.paymentState),
    isExpress: order.isExpress,
    estimatedDays:
      order.daysMin === null || order.daysMax === null ? null : { min: order.daysMin, max: order.daysMax },
    ...chargeOf(order),
    items: full.lines.map(itemOf),
    address: {
      firstName: order.firstName,
      lastName: order.lastName,
      street: order.street,
      apartment: order.apartment,
      city: order.city,
      state: order.state,
      stateName: stateName(order.countryCode, order.state),
      zipcode: order.zipcode,
      country: order.countryCode,
      phone: order.phone,
    },
    tracking: full.tracking,
    events: events.filter(({ kind }) => kind !== noteKind).map(eventView),
  }
}

export const eventView = ({ at, text, actor, note }: OrderEvent): Order['events'][number] => ({
  at: at.getTime(),
  text,
  actor,
  note,
})

/** What its shopper can do. */
const actionsOf = (order: OrderRow, now: Date) => ({
  canPayAgain: awaitsPayment(order, now),
  heldUntil: awaitsPayment(order, now) ? (order.holdUntil?.getTime() ?? null) : null,
  canCancel: canCancel(order),
})

const chargeOf = ({ currencyCode, currencySymbol, exchangeRate, chargedMinor }: OrderRow) => ({
  currency: { code: currencyCode, symbol: currencySymbol, exchangeRate },
  chargedMinorUnits: chargedMinor,
  chargedText: formatCharged(chargedMinor, currencyCode),
})

export const itemOf = (line: FullOrder['lines'][number]): Order['items'][number] => ({
  lineId: line.id,
  productId: line.itemId,
  variantIndex: line.variantIndex,
  path: line.path,
  slug: line.slug,
  name: line.name,
  image: line.image,
  options: [...line.options],
  color: line.color,
  colorCode: line.colorCode,
  size: line.size,
  quantity: line.quantity,
  cancelledQuantity: line.cancelledQuantity,
  refundedQuantity: line.goneQuantity - line.cancelledQuantity,
  price: rupees(line.unitPriceCents),
})

/** The lines of an order as they are added up, in rupees. */
export const pricedUnits = ({ lines }: Pick<FullOrder, 'lines'>): PricedUnits[] =>
  lines.map(({ unitPriceCents, quantity }) => ({ price: rupees(unitPriceCents), quantity }))

/** What is charged for an order as it is now, in minor units of its currency. */
export function chargedMinorNow(full: FullOrder): number {
  const { currencyCode: code, currencySymbol: symbol, exchangeRate } = full.order
  const { adjustments, tenders, shippingCost: shipping } = orderSums(full)
  const rows = summedRows({ lines: pricedUnits(full), shipping, adjustments, tenders })
  return chargedMinorUnits(rows, { code, symbol, exchangeRate })
}

/** The sums of an order in rupees: its lists, and the fields that are derived from them. */
export function orderSums(full: FullOrder) {
  const { order } = full
  const adjustments = full.adjustments.map(({ source, kind, label, appliesTo, cents, reference }) => ({
    source,
    kind,
    label,
    appliesTo,
    amount: rupees(cents),
    reference,
  }))
  const tenders = full.tenders.map(({ source, kind, label, cents, returnedCents }) => ({
    source,
    kind,
    label,
    amount: rupees(cents),
    returned: rupees(returnedCents),
  }))
  const taxes = toOrderTaxes(namedTaxes(taxesOfOrder(full)))
  return {
    amount: rupees(order.totalCents),
    subtotal: rupees(order.subtotalCents),
    shippingCost: rupees(order.shippingCents),
    adjustments,
    tenders,
    ...(taxes.length === 0 ? {} : { taxes }),
    ...orderFieldsOf(adjustments, tenders),
  }
}

export const statusOf = (order: OrderRow) =>
  orderStatus({ fulfilment: order.fulfilment, payment: order.paymentState, returns: order.returnsState })

/** What of an order the prepaid tenders left to pay, in LKR cents: what was charged, or is collected, is worth that. */
export const dueOf = (order: Pick<OrderRow, 'totalCents' | 'prepaidCents'>): number =>
  order.totalCents - order.prepaidCents

/** Whether the shopper may cancel it: nothing of it has left or is being made. One that waits for its payment is ended by not paying it. */
export const canCancel = (
  order: Pick<OrderRow, 'fulfilment' | 'paymentState' | 'paymentMethod' | 'isInProduction'>,
): boolean =>
  !order.isInProduction &&
  cancellableFulfilment.includes(order.fulfilment) &&
  (order.paymentMethod === 'cod' || order.paymentState !== 'awaiting')

/** Whether the payment page may still be opened: the order is not paid and its stock is still held. */
export const awaitsPayment = (order: OrderRow, now: Date): boolean =>
  order.paymentMethod !== 'cod' &&
  order.paymentState === 'awaiting' &&
  order.fulfilment !== 'cancelled' &&
  order.holdUntil !== null &&
  order.holdUntil > now
