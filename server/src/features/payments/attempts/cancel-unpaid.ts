import type { CancelUnpaidOutcome } from '@first-fashion/contract/checkout/calls'
import { isPaid } from '@first-fashion/contract/orders/status'
import type { PaymentProvider, PaymentStatus } from '../../../ports/payment-provider.ts'
import type { Shop } from '../../../shop.ts'
import { awaitsPayment, ownOrder } from '../../orders/index.ts'
import { latestAttempt } from '../payment.queries.ts'
import { cancelAndRelease, type ReleasedStock, settlePayment } from '../settlement.service.ts'
import { requireProvider } from './required-provider.ts'

export const byShopper = 'The payment was cancelled by the shopper'
const orderedAnew = 'Ordered in another attempt'

/**
 * Cancels the customer's own unpaid order and releases its stock, code and store credit. The partner is asked first.
 * An order that was just paid stays; so does one that may be in payment at a partner that can neither close nor
 * refund it.
 */
export async function cancelUnpaidOrder(
  shop: Shop,
  customerId: string,
  orderId: string,
): Promise<CancelUnpaidOutcome> {
  const { order } = await ownOrder(shop.database.db, customerId, orderId)
  if (isPaid(order.paymentState)) return 'paid'
  return awaitsPayment(order, shop.clock.now()) ? closeAndCancel(shop, orderId, byShopper) : 'over'
}

/**
 * Closes open orders because their shopper orders the same cart again. Returns those that stay open because their
 * partner can neither close nor refund them; if paid after all, they are refunded.
 */
export async function supersedeOrders(shop: Shop, orderIds: readonly string[]): Promise<string[]> {
  const open: string[] = []
  for (const orderId of orderIds)
    if ((await closeAndCancel(shop, orderId, orderedAnew, 'for-next-attempt')) === 'awaiting')
      open.push(orderId)
  return open
}

async function closeAndCancel(
  shop: Shop,
  orderId: string,
  reason: string,
  stock?: ReleasedStock,
): Promise<CancelUnpaidOutcome> {
  const attempt = await latestAttempt(shop.database.db, orderId)
  if (attempt !== undefined && attempt.providerSessionId !== null) {
    const provider = requireProvider(shop, attempt.provider)
    const status = await provider.close(attempt.providerSessionId)
    const settled = await settlePayment(shop, attempt.provider, status, reason, stock)
    if (settled === 'over') return 'cancelled'
    if (settled !== 'not-paid') return settled === 'paid' ? 'paid' : 'over'
    if (mayStillPay(status, provider)) return 'awaiting'
  }
  await cancelAndRelease(shop, orderId, reason, stock)
  return 'cancelled'
}

/**
 * Whether cancelling could cost the shopper money: a payment may still arrive, and we cannot refund it automatically.
 */
const mayStillPay = ({ state }: PaymentStatus, { abilities }: PaymentProvider): boolean =>
  state === 'unpaid' || (state === 'open' && !abilities.closes && !abilities.refunds)
