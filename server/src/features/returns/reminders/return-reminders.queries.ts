import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { returnReminders as reminders } from '../returns.table.ts'

export type ReminderRow = typeof reminders.$inferSelect

/** A second delivery of the same order changes nothing. */
export async function planReminder(tx: Db, reminder: Omit<ReminderRow, 'settledAt'>): Promise<void> {
  await tx.insert(reminders).values(reminder).onConflictDoNothing()
}

/** Those whose time has come, the oldest first. */
export const dueReminders = (db: Db, now: Date, limit: number): Promise<ReminderRow[]> =>
  db
    .select()
    .from(reminders)
    .where(and(isNull(reminders.settledAt), lte(reminders.dueAt, now)))
    .orderBy(asc(reminders.dueAt))
    .limit(limit)

/** Returns whether it was not settled before. */
export async function settleReminder(tx: Db, orderId: string, at: Date): Promise<boolean> {
  const settled = await tx
    .update(reminders)
    .set({ settledAt: at })
    .where(and(eq(reminders.orderId, orderId), isNull(reminders.settledAt)))
    .returning({ orderId: reminders.orderId })
  return settled.length > 0
}

export async function reminderOfOrder(db: Db, orderId: string): Promise<ReminderRow | undefined> {
  const [row] = await db.select().from(reminders).where(eq(reminders.orderId, orderId))
  return row
}

/** Who the email with this token was sent to. */
export async function readerOfReminder(db: Db, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: reminders.customerId })
    .from(reminders)
    .where(eq(reminders.token, token))
  return row?.customerId
}
