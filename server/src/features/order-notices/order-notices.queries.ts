import type { NoticeRhythm } from '@first-fashion/contract/order-notices/rhythms'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { newOrders, staffOrderNotices as notices } from './order-notices.table.ts'

/** Of all members who chose one. */
export const chosenRhythms = (db: Db) => db.select().from(notices)

export async function chosenRhythm(db: Db, staffId: string): Promise<NoticeRhythm | undefined> {
  const [row] = await db.select().from(notices).where(eq(notices.staffId, staffId))
  return row?.rhythm
}

/** Locks what a member chose, if anything. */
export async function lockChosen(tx: Db, staffId: string) {
  const [row] = await tx.select().from(notices).where(eq(notices.staffId, staffId)).for('update')
  return row
}

/** Digests begin with what comes after. */
export const setRhythm = (
  db: Db,
  staffId: string,
  rhythm: NoticeRhythm,
  digestUntil: Date,
): Promise<unknown> =>
  db
    .insert(notices)
    .values({ staffId, rhythm, digestUntil })
    .onConflictDoUpdate({ target: notices.staffId, set: { rhythm, digestUntil } })

/** Returns whether it was not known yet. */
export async function noteNewOrder(db: Db, orderId: string, acceptedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(newOrders)
    .values({ orderId, acceptedAt })
    .onConflictDoNothing()
    .returning({ orderId: newOrders.orderId })
  return rows.length > 0
}

export async function ordersAcceptedIn(db: Db, from: Date, until: Date): Promise<string[]> {
  const rows = await db
    .select({ orderId: newOrders.orderId })
    .from(newOrders)
    .where(and(gte(newOrders.acceptedAt, from), lt(newOrders.acceptedAt, until)))
    .orderBy(asc(newOrders.acceptedAt), asc(newOrders.orderId))
  return rows.map(({ orderId }) => orderId)
}

/** Of two processes at once one moves it on. */
export async function moveDigestUntil(db: Db, staffId: string, from: Date, until: Date): Promise<boolean> {
  const rows = await db
    .update(notices)
    .set({ digestUntil: until })
    .where(and(eq(notices.staffId, staffId), eq(notices.digestUntil, from)))
    .returning({ staffId: notices.staffId })
  return rows.length > 0
}

export const purgeOrdersBefore = (db: Db, at: Date): Promise<unknown> =>
  db.delete(newOrders).where(lt(newOrders.acceptedAt, at))
