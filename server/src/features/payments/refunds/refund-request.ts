import type { OrderRow } from '../../orders/index.ts'
import type { AttemptRow } from '../payment.queries.ts'
import type { RefundRow } from './refund.queries.ts'

export interface RefundRequest {
  readonly attempt: AttemptRow
  readonly order: Pick<OrderRow, 'id' | 'totalCents' | 'prepaidCents' | 'chargedMinor'>
  readonly reason: RefundRow['reason']
  /** In minor units of the charged amount; by default the rest of the payment. */
  readonly amountMinor?: number
  /** What it is worth in LKR cents, where that is known; by default its share of what was due. */
  readonly amountCents?: number
  readonly note?: string
  /** What makes it due, in the words of the caller, as 'return:<id>'; the events of its end name it. */
  readonly cause?: string
}
