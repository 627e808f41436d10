import { eq, lt } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'

/** Where the last email to someone goes whose account is gone; deleted as soon as it is sent. */
const farewells = pgTable('farewells', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** Of those only whose address was confirmed. */
  name: text(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
})

export async function insertFarewell(tx: Db, farewell: typeof farewells.$inferInsert): Promise<void> {
  await tx.insert(farewells).values(farewell)
}

export async function farewellById(db: Db, id: string) {
  const [row] = await db.select().from(farewells).where(eq(farewells.id, id))
  return row
}

export async function deleteFarewell(db: Db, id: string): Promise<void> {
  await db.delete(farewells).where(eq(farewells.id, id))
}

/** Those that could not be sent for so long that nobody will try again. */
export async function purgeOldFarewells(db: Db, before: Date): Promise<void> {
  await db.delete(farewells).where(lt(farewells.writtenAt, before))
}
