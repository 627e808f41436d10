import { and, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../platform/database/containing.ts'
import type { Db } from '../../platform/database/database.ts'
import { consentRecords } from './consent.table.ts'

export async function insertConsent(db: Db, record: typeof consentRecords.$inferInsert): Promise<void> {
  await db.insert(consentRecords).values(record)
}

export async function isKnownSession(db: Db, sessionId: string): Promise<boolean> {
  return (await db.$count(consentRecords, eq(consentRecords.sessionId, sessionId))) > 0
}

export interface PageVisit {
  readonly sessionId: string
  readonly path: string
  readonly title: string
  readonly seconds: number
  readonly at: Date
}

/** Records a visit if the visitor's latest choice allows it; returns whether it does. One statement. */
export async function insertPageVisit(db: Db, visit: PageVisit): Promise<boolean> {
  const result = await db.execute(sql`
    insert into page_visits (session_id, path, title, seconds, left_at)
    select session_id, ${visit.path}, ${visit.title}, ${visit.seconds}::int, ${visit.at}::timestamptz
    from (
      select session_id, analytics from consent_records
      where session_id = ${visit.sessionId} order by given_at desc, id desc limit 1
    ) last_word
    where analytics`)
  return result.rowCount === 1
}

export interface ConsentFilter {
  /** A part of a session's or browser's ID. */
  readonly search?: string
  readonly analytics?: boolean
}

/** One page of the records, newest first, and the number of matches. */
export async function listConsents(
  db: Db,
  { search = '', analytics }: ConsentFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  const conditions: (SQL | undefined)[] = []
  if (analytics !== undefined) conditions.push(eq(consentRecords.analytics, analytics))
  const part = containing(search.trim())
  if (search.trim() !== '')
    conditions.push(or(ilike(consentRecords.userAgent, part), sql`session_id::text ilike ${part}`))
  const fits = and(...conditions)
  const rows = await db
    .select()
    .from(consentRecords)
    .where(fits)
    .orderBy(desc(consentRecords.givenAt), desc(consentRecords.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(consentRecords, fits) }
}

/** Purges visits older than this; consent records stay. */
export async function purgePageVisits(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from page_visits where ${lt(sql`left_at`, before)}`)
}
