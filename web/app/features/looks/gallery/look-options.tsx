import { Button, ConfirmDialog } from '@first-fashion/ui'
import { useState } from 'react'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { ReportDialog } from '../../../platform/screen/report-dialog.tsx'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../../members/index.ts'
import { WornConsent } from '../worn/worn-consent.tsx'
import { useDeleteLook, useOwnLooks } from './use-own-looks.ts'
import '../words/own-looks-words.ts'

interface OptionsProps {
  readonly submissionId: string
  /** The look is gone. */
  readonly onDeleted: () => void
}

/** What the author of a look can do with it, or others about it. */
export function LookOptions({ submissionId, onDeleted }: OptionsProps) {
  const { t } = useTranslation()
  const token = useToken()
  const own = useOwnLooks()
  const [open, setOpen] = useState<'delete' | 'report'>()
  const close = () => setOpen(undefined)
  const isOwn = own.data?.shown.includes(submissionId) ?? false
  const worn = own.data?.worn.find(({ _id }) => _id === submissionId)
  return (
    <>
      {worn === undefined ? null : <WornConsent look={worn} />}
      <div className="border-t border-hairline pt-2">
        {isOwn ? (
          <Button variant="quiet" className="-ml-6 text-small" onClick={() => setOpen('delete')}>
            {t('own-looks:delete')}
          </Button>
        ) : (
          <Button
            variant="quiet"
            className="-ml-6 text-small"
            onClick={() => (token ? setOpen('report') : toasts.error(t('own-looks:reportLogin')))}
          >
            {t('own-looks:report')}
          </Button>
        )}
        {open === 'delete' ? (
          <DeleteDialog submissionId={submissionId} onClose={close} onDeleted={onDeleted} />
        ) : null}
        {open === 'report' ? <LookReportDialog submissionId={submissionId} onClose={close} /> : null}
      </div>
    </>
  )
}

interface DialogProps {
  readonly submissionId: string
  readonly onClose: () => void
}

function DeleteDialog({ submissionId, onClose, onDeleted }: DialogProps & Pick<OptionsProps, 'onDeleted'>) {
  const { t } = useTranslation()
  const remove = useDeleteLook()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('own-looks:delete')}
      text={t('own-looks:deleteText')}
      closeLabel={t('shell.close')}
      keep={t('own-looks:keep')}
      confirm={t('own-looks:delete')}
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(submissionId, {
          onSuccess: ({ message }) => {
            toasts.success(message)
            onDeleted()
          },
          onError: (error) => toasts.error(refusalWords(error, t('own-looks:failed'))),
        })
      }
    />
  )
}

function LookReportDialog({ submissionId, onClose }: DialogProps) {
  const { t } = useTranslation()
  return (
    <ReportDialog
      words={{
        title: t('own-looks:reportTitle'),
        text: t('own-looks:reportText'),
        question: t('own-looks:reason'),
        reason: (reason) => t(`own-looks:reasons.${reason}`),
        send: t('own-looks:report'),
        cancel: t('own-looks:cancel'),
        failed: t('own-looks:failed'),
      }}
      report={(reason) => call('community.report', { body: { submissionId, reason } })}
      onClose={onClose}
    />
  )
}
