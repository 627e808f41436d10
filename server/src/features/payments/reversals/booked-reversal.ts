import type { Db } from '../../../platform/database/database.ts'
import type { Reversal } from '../../../ports/payment-provider.ts'
import type { OrderRow } from '../../orders/index.ts'
import type { AttemptRow } from '../payment.queries.ts'
import type { RefundsDeps } from '../refunds/refund-booking.ts'
import type { RefundRequest } from '../refunds/refund-request.ts'

export interface ReversalDeps extends RefundsDeps {
  /** Requests a refund of ours. */
  readonly request: (tx: Db, refund: RefundRequest) => Promise<void>
}

/** What goes back, and the payment and order that it is booked on. The order is locked. */
export interface Booked {
  readonly attempt: AttemptRow
  readonly order: OrderRow
  readonly reversal: Reversal
}
