import { and, desc, eq, exists, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../../platform/database/containing.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import type { SubmissionRow } from '../gallery/submissions.queries.ts'
import {
  communityAppeals as appeals,
  communityFeatured,
  communityImages,
  communityReports as reports,
  communitySubmissions as submissions,
} from '../looks.table.ts'

export interface LookFilter {
  readonly search?: string | undefined
  /** Reported, or with an appeal that is not decided. */
  readonly waiting?: boolean
  readonly hidden?: boolean
}

/** Looks of everybody, taken down ones among them, the newest first; and how many fit. */
export async function listLooks(db: Db, filter: LookFilter, { limit, offset }: ListWindow) {
  const fits = conditionsOf(db, filter)
  const rows = await db
    .select()
    .from(submissions)
    .where(fits)
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(submissions, fits) }
}

export const countLooks = (db: Db, filter: LookFilter): Promise<number> =>
  db.$count(submissions, conditionsOf(db, filter))

function conditionsOf(db: Db, { search = '', waiting, hidden }: LookFilter): SQL | undefined {
  const part = containing(search.trim())
  const reported = db.select({ one: sql`1` }).from(reports).where(eq(reports.submissionId, submissions.id))
  const appealed = db
    .select({ one: sql`1` })
    .from(appeals)
    .where(and(eq(appeals.submissionId, submissions.id), isNull(appeals.decidedAt)))
  return and(
    search.trim() === ''
      ? undefined
      : or(ilike(submissions.title, part), ilike(submissions.description, part)),
    waiting === true ? or(exists(reported), exists(appealed)) : undefined,
    hidden === undefined
      ? undefined
      : hidden
        ? isNotNull(submissions.hiddenAt)
        : isNull(submissions.hiddenAt),
  )
}

/** A look, locked until the transaction ends. */
export async function lockLook(tx: Db, id: string): Promise<SubmissionRow | undefined> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update')
  return row
}

export async function setHidden(
  tx: Db,
  id: string,
  hidden: { readonly at: Date; readonly reason: string } | null,
): Promise<void> {
  await tx
    .update(submissions)
    .set({ hiddenAt: hidden?.at ?? null, hiddenReason: hidden?.reason ?? '' })
    .where(eq(submissions.id, id))
}

export async function deleteReports(tx: Db, submissionId: string): Promise<void> {
  await tx.delete(reports).where(eq(reports.submissionId, submissionId))
}

/** A look that goes down again can be appealed for again; what was said before stands in the log of staff. */
export async function deleteAppeal(tx: Db, submissionId: string): Promise<void> {
  await tx.delete(appeals).where(eq(appeals.submissionId, submissionId))
}

/** Closes an appeal that waits; returns whether there was one. */
export async function decideAppeal(tx: Db, submissionId: string, answer: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(appeals)
    .set({ answer, decidedAt: at })
    .where(and(eq(appeals.submissionId, submissionId), isNull(appeals.decidedAt)))
    .returning({ id: appeals.submissionId })
  return rows.length > 0
}

/** Reports and open appeals of several looks. */
export async function casesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return { reports: [], appeals: [] }
  const [reported, appealed] = await Promise.all([
    db
      .select({ submissionId: reports.submissionId, reason: reports.reason })
      .from(reports)
      .where(inArray(reports.submissionId, [...ids]))
      .orderBy(reports.reportedAt),
    db
      .select({ submissionId: appeals.submissionId, message: appeals.message })
      .from(appeals)
      .where(and(inArray(appeals.submissionId, [...ids]), isNull(appeals.decidedAt))),
  ])
  return { reports: reported, appeals: appealed }
}

export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.submissionId, reports.customerId],
      set: { reason: report.reason, reportedAt: report.reportedAt },
    })
}

/** Returns whether it is the first appeal of its look. */
export async function insertAppeal(db: Db, appeal: typeof appeals.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(appeals)
    .values(appeal)
    .onConflictDoNothing()
    .returning({ id: appeals.submissionId })
  return rows.length > 0
}

/** All looks of a member, with what became of an appeal. */
export const looksOfMember = (db: Db, customerId: string) =>
  db
    .select({
      id: submissions.id,
      title: submissions.title,
      hiddenAt: submissions.hiddenAt,
      hiddenReason: submissions.hiddenReason,
      message: appeals.message,
      answer: appeals.answer,
      decidedAt: appeals.decidedAt,
    })
    .from(submissions)
    .leftJoin(appeals, eq(appeals.submissionId, submissions.id))
    .where(eq(submissions.customerId, customerId))
    .orderBy(desc(submissions.createdAt))

/** The uploads that a look shows. */
export async function uploadsOfLook(db: Db, id: string): Promise<string[]> {
  const images = await db
    .select({ uploadId: communityImages.uploadId })
    .from(communityImages)
    .where(eq(communityImages.submissionId, id))
  return images.flatMap(({ uploadId }) => uploadId ?? [])
}

/** Shows another upload in the place of one; returns whether that one was shown. */
export async function moveImage(
  tx: Db,
  uploadId: string,
  to: { readonly uploadId: string; readonly url: string },
): Promise<boolean> {
  const { rowCount } = await tx.update(communityImages).set(to).where(eq(communityImages.uploadId, uploadId))
  return (rowCount ?? 0) > 0
}

/** Deletes a look; returns the uploads that it showed. */
export async function deleteLook(tx: Db, id: string): Promise<string[]> {
  const names = await uploadsOfLook(tx, id)
  await tx.delete(submissions).where(eq(submissions.id, id))
  return names
}

/** Replaces the products of a look by those, in their order. */
export async function setFeatured(
  tx: Db,
  submissionId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.delete(communityFeatured).where(eq(communityFeatured.submissionId, submissionId))
  if (productIds.length === 0) return
  await tx
    .insert(communityFeatured)
    .values(productIds.map((productId, at) => ({ submissionId, productId, place: at + 1 })))
}
