import type { FulfilmentState, PaymentState } from './status.ts'

/** Why an order should not just be sent: all its money went back, or its payment is disputed. */
export const sendingCautions = ['refunded', 'disputed'] as const
export type SendingCaution = (typeof sendingCautions)[number]

interface Order {
  readonly paymentState: PaymentState
  readonly isDisputed: boolean
}

/** Why staff are asked before an order is packed, printed or shipped; null if nothing speaks against it. */
export function cautionOf({ paymentState, isDisputed }: Order): SendingCaution | null {
  if (isDisputed) return 'disputed'
  return paymentState === 'refunded' ? 'refunded' : null
}

/** The status changes that send goods on their way. */
export const sends = (to: FulfilmentState): boolean => to === 'packing' || to === 'shipped'
