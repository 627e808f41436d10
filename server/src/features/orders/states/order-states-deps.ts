import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/domain-event.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { OrderRow } from '../order.queries.ts'

export interface OrderStatesDeps {
  readonly clock: Clock
  readonly events: Events
  readonly newId: NewId
  /** Puts back what an order used up, besides its stock, once it is cancelled. */
  readonly onCancelled: (tx: Db, order: OrderRow) => Promise<void>
  /** For how many days an order that is delivered now can be returned. */
  readonly returnDays: () => number
  /** Records the income of a paid order in the books. */
  readonly onPaid: (tx: Db, order: OrderRow, reference: string) => Promise<void>
}
