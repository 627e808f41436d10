import { and, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { numberOfOrder } from '../orders/index.ts'
import { storeCreditEntries, storeCredits } from './store-credit.table.ts'

export type EntryRow = typeof storeCreditEntries.$inferSelect & { readonly orderNumber: string | null }

export async function balanceOf(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ cents: storeCredits.balanceCents })
    .from(storeCredits)
    .where(eq(storeCredits.customerId, customerId))
  return row?.cents ?? 0
}

/** The same, locked until the transaction ends. */
export async function lockBalance(tx: Db, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: storeCredits.balanceCents })
    .from(storeCredits)
    .where(eq(storeCredits.customerId, customerId))
    .for('update')
  return row?.cents ?? 0
}

/** Returns the balance after it. */
export async function addToBalance(tx: Db, customerId: string, cents: number): Promise<number> {
  const [row] = await tx
    .insert(storeCredits)
    .values({ customerId, balanceCents: cents })
    .onConflictDoUpdate({
      target: storeCredits.customerId,
      set: { balanceCents: sql`${storeCredits.balanceCents} + ${cents}` },
    })
    .returning({ cents: storeCredits.balanceCents })
  return row?.cents ?? cents
}

/** Returns the balance after it; undefined, and nothing is taken, when there is less. */
export async function takeFromBalance(
  tx: Db,
  customerId: string,
  cents: number,
): Promise<number | undefined> {
  const [row] = await tx
    .update(storeCredits)
    .set({ balanceCents: sql`${storeCredits.balanceCents} - ${cents}` })
    .where(and(eq(storeCredits.customerId, customerId), gte(storeCredits.balanceCents, cents)))
    .returning({ cents: storeCredits.balanceCents })
  return row?.cents
}

export async function insertEntry(tx: Db, entry: typeof storeCreditEntries.$inferInsert): Promise<void> {
  await tx.insert(storeCreditEntries).values(entry)
}

/** The newest first. */
export async function entriesOf(db: Db, customerId: string, limit: number): Promise<EntryRow[]> {
  return db
    .select({
      ...getTableColumns(storeCreditEntries),
      orderNumber: numberOfOrder(storeCreditEntries.orderId),
    })
    .from(storeCreditEntries)
    .where(eq(storeCreditEntries.customerId, customerId))
    .orderBy(desc(storeCreditEntries.at), desc(storeCreditEntries.id))
    .limit(limit)
}

/** Whose an entry was, and why, is forgotten; that there was one stays for the books. */
export async function anonymiseEntriesOf(tx: Db, customerId: string): Promise<void> {
  await tx
    .update(storeCreditEntries)
    .set({ customerId: null, note: '' })
    .where(eq(storeCreditEntries.customerId, customerId))
}
