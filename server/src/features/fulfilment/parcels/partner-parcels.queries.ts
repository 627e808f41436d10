import type { PartnerOrderState } from '@first-fashion/contract/fulfilment/status'
import { and, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { partnerOrders } from '../fulfilment.table.ts'

const left: readonly PartnerOrderState[] = ['shipped', 'delivered']

/** Staff order it at the partner themselves, for want of a file. */
const isOrderedByHand = sql`(${partnerOrders.state} = 'held'
  and ${partnerOrders.heldReason} is not distinct from 'no-print-file')`

/** Those of some orders whose parcel has left the partner, or which staff order there themselves. */
export const ordersShippedByPartner = (db: Db, orderIds: readonly string[]) =>
  ordersThat(db, orderIds, or(inArray(partnerOrders.state, [...left]), isOrderedByHand))

const unmade: readonly PartnerOrderState[] = ['held', 'queued', 'sent', 'on-hold', 'printing', 'refused']

/** What staff order at the partner themselves is theirs. */
const isBeingProduced = and(inArray(partnerOrders.state, [...unmade]), not(isOrderedByHand))

/** Those of some orders whose parcel is still to leave the partner. */
export const ordersInProduction = (db: Db, orderIds: readonly string[]) =>
  ordersThat(db, orderIds, isBeingProduced)

/** Longer than a parcel travels. The event that says it has arrived can be lost. */
const travelsAtMostMs = 30 * 24 * 3_600_000

/** The same, and those whose parcel has left but not arrived, for a month. */
export const undeliveredOrders = (db: Db, orderIds: readonly string[], now: Date) => {
  const isOnItsWay = and(
    eq(partnerOrders.state, 'shipped'),
    gt(partnerOrders.changedAt, after(now, -travelsAtMostMs)),
  )
  return ordersThat(db, orderIds, or(isBeingProduced, isOnItsWay))
}

async function ordersThat(
  db: Db,
  orderIds: readonly string[],
  are: SQL | undefined,
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .select({ orderId: partnerOrders.orderId })
    .from(partnerOrders)
    .where(and(inArray(partnerOrders.orderId, [...orderIds]), are))
  return new Set(rows.map(({ orderId }) => orderId))
}
