import type { PaymentStart } from '@first-fashion/contract/payments/start'
import { paths } from '../../platform/paths.ts'

/** Leaves for where an order is paid; a form that has to be posted is for the screen to show. */
export function goOnToPay(start: Exclude<PaymentStart, { kind: 'form' }>, orderId: string): void {
  window.location.assign(start.kind === 'page' ? start.url : paths.payRazorpay(orderId))
}
