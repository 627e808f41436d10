import { and, desc, eq, lt } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { currencies } from './currency.table.ts'

const rateRefreshes = pgTable('rate_refreshes', {
  at: timestamp({ withTimezone: true }).primaryKey(),
  failure: text().notNull(),
  rejected: text().array().notNull(),
})

/** Sets a rate unless someone changed it since it was read; then theirs wins. */
export async function moveRate(
  tx: Db,
  { code, version }: { readonly code: string; readonly version: number },
  exchangeRate: number,
  at: Date,
): Promise<void> {
  await tx
    .update(currencies)
    .set({ exchangeRate, rateChangedAt: at, version: version + 1 })
    .where(and(eq(currencies.code, code), eq(currencies.version, version)))
}

export async function insertRefresh(tx: Db, refresh: typeof rateRefreshes.$inferInsert): Promise<void> {
  await tx.insert(rateRefreshes).values(refresh).onConflictDoNothing()
}

/** The last successful refresh, and the last attempt. */
export async function lastRefreshes(db: Db) {
  const newest = db.select().from(rateRefreshes).orderBy(desc(rateRefreshes.at)).limit(1)
  const [tried] = await newest
  const [read] = await db
    .select()
    .from(rateRefreshes)
    .where(eq(rateRefreshes.failure, ''))
    .orderBy(desc(rateRefreshes.at))
    .limit(1)
  return { tried, read }
}

export async function purgeRefreshes(db: Db, before: Date): Promise<void> {
  await db.delete(rateRefreshes).where(lt(rateRefreshes.at, before))
}
