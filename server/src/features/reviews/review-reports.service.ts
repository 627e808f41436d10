import type { ReportReason } from '@first-fashion/contract/reviews/report-reasons'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { insertReport, writerOfShown } from './review-reports.queries.ts'
import { unknownReview } from './reviews.service.ts'

export interface ReviewReports {
  /** A second report of the same person changes its reason. Refuses with 'reviews.unknown' and 'reviews.own'. */
  report(customerId: string, reviewId: string, reason: ReportReason): Promise<void>
}

export const createReviewReports = ({ database, clock }: Shop): ReviewReports => ({
  report: async (customerId, reviewId, reason) => {
    const writer = isUuid(reviewId) ? await writerOfShown(database.db, reviewId) : undefined
    if (writer === undefined) throw unknownReview()
    if (writer === customerId)
      throw new AppError('refused', 'reviews.own', 'This is your own review. You can edit or delete it')
    await insertReport(database.db, { reviewId, customerId, reason, reportedAt: clock.now() })
  },
})
