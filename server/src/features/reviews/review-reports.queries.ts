import type { ReportReason } from '@first-fashion/contract/reviews/report-reasons'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { reviewReports as reports, reviews } from './reviews.table.ts'

/** Who wrote a review that shoppers see. */
export async function writerOfShown(db: Db, reviewId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: reviews.customerId })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
  return row?.customerId
}

export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db
    .insert(reports)
    .values(report)
    .onConflictDoUpdate({
      target: [reports.reviewId, reports.customerId],
      set: { reason: report.reason, reportedAt: report.reportedAt },
    })
}

/** What a customer reported, and why. */
export const reportsBy = (db: Db, customerId: string) =>
  db
    .select({
      reviewId: reports.reviewId,
      productId: reviews.productId,
      reason: reports.reason,
      reportedAt: reports.reportedAt,
    })
    .from(reports)
    .innerJoin(reviews, eq(reviews.id, reports.reviewId))
    .where(eq(reports.customerId, customerId))
    .orderBy(reports.reportedAt)

/** The reasons that people gave against several reviews, by the reviews' ids. */
export async function reasonsAgainst(
  db: Db,
  reviewIds: readonly string[],
): Promise<Map<string, ReportReason[]>> {
  const found = new Map<string, ReportReason[]>()
  if (reviewIds.length === 0) return found
  const rows = await db
    .select({ reviewId: reports.reviewId, reason: reports.reason })
    .from(reports)
    .where(inArray(reports.reviewId, [...reviewIds]))
    .orderBy(reports.reportedAt)
  for (const { reviewId, reason } of rows) found.set(reviewId, [...(found.get(reviewId) ?? []), reason])
  return found
}
