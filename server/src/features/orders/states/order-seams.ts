import type { Db } from '../../../platform/database/database.ts'
import { seam } from '../../../shop.ts'
import type { OrderRow } from '../order.queries.ts'
import type { StopProduction } from './order-production.ts'

/** For how many days an order that is delivered now can be returned. */
export const returnDays = seam<() => number>('the days of the return window')

/** Records the income of a paid order in the books. */
export const recordIncome = seam<(tx: Db, order: OrderRow, reference: string) => Promise<void>>(
  'who records the income of an order',
)

/** Stops what a partner makes of an order. */
export const stopProduction = seam<StopProduction>('who stops production')

/** Those of some orders whose parcel has left the partner that makes it; one statement for any number. */
export const ordersShippedByPartner = seam<
  (db: Db, orderIds: readonly string[]) => Promise<ReadonlySet<string>>
>("who knows the partner's parcels")

/**
 * Those of some delivered orders that now wait for a parcel of a partner: their return window begins anew with it.
 */
export const undeliveredOrders = seam<
  (db: Db, orderIds: readonly string[], now: Date) => Promise<ReadonlySet<string>>
>('who knows what is undelivered')

/** Those of some delivered orders of which a part is still to be made and sent by a partner: they keep their address. */
export const ordersInProduction = seam<(db: Db, orderIds: readonly string[]) => Promise<ReadonlySet<string>>>(
  'who knows what is in production',
)
