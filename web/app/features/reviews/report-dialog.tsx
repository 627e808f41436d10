import { type ReportReason, reportReasons } from '@first-fashion/contract/reviews/report-reasons'
import { Button, Dialog, Notice, Radio } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import '../../platform/words/review-photos.ts'

interface DialogProps {
  readonly reviewId: string
  readonly onClose: () => void
}

/** Asks why before a review is reported. */
export default function ReportDialog({ reviewId, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('offensive')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const send = async () => {
    setBusy(true)
    const answer = await api('reviews.report', { body: { reviewId, reason } })
    setBusy(false)
    if (!answer.ok) return setRefusal(messageOr(answer.failure, t('reviewReport.failed')))
    toasts.success(answer.value.message)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reviewReport.title')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('reviewReport.cancel')}
          </Button>
          <Button busy={isBusy} onClick={send}>
            {t('reviewReport.send')}
          </Button>
        </div>
      }
    >
      {refusal === undefined ? null : <Notice>{refusal}</Notice>}
      <p className="mb-3">{t('reviewReport.text')}</p>
      <fieldset>
        <legend className="text-small font-medium">{t('reviewReport.reason')}</legend>
        {reportReasons.map((one) => (
          <Radio
            key={one}
            name="reason"
            label={t(`reviewReport.reasons.${one}`)}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
