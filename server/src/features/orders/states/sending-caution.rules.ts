import { cautionOf } from '@first-fashion/contract/orders/sending-caution'
import { isPaid, type OrderPaymentMethod, type PaymentState } from '@first-fashion/contract/orders/status'
import { AppError } from '../../../platform/errors.ts'

type Payment = Parameters<typeof cautionOf>[0]

/** Refuses with 'order.needs-confirmation' to send what is refunded in full or disputed. */
export function requireNoCaution(order: Payment): void {
  const words = cautionText(order)
  if (words !== null) throw new AppError('refused', 'order.needs-confirmation', words)
}

/** Why staff have to confirm that an order is sent; null if they need not. */
export function cautionText(order: Payment): string | null {
  const caution = cautionOf(order)
  return caution === null ? null : cautionWords[caution]
}

const cautionWords = {
  refunded:
    'All the money of this order went back. Please open the order and confirm that it is sent all the same.',
  disputed:
    'The payment of this order is disputed. Please open the order and confirm that it is sent all the same.',
} as const

/** Whether a payment must come in before the order can move on; one that went back came in before. */
export const awaitsMoney = ({
  paymentMethod,
  paymentState,
}: {
  readonly paymentMethod: OrderPaymentMethod
  readonly paymentState: PaymentState
}): boolean => paymentMethod !== 'cod' && !isPaid(paymentState) && paymentState !== 'refunded'
