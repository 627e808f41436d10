import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'

const pushed = z.array(z.object({ ms: z.coerce.number().int() }))

/** How far the clock is pushed, in ms. */
export async function pushedBy(db: Db): Promise<number> {
  const { rows } = await db.execute(sql`select pushed_ms as ms from demonstration_clock`)
  return pushed.parse(rows)[0]?.ms ?? 0
}

/** Pushes it further; returns how far it is pushed by then. */
export async function pushBy(tx: Db, ms: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into demonstration_clock as c (pushed_ms) values (${ms})
    on conflict (is_only) do update set pushed_ms = c.pushed_ms + excluded.pushed_ms
    returning pushed_ms as ms`)
  return pushed.parse(rows)[0]?.ms ?? 0
}
