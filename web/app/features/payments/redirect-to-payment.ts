import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { paths } from '../../platform/paths.ts'

/** Redirects to the payment page; if a form must be posted, the screen shows it. */
export function goOnToPay(start: Exclude<PaymentStart, { kind: 'form' }>, orderId: string): void {
  window.location.assign(start.kind === 'page' ? start.url : paths.payRazorpay(orderId))
}
