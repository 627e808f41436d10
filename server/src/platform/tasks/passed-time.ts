import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/database.ts'

/** The time between two runs: later than `after`, up to `until`. */
export interface PassedTime {
  readonly after: Date
  readonly until: Date
}

/**
 * The time since the last call with this name, by whichever process; since 1970 for the first. Call it in the transaction
 * that acts on it: what fails gets the same time again.
 */
export async function timePassed(tx: Db, name: string, now: Date): Promise<PassedTime> {
  const { rows } = await tx.execute(sql`
    with former as (select until from passed_times where name = ${name} for update)
    insert into passed_times (name, until) values (${name}, ${now.toISOString()})
    on conflict (name) do update set until = excluded.until
    returning (select extract(epoch from until) * 1000 from former)::float8 as former`)
  const [row] = formerTimes.parse(rows)
  return { after: new Date(row?.former ?? 0), until: now }
}

const formerTimes = z.array(z.object({ former: z.number().nullable() }))

/** True of a moment (ms since 1970) in that time. */
export const hasPassed = ({ after, until }: PassedTime, moment: number): boolean =>
  after.getTime() < moment && moment <= until.getTime()
