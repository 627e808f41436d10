import { allocate } from '@first-fashion/contract/money/checkout-sums'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { PaymentOrder } from '../../ports/payment-provider.ts'
import type { FullOrder } from '../orders/index.ts'
import type { AttemptRow } from './payment.queries.ts'

/** Where the browser returns to: paths of the store [A2.09, A2.10]. */
function returnUrls(provider: PaymentProviderName, orderId: string, storeUrl: string) {
  const url = (isPaid: boolean) =>
    provider === 'koko'
      ? `${storeUrl}/verifyKokoPay?success=${isPaid}`
      : `${storeUrl}/verify?success=${isPaid}&orderId=${orderId}`
  return { successUrl: url(true), cancelUrl: url(false) }
}

/** An order as a partner gets it. Its lines add up to the charged amount exactly, in the charged currency. */
export function paymentOrder(
  { order, lines }: FullOrder,
  attempt: AttemptRow,
  storeUrl: string,
): PaymentOrder {
  const names = [
    ...lines.map((line) => `${line.quantity} × ${[line.name, ...line.options].join(', ')}`),
    'Shipping',
  ]
  const weights = [...lines.map((line) => line.unitPriceCents * line.quantity), order.shippingCents]
  const amounts = allocate(attempt.amountMinor, weights)
  const { firstName, lastName, email, phone } = order
  return {
    attemptId: attempt.id,
    orderId: order.id,
    orderNumber: order.number,
    firstName,
    lastName,
    email,
    phone,
    currencyCode: attempt.currencyCode,
    amountMinor: attempt.amountMinor,
    lines: names
      .map((name, index) => ({ name, amountMinor: amounts[index] ?? 0 }))
      .filter((line) => line.amountMinor > 0),
    ...returnUrls(attempt.provider, order.id, storeUrl),
    expiresAt: attempt.expiresAt,
  }
}
