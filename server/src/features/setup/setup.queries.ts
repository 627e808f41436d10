import { eq } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'

const marks = pgTable('setup_marks', {
  name: text().primaryKey(),
  markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
})

export const marksOf = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.select({ name: marks.name }).from(marks)).map(({ name }) => name))

/** A mark that is there stays as it is. */
export const mark = (db: Db, name: string, markedAt: Date): Promise<unknown> =>
  db.insert(marks).values({ name, markedAt }).onConflictDoNothing()

export const unmark = (db: Db, name: string): Promise<unknown> => db.delete(marks).where(eq(marks.name, name))
