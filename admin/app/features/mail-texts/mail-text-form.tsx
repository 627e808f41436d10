import {
  type MailTextFields,
  mailTextFields,
  mailTextLimits,
  type StaffMailText,
} from '@first-fashion/contract/mail-texts/mail-text'
import { Button, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, useRef } from 'react'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { UnsavedChanges } from '../../platform/unsaved-changes.tsx'
import { PlaceholderList } from './placeholder-list.tsx'
import { useSaveMailText, useTestMail } from './queries.ts'
import { useWords } from './words.ts'

interface FormProps {
  readonly mail: StaffMailText
  readonly fields: MailTextFields
  readonly onChange: (change: Partial<MailTextFields>) => void
  readonly onReload: () => Promise<void>
}

/** Subject and text of an email, and its placeholders. */
export function MailTextForm({ mail, fields, onChange, onReload }: FormProps) {
  const { t } = useWords()
  const saving = useSaveMailText(mail)
  const testing = useTestMail(mail.name)
  const subject = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const typedIn = useRef<keyof MailTextFields>('words')
  const isGood = mailTextFields.safeParse(fields).success
  const isChanged = JSON.stringify(fields) !== JSON.stringify(mail.fields)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isGood) saving.mutate(fields)
  }
  const insert = (placeholder: string, isBlock: boolean) => {
    const isSubject = typedIn.current === 'subject' && !isBlock
    const field = isSubject ? subject.current : words.current
    if (field === null) return
    const end = field.value.length
    field.setRangeText(placeholder, field.selectionStart ?? end, field.selectionEnd ?? end, 'end')
    field.focus()
    onChange(isSubject ? { subject: field.value } : { words: field.value })
  }
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-5">
      <UnsavedChanges isChanged={isChanged && !saving.isPending} />
      {saving.error === null ? null : <SaveFailure error={saving.error} onReload={onReload} />}
      <TextField
        ref={subject}
        label={t('subject')}
        required
        maxLength={mailTextLimits.subject}
        autoComplete="off"
        value={fields.subject}
        onFocus={() => {
          typedIn.current = 'subject'
        }}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextArea
        ref={words}
        label={t('words')}
        hint={t('wordsHint')}
        required
        rows={14}
        maxLength={mailTextLimits.words}
        value={fields.words}
        onFocus={() => {
          typedIn.current = 'words'
        }}
        onChange={({ target }) => onChange({ words: target.value })}
      />
      <PlaceholderList placeholders={mail.placeholders} onInsert={insert} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isGood} busy={saving.isPending}>
          {t('save')}
        </Button>
        <Button
          variant="secondary"
          disabled={!isGood}
          busy={testing.isPending}
          onClick={() => testing.mutate(fields)}
        >
          {t('sendTest')}
        </Button>
      </div>
    </form>
  )
}
