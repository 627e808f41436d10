import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { giftNoteDrafts, giftNotes } from './gift-notes.table.ts'

/** The note for a customer's next order. */
export async function draftOf(db: Db, customerId: string): Promise<string> {
  const [row] = await db
    .select({ text: giftNoteDrafts.text })
    .from(giftNoteDrafts)
    .where(eq(giftNoteDrafts.customerId, customerId))
  return row?.text ?? ''
}

export async function saveDraft(db: Db, customerId: string, text: string): Promise<void> {
  await db
    .insert(giftNoteDrafts)
    .values({ customerId, text })
    .onConflictDoUpdate({ target: giftNoteDrafts.customerId, set: { text } })
}

/** Returns what it said. */
export async function takeDraft(tx: Db, customerId: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(giftNoteDrafts)
    .where(eq(giftNoteDrafts.customerId, customerId))
    .returning({ text: giftNoteDrafts.text })
  return row?.text
}

export async function insertNote(tx: Db, note: typeof giftNotes.$inferInsert): Promise<void> {
  await tx.insert(giftNotes).values(note).onConflictDoNothing()
}

/** The note of an order; '' if there is none. */
export async function noteOf(db: Db, orderId: string): Promise<string> {
  const [row] = await db
    .select({ text: giftNotes.text })
    .from(giftNotes)
    .where(eq(giftNotes.orderId, orderId))
  return row?.text ?? ''
}

/** The notes of a customer's own orders; of some, if they are named. */
export async function notesOf(db: Db, customerId: string, orderIds?: readonly string[]) {
  return db
    .select({ orderId: giftNotes.orderId, text: giftNotes.text })
    .from(giftNotes)
    .where(
      and(
        eq(giftNotes.customerId, customerId),
        orderIds === undefined ? undefined : inArray(giftNotes.orderId, orderIds),
      ),
    )
    .orderBy(giftNotes.orderId)
}
