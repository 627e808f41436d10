import { type ReportReason, reportReasons } from '@first-fashion/contract/reviews/report-reasons'
import { Button, Dialog, Notice, Radio } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalWords } from '../queries/refusal.ts'
import { toasts } from '../toasts.ts'
import { useTranslation } from '../words/use-translation.ts'

interface ReportWords {
  readonly title: string
  readonly text: string
  /** Above the reasons. */
  readonly question: string
  readonly reason: (reason: ReportReason) => string
  readonly send: string
  readonly cancel: string
  readonly failed: string
}

interface DialogProps {
  readonly words: ReportWords
  readonly report: (reason: ReportReason) => Promise<{ readonly message: string }>
  readonly onClose: () => void
}

/** Asks why before something is reported to the staff. */
export function ReportDialog({ words, report, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState<ReportReason>('offensive')
  const sending = useMutation({
    mutationFn: () => report(reason),
    onSuccess: ({ message }) => {
      toasts.success(message)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={sending.isPending} onClick={() => sending.mutate()}>
            {words.send}
          </Button>
        </div>
      }
    >
      {sending.isError ? <Notice>{refusalWords(sending.error, words.failed)}</Notice> : null}
      <p className="mb-3">{words.text}</p>
      <fieldset>
        <legend className="text-small font-medium">{words.question}</legend>
        {reportReasons.map((one) => (
          <Radio
            key={one}
            name="report-reason"
            label={words.reason(one)}
            checked={reason === one}
            onChange={() => setReason(one)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
