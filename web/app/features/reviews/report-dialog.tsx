import { call } from '../../platform/queries/call.ts'
import { ReportDialog } from '../../platform/screen/report-dialog.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/review-report-words.ts'

interface DialogProps {
  readonly reviewId: string
  readonly onClose: () => void
}

/** Asks why before a review is reported. */
export default function ReviewReportDialog({ reviewId, onClose }: DialogProps) {
  const { t } = useTranslation()
  return (
    <ReportDialog
      words={{
        title: t('review-report:title'),
        text: t('review-report:text'),
        question: t('review-report:reason'),
        reason: (reason) => t(`review-report:reasons.${reason}`),
        send: t('review-report:send'),
        cancel: t('review-report:cancel'),
        failed: t('review-report:failed'),
      }}
      report={(reason) => call('reviews.report', { body: { reviewId, reason } })}
      onClose={onClose}
    />
  )
}
