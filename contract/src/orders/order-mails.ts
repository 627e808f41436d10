import { isPaid, type OrderPaymentMethod, type PaymentState } from './status.ts'

/** The emails of an order that staff can send again. */
export const orderMails = ['confirmation', 'status', 'invoice'] as const
export type OrderMail = (typeof orderMails)[number]

interface Sent {
  readonly paymentMethod: OrderPaymentMethod
  readonly paymentState: PaymentState
}

/** Those that its buyer may have had: nothing is confirmed before it is accepted, or invoiced before it is paid. */
export function sendableMails({ paymentMethod, paymentState }: Sent): readonly OrderMail[] {
  const wasPaid = isPaid(paymentState) || paymentState === 'refunded'
  const isAccepted = wasPaid || paymentMethod === 'cod'
  return orderMails.filter((mail) => (mail === 'invoice' ? wasPaid : mail === 'status' || isAccepted))
}
