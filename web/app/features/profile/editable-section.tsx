import type { SectionChange } from '@first-fashion/contract/profile/calls'
import { Button, Notice } from '@first-fashion/ui'
import { Pencil } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fillTyped, type Typed, useTypedDraft } from './typed-fields.ts'
import type { Editing } from './use-editing.ts'
import { useProfileChange, useRefused } from './use-profile-change.ts'
import '../../platform/words/profile.ts'

export type FieldErrors = Readonly<Record<string, string>>

interface SectionProps {
  readonly title: string
  readonly editing: Editing
  /** The stored values, as terms and descriptions. */
  readonly facts: ReactNode
  /** The fields, with their errors and the draft from before the session ended. */
  readonly fields: (errors: FieldErrors, typed: Typed) => ReactNode
  /**
   * Reads the fields, and whether one has changed since the form opened; leaving the form discards
   * the input.
   */
  readonly changeOf: (text: (field: string) => string, isOther: (field: string) => boolean) => SectionChange
  readonly onSaved?: (change: SectionChange) => void
}

/** A section of the profile: the stored values, or a form to edit them. */
export function EditableSection({ title, editing, facts, ...form }: SectionProps) {
  const { t } = useTranslation()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  const isEdited = editing.section === title
  useEffect(() => {
    // After saving or cancelling, the focus returns to the edit button.
    if (wasEdited.current && !isEdited) button.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  return (
    <section aria-labelledby={id} className="min-w-0 bg-paper p-6">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {isEdited ? null : (
          <Button
            ref={button}
            look="link"
            className="text-small"
            aria-label={t('profileForm.editName', { section: title })}
            disabled={editing.section !== null}
            onClick={() => editing.edit(title)}
          >
            <Pencil aria-hidden="true" size={16} />
            {t('profileForm.edit')}
          </Button>
        )}
      </div>
      {isEdited ? (
        <SectionForm
          {...form}
          typed={editing.typed}
          onKeep={editing.keep}
          onDone={() => editing.edit(null)}
        />
      ) : (
        <dl className="flex flex-col gap-4">{facts}</dl>
      )}
    </section>
  )
}

interface FormProps extends Pick<SectionProps, 'fields' | 'changeOf' | 'onSaved'> {
  readonly typed: Typed
  readonly onKeep: (typed: Typed) => void
  readonly onDone: () => void
}

function SectionForm({ fields, changeOf, onSaved, onDone, ...before }: FormProps) {
  const { t } = useTranslation()
  const saving = useProfileChange()
  const form = useRef<HTMLFormElement>(null)
  const opened = useRef<FormData>(undefined)
  const [typed] = useState(before.typed)
  useTypedDraft(form, before.onKeep)
  useEffect(() => {
    if (form.current === null) return
    opened.current = new FormData(form.current)
    fillTyped(form.current, typed)
    form.current.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [typed])
  useEffect(() => {
    if (saving.error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [saving.error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const now = new FormData(event.currentTarget)
    const change = changeOf(
      (field) => String(now.get(field) ?? ''),
      (field) => now.get(field) !== opened.current?.get(field),
    )
    saving.mutate(change, {
      onSuccess: () => {
        onSaved?.(change)
        onDone()
      },
    })
  }
  const refused = useRefused(saving)
  const errors = refused?.errors ?? {}
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {refused === undefined || Object.keys(errors).length > 0 ? null : <Notice>{refused.message}</Notice>}
      {fields(errors, typed)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending}>
          {t('profileForm.save')}
        </Button>
        <Button look="secondary" disabled={saving.isPending} onClick={onDone}>
          {t('profileForm.cancel')}
        </Button>
      </div>
    </form>
  )
}
