import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'

type PaidOrder = Pick<StaffOrder, 'payment' | 'paymentState' | 'paymentMethod' | 'status'>

/**
 * Names the word for the payment of an order: an open payment did not fail yet, and a cancelled cash order waits for
 * nothing. Shoppers read the texts of `paymentDisplay`.
 */
export function paymentWord({ payment, paymentState, paymentMethod, status }: PaidOrder) {
  if (payment) return 'paid'
  if (paymentState === 'refunded') return 'refunded'
  const isOpen = paymentState === 'awaiting' && status !== 'Cancelled'
  if (paymentMethod === 'cod') return isOpen ? 'cashPending' : 'notPaid'
  return isOpen ? 'awaiting' : 'failed'
}
