import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { challengeTitles, type Entries } from '../../challenges/index.ts'
import { communityFeatured, communityImages, communitySubmissions as submissions } from '../looks.table.ts'

export type SubmissionRow = typeof submissions.$inferSelect

export interface GalleryFilter {
  readonly challengeId?: string
  readonly customerId?: string
}

const isShown = isNull(submissions.hiddenAt)

/** A part of the gallery, the newest first, and how many there are. */
export async function listShown(
  db: Db,
  { challengeId, customerId }: GalleryFilter,
  window: { readonly limit: number; readonly offset: number },
): Promise<{ rows: SubmissionRow[]; total: number }> {
  const fits: SQL | undefined = and(
    isShown,
    challengeId === undefined ? undefined : eq(submissions.challengeId, challengeId),
    customerId === undefined ? undefined : eq(submissions.customerId, customerId),
  )
  const rows = await db
    .select()
    .from(submissions)
    .where(fits)
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(window.limit)
    .offset(window.offset)
  return { rows, total: await db.$count(submissions, fits) }
}

export async function findSubmission(db: Db, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id))
  return row
}

/** A submission that is shown, locked until the transaction ends. */
export async function lockShown(tx: Db, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), isShown))
    .for('update')
  return row
}

/** The products of a member's looks that are shown: those of the latest looks first. */
export async function productsOfLooks(db: Db, customerId: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    select f.product_id from community_featured f join community_submissions s on s.id = f.submission_id
    where s.customer_id = ${customerId}::uuid and s.hidden_at is null
    group by f.product_id order by max(s.created_at) desc, min(f.place), f.product_id limit ${limit}`)
  return rows.map((row) => row.product_id)
}

/** What several submissions show beside their own rows. */
export async function partsOf(db: Db, rows: readonly SubmissionRow[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { images: [], featured: [], likers: [], challenges: new Map<string, string>() }
  const challengeIds = rows.flatMap(({ challengeId }) => challengeId ?? [])
  const [images, featured, likers, challenges] = await Promise.all([
    db
      .select()
      .from(communityImages)
      .where(inArray(communityImages.submissionId, ids))
      .orderBy(asc(communityImages.submissionId), asc(communityImages.place)),
    db
      .select()
      .from(communityFeatured)
      .where(inArray(communityFeatured.submissionId, ids))
      .orderBy(asc(communityFeatured.submissionId), asc(communityFeatured.place)),
    lastLikers(db, ids),
    challengeTitles(db, challengeIds),
  ])
  return { images, featured, likers, challenges }
}

/** The last 24 people who liked each of these. */
async function lastLikers(db: Db, ids: readonly string[]) {
  const { rows } = await db.execute<{ submission_id: string; customer_id: string }>(sql`
    select s.id as submission_id, l.customer_id from unnest(${sql.param([...ids])}::uuid[]) s (id)
    cross join lateral (
      select customer_id from community_likes where submission_id = s.id and not is_unconfirmed order by liked_at desc limit 24
    ) l`)
  return rows.map((row) => ({ submissionId: row.submission_id, customerId: row.customer_id }))
}

const entriesShown = 100

/** The entries of several challenges that are shown, with their first pictures; those with the most likes first. */
const entriesOf = async (db: Db, challengeIds: readonly string[]) =>
  challengeIds.length === 0
    ? []
    : db
        .select({ ...getTableColumns(submissions), image: communityImages.url })
        .from(submissions)
        .leftJoin(
          communityImages,
          and(eq(communityImages.submissionId, submissions.id), eq(communityImages.place, 1)),
        )
        .where(and(inArray(submissions.challengeId, [...challengeIds]), isNull(submissions.hiddenAt)))
        .orderBy(desc(submissions.likesCount), asc(submissions.createdAt))
        .limit(entriesShown * challengeIds.length)

async function shownAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(inArray(submissions.id, [...ids]), isShown))
  return new Set(rows.map(({ id }) => id))
}

/** What challenges ask of looks. */
export const looksOfChallenges: Entries = { entriesOf, shownAmong, lockShown }

/** How many looks of a day of Colombo a member has in the community, taken down ones included. */
export async function countStylesOn(db: Db, customerId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.customerId, customerId),
        sql`(${submissions.createdAt} at time zone 'Asia/Colombo')::date = ${day}::date`,
      ),
    )
  return row?.count ?? 0
}

export async function insertStyle(
  tx: Db,
  style: typeof submissions.$inferInsert,
  images: readonly Omit<typeof communityImages.$inferInsert, 'submissionId'>[],
): Promise<void> {
  await tx.insert(submissions).values(style)
  await tx.insert(communityImages).values(images.map((image) => ({ ...image, submissionId: style.id })))
}
