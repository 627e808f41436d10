import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/database.ts'

export interface CountedKey {
  readonly keyHash: Buffer
  readonly maximum: number
  readonly end: Date
}

const counts = z.array(z.object({ counted: z.number().int(), until: z.coerce.date() }))

/** Counts one for each key, up to the first above its maximum; see the migration. */
export async function countForRateLimits(db: Db, keys: readonly CountedKey[], at: Date) {
  const { rows } = await db.execute(sql`
    select counted, until from count_for_rate_limits(
      ${sql.param(keys.map(({ keyHash }) => keyHash))}::bytea[],
      ${sql.param(keys.map(({ maximum }) => maximum))}::integer[],
      ${sql.param(keys.map(({ end }) => end.toISOString()))}::timestamptz[],
      ${at.toISOString()}::timestamptz)`)
  return counts.parse(rows)
}

/** Locks in the order in which tries are counted: two requests never wait for each other. */
export async function takeTriesBack(db: Db, keyHashes: readonly Buffer[]): Promise<void> {
  const keys = sql`${sql.param([...keyHashes])}::bytea[]`
  await db.execute(sql`
    with found as (
      select key_hash from rate_limit_counts where key_hash = any(${keys})
      order by array_position(${keys}, key_hash) for update)
    update rate_limit_counts c set tries = greatest(c.tries - 1, 0)
    from found where c.key_hash = found.key_hash`)
}

export async function purgeRateLimits(db: Db, at: Date): Promise<void> {
  await db.execute(sql`delete from rate_limit_counts where expires_at <= ${at.toISOString()}::timestamptz`)
}
