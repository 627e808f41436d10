import { limits } from '@first-fashion/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Invalidation } from '../../platform/bus/invalidation.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { returnWindow as table } from './return-window.table.ts'

interface Stored {
  readonly days: number
  readonly version: number
}

/** How long orders can be returned, cached in memory. */
export interface ReturnWindow {
  /** The days of an order that is delivered now. */
  days(): number
  stored(): Promise<Stored>
  /** Returns false if someone else was faster. */
  change(tx: Db, days: number, version: number, at: Date): Promise<boolean>
}

export interface ReturnWindowDeps {
  readonly database: Database
  readonly invalidation: Invalidation
  readonly cache: ResponseCache
}

export function createReturnWindow({ database, invalidation, cache }: ReturnWindowDeps): ReturnWindow {
  let known: number = limits.returnWindowDays
  const stored = async () => {
    const [row] = await database.db.select().from(table)
    if (row === undefined) throw new Error('the return window is missing')
    return { days: row.days, version: row.version }
  }
  const cached = invalidation.cache('return-window', async () => {
    known = (await stored()).days
    cache.drop(['return-window'])
  })
  return {
    days: () => known,
    stored,
    change: async (tx, days, version, at) => {
      const changed = await tx
        .update(table)
        .set({ days, changedAt: at, version: sql`${table.version} + 1` })
        .where(and(eq(table.id, 1), eq(table.version, version)))
        .returning({ id: table.id })
      await cached.changed(tx)
      return changed.length > 0
    },
  }
}
