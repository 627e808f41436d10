/** The order status values that shopper and staff see (spec A section 4). */
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

/** How far the goods are. Kept apart from the payment and from return requests. */
export const fulfilmentStates = [
  'placed',
  'packing',
  'shipped',
  'out-for-delivery',
  'delivered',
  'cancelled',
] as const
export type FulfilmentState = (typeof fulfilmentStates)[number]

/** Where the money is. */
export const paymentStates = ['awaiting', 'paid', 'failed', 'partly-refunded', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Ways to pay, in the order in which they are offered (spec A section 4). */
export const paymentMethods = ['stripe', 'koko', 'cod', 'razorpay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How an order is paid: one of those ways, or nothing was left to pay. */
export const orderPaymentMethods = [...paymentMethods, 'covered'] as const
export type OrderPaymentMethod = (typeof orderPaymentMethods)[number]

/** Whether the money is in, or most of it: what goes back in part leaves an order paid. */
export const isPaid = (state: PaymentState): boolean => state === 'paid' || state === 'partly-refunded'

/** The next states that staff may choose; nobody sets one without asking this table. */
export const nextFulfilment: Readonly<Record<FulfilmentState, readonly FulfilmentState[]>> = {
  placed: ['packing', 'cancelled'],
  packing: ['shipped', 'cancelled'],
  shipped: ['out-for-delivery', 'delivered'],
  'out-for-delivery': ['delivered'],
  delivered: [],
  cancelled: [],
}

const statusOf: Readonly<Record<FulfilmentState, OrderStatus>> = {
  placed: 'Order Placed',
  packing: 'Packing',
  shipped: 'Shipped',
  'out-for-delivery': 'Out for Delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export type ReturnState = 'none' | 'refund-requested' | 'exchange-requested' | 'refunded'

/** The one derivation of the nine statuses from the three states that an order keeps. */
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

interface ShownPayment {
  readonly payment: boolean
  readonly paymentState: PaymentState
  readonly paymentMethod: string
}

/** The payment text of an order (spec A section 4); one that was paid and given back did not fail. */
export function paymentDisplay(order: ShownPayment): string {
  if (order.payment) return 'Paid'
  if (order.paymentState === 'refunded') return 'Refunded'
  return order.paymentMethod === 'cod' ? 'Payment Pending (COD)' : 'Payment Failed'
}

/** An order's number: the last 8 characters of its id, upper-cased. */
export const orderNumber = (orderId: string): string => orderId.slice(-8).toUpperCase()
