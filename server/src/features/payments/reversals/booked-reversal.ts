import type { Reversal } from '../../../ports/payment-provider.ts'
import type { OrderRow } from '../../orders/index.ts'
import type { AttemptRow } from '../payment.queries.ts'

/** What goes back, and the payment and order that it is booked on. The order is locked. */
export interface Booked {
  readonly attempt: AttemptRow
  readonly order: OrderRow
  readonly reversal: Reversal
}
