/** The order status values that shopper and staff see [A4.32]. */
export const orderStatuses = [
  'Order Placed',
  'Packing',
  'Shipped',
  'Out for Delivery',
  'Delivered',
  'Cancelled',
  'refund_requested',
  'Refunded',
  'exchange_requested',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The fulfilment status, separate from the payment and from returns. */
export const fulfilmentStates = [
  'placed',
  'packing',
  'shipped',
  'out-for-delivery',
  'delivered',
  'cancelled',
] as const
export type FulfilmentState = (typeof fulfilmentStates)[number]

/** The steps of an order on its way, as its shopper reads them. */
export const fulfilmentSteps = [
  'Order Placed',
  'Packing',
  'Shipped',
  'Out for Delivery',
  'Delivered',
] as const satisfies readonly OrderStatus[]

/** The payment status. */
export const paymentStates = ['awaiting', 'paid', 'failed', 'partly-refunded', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Payment methods in the order in which they are offered [A4.28]. */
export const paymentMethods = ['stripe', 'koko', 'cod', 'razorpay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How an order is paid: by one of those methods, or with no payment due, because tenders and adjustments pay it all. */
export const orderPaymentMethods = [...paymentMethods, 'no-payment-due'] as const
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number]

/** Whether the order is paid. Partial refunds leave it paid. */
export const isPaid = (state: PaymentState): boolean => state === 'paid' || state === 'partly-refunded'

/** The status changes allowed for staff. Every change is checked against this table. */
export const nextFulfilment: Readonly<Record<FulfilmentState, readonly FulfilmentState[]>> = {
  placed: ['packing', 'cancelled'],
  packing: ['shipped', 'cancelled'],
  shipped: ['out-for-delivery', 'delivered'],
  'out-for-delivery': ['delivered'],
  delivered: [],
  cancelled: [],
}

/** The states in which nothing of an order has left the shop: it can be cancelled, unless a partner is making a part of it. */
export const cancellableFulfilment: readonly FulfilmentState[] = ['placed', 'packing']

/** Whether the shop's own parcel of an order is on its way, or arrived. */
export const hasLeft = (state: FulfilmentState): boolean =>
  state !== 'cancelled' && !cancellableFulfilment.includes(state)

const statusOf: Readonly<Record<FulfilmentState, OrderStatus>> = {
  placed: 'Order Placed',
  packing: 'Packing',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export type ReturnState = 'none' | 'refund-requested' | 'exchange-requested' | 'refunded'

/** The stored state that shows as a status: by it screens choose its colour. */
export const stateShownAs = {
  'Order Placed': 'placed',
  Packing: 'packing',
  Shipped: 'shipped',
  'Out for Delivery': 'out-for-delivery',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
  refund_requested: 'refund-requested',
  Refunded: 'refunded',
  exchange_requested: 'exchange-requested',
} as const satisfies Readonly<Record<OrderStatus, FulfilmentState | ReturnState>>

/** Derives the nine statuses from the three stored states of an order. */
export function orderStatus(order: {
  readonly fulfilment: FulfilmentState
  readonly payment: PaymentState
  readonly returns: ReturnState
}): OrderStatus {
  if (order.returns === 'refund-requested') return 'refund_requested'
  if (order.returns === 'exchange-requested') return 'exchange_requested'
  if (order.returns === 'refunded' || (order.fulfilment === 'delivered' && order.payment === 'refunded'))
    return 'Refunded'
  return statusOf[order.fulfilment]
}

interface PaymentView {
  readonly payment: boolean
  readonly paymentState: PaymentState
  readonly paymentMethod: string
}

/** The payment text of an order [A4.33]. A refunded payment did not fail. */
export function paymentDisplay(order: PaymentView): string {
  if (order.payment) return 'Paid'
  if (order.paymentState === 'refunded') return 'Refunded'
  return order.paymentMethod === 'cod' ? 'Payment Pending (COD)' : 'Payment Failed'
}

/**
 * The number of a new order: the last 8 characters of its ID in upper case, behind the prefix of the store if it has one. An
 * order keeps its number, so that of a placed order is read and not made again.
 */
export const orderNumber = (orderId: string, prefix = ''): string =>
  `${prefix === '' ? '' : `${prefix}-`}${orderId.slice(-8).toUpperCase()}`
