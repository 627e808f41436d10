import { Button, Dialog, Notice, TextArea } from '@first-fashion/ui'
import { useState } from 'react'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useAppeal, useOwnLooks } from './use-own-looks.ts'
import '../words/own-looks-words.ts'

type HiddenLook = NonNullable<ReturnType<typeof useOwnLooks>['data']>['hidden'][number]

/** Looks of the member that were taken down, why, and a way to say something against it. */
export function HiddenLooks() {
  const { data } = useOwnLooks()
  if (data === undefined || data.hidden.length === 0) return null
  return (
    <ul className="mb-6 flex flex-col gap-3">
      {data.hidden.map((look) => (
        <li key={look._id}>
          <Hidden look={look} />
        </li>
      ))}
    </ul>
  )
}

function Hidden({ look }: { readonly look: HiddenLook }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { title, reason, appeal } = look
  const notice = (
    <Notice
      tone="information"
      action={
        appeal === null ? (
          <Button variant="link" onClick={() => setAsking(true)}>
            {t('own-looks:appeal')}
          </Button>
        ) : (
          <p className="wrap-anywhere">
            {appeal.isDecided ? t('own-looks:answered', { answer: appeal.answer }) : t('own-looks:waiting')}
          </p>
        )
      }
    >
      <span className="wrap-anywhere">{t('own-looks:hidden', { title, reason })}</span>
    </Notice>
  )
  return (
    <>
      {notice}
      {isAsking ? <AppealDialog submissionId={look._id} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

interface DialogProps {
  readonly submissionId: string
  readonly onClose: () => void
}

function AppealDialog({ submissionId, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const appeal = useAppeal(submissionId)
  const send = () =>
    appeal.mutate(message, {
      onSuccess: ({ message: thanks }) => {
        toasts.success(thanks)
        onClose()
      },
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('own-looks:appealTitle')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('own-looks:cancel')}
          </Button>
          <Button busy={appeal.isPending} disabled={message.trim() === ''} onClick={send}>
            {t('own-looks:send')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {appeal.isError ? <Notice>{refusalWords(appeal.error, t('own-looks:failed'))}</Notice> : null}
        <p>{t('own-looks:appealText')}</p>
        <TextArea
          label={t('own-looks:message')}
          value={message}
          maxLength={1000}
          onChange={({ target }) => setMessage(target.value)}
        />
      </div>
    </Dialog>
  )
}
