import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/domain-event.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { AdjustmentSources } from '../../order-sums/index.ts'
import type { OrderRow } from '../order.queries.ts'

export interface OrderStatesDeps {
  readonly clock: Clock
  readonly events: Events
  readonly newId: NewId
  /** They get back what they gave to an order that is cancelled. */
  readonly sources: AdjustmentSources
  /** For how many days an order that is delivered now can be returned. */
  readonly returnDays: () => number
  /** Records the income of a paid order in the books. */
  readonly onPaid: (tx: Db, order: OrderRow, reference: string) => Promise<void>
}
