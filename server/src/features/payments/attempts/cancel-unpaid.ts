import type { CancelUnpaidOutcome } from '@first-fashion/contract/checkout/calls'
import { isPaid } from '@first-fashion/contract/orders/status'
import type { PaymentProvider, PaymentStatus } from '../../../ports/payment-provider.ts'
import { awaitsPayment, ownOrder } from '../../orders/index.ts'
import { latestAttempt } from '../payment.queries.ts'
import { type PaymentsDeps, providerOf } from '../payments-deps.ts'
import type { ReleasedStock } from '../settlement.service.ts'

export const byShopper = 'The payment was cancelled by the shopper'
const orderedAnew = 'Ordered in another attempt'

export async function cancelUnpaidOrder(
  deps: PaymentsDeps,
  customerId: string,
  orderId: string,
): Promise<CancelUnpaidOutcome> {
  const { order } = await ownOrder(deps.database.db, customerId, orderId)
  if (isPaid(order.paymentState)) return 'paid'
  return awaitsPayment(order, deps.clock.now()) ? closeAndCancel(deps, orderId, byShopper) : 'over'
}

export async function supersede(deps: PaymentsDeps, orderIds: readonly string[]): Promise<string[]> {
  const open: string[] = []
  for (const orderId of orderIds)
    if ((await closeAndCancel(deps, orderId, orderedAnew, 'for-next-attempt')) === 'awaiting')
      open.push(orderId)
  return open
}

async function closeAndCancel(
  deps: PaymentsDeps,
  orderId: string,
  reason: string,
  stock?: ReleasedStock,
): Promise<CancelUnpaidOutcome> {
  const { settlement } = deps
  const attempt = await latestAttempt(deps.database.db, orderId)
  if (attempt !== undefined && attempt.providerSessionId !== null) {
    const provider = providerOf(deps, attempt.provider)
    const status = await provider.close(attempt.providerSessionId)
    const settled = await settlement.settle(attempt.provider, status, reason, stock)
    if (settled === 'over') return 'cancelled'
    if (settled !== 'not-paid') return settled === 'paid' ? 'paid' : 'over'
    if (mayStillPay(status, provider)) return 'awaiting'
  }
  await settlement.cancelUnpaid(orderId, reason, stock)
  return 'cancelled'
}

/**
 * Whether cancelling could cost the shopper money: a payment may still arrive, and we cannot refund it automatically.
 */
const mayStillPay = ({ state }: PaymentStatus, { abilities }: PaymentProvider): boolean =>
  state === 'unpaid' || (state === 'open' && !abilities.closes && !abilities.refunds)
