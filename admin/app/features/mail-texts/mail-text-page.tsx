import type { StaffMailText } from '@first-fashion/contract/mail-texts/mail-text'
import { Button, buttonClass, ConfirmDialog, Notice, Skeleton } from '@first-fashion/ui'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { MailPreview } from './mail-preview.tsx'
import { MailTextForm } from './mail-text-form.tsx'
import { MailState } from './mail-texts-page.tsx'
import { useMailText, useResetMailText } from './queries.ts'
import { useWords } from './words.ts'

/** The text of one email, and what its reader gets. */
export function MailTextPage() {
  const { t } = useWords()
  const { name = '' } = useParams()
  const found = useMailText(name)
  return (
    <>
      <Link to="/emails" className={buttonClass('link', 'text-small')}>
        {t('back')}
      </Link>
      {found.isPending ? <Skeleton className="h-96" /> : null}
      {found.isError ? <LoadFailure error={found.error} onRetry={() => found.refetch()} /> : null}
      {found.data === undefined ? null : (
        <MailEditor
          key={`${name} ${found.data.version}`}
          mail={found.data}
          onReload={async () => {
            await found.refetch()
          }}
        />
      )}
    </>
  )
}

interface EditorProps {
  readonly mail: StaffMailText
  readonly onReload: () => Promise<void>
}

function MailEditor({ mail, onReload }: EditorProps) {
  const { t } = useWords()
  const [fields, setFields] = useState(mail.fields)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-heading">{mail.title}</h1>
        <MailState state={mail.state} />
        <span className="text-small text-timber">{t(`about.${mail.group}`)}</span>
      </div>
      {mail.state === 'unusable' ? (
        <div className="mb-5">
          <Notice>{t('unusableText')}</Notice>
        </div>
      ) : null}
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]">
        <div className="flex flex-col gap-5">
          <MailTextForm
            mail={mail}
            fields={fields}
            onChange={(change) => setFields((before) => ({ ...before, ...change }))}
            onReload={onReload}
          />
          {mail.state === 'default' ? null : <ResetText mail={mail} />}
        </div>
        <MailPreview name={mail.name} fields={fields} />
      </div>
    </>
  )
}

function ResetText({ mail }: { readonly mail: StaffMailText }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const resetting = useResetMailText(mail)
  return (
    <>
      <Button variant="link" className="self-start text-small" onClick={() => setAsking(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('resetTitle')}
        text={resetting.error?.message ?? t('resetText')}
        closeLabel={t('close')}
        keep={t('keepText')}
        confirm={t('reset')}
        isBusy={resetting.isPending}
        onConfirm={() => resetting.mutate(undefined)}
      />
    </>
  )
}
