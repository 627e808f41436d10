import { type ReportReason, reportReasons } from '@first-fashion/contract/reviews/report-reasons'
import { Button, Dialog, Notice, Radio } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/review-report-words.ts'

interface DialogProps {
  readonly reviewId: string
  readonly onClose: () => void
}

/** Asks why before a review is reported. */
export default function ReportDialog({ reviewId, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('offensive')
  const report = useMutation({
    mutationFn: () => call('reviews.report', { body: { reviewId, reason } }),
    onSuccess: ({ message }) => {
      toasts.success(message)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('review-report:title')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('review-report:cancel')}
          </Button>
          <Button busy={report.isPending} onClick={() => report.mutate()}>
            {t('review-report:send')}
          </Button>
        </div>
      }
    >
      {report.isError ? <Notice>{refusalWords(report.error, t('review-report:failed'))}</Notice> : null}
      <p className="mb-3">{t('review-report:text')}</p>
      <fieldset>
        <legend className="text-small font-medium">{t('review-report:reason')}</legend>
        {reportReasons.map((one) => (
          <Radio
            key={one}
            name="reason"
            label={t(`review-report:reasons.${one}`)}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
