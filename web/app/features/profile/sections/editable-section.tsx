import type { SectionChange } from '@first-fashion/contract/profile/calls'
import { Button, Notice } from '@first-fashion/ui'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormSchema } from '../../../platform/forms/schema-resolver.ts'
import { type FieldProps, useSchemaForm } from '../../../platform/forms/use-schema-form.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { Editing } from '../use-editing.ts'
import { useProfileChange, useRefused } from '../use-profile-change.ts'
import { fillTyped, type Typed, useTypedDraft } from './typed-fields.ts'
import '../words/profile-form-words.ts'

export type SectionType = Exclude<SectionChange['type'], 'password'>

/** What a section sends. */
export type FieldsOf<Type extends SectionType> = Omit<Extract<SectionChange, { type: Type }>, 'type'>

interface SectionProps<Fields extends FieldValues> {
  readonly title: string
  readonly editing: Editing
  /** The stored values, as terms and descriptions. */
  readonly facts: ReactNode
  readonly schema: () => Promise<FormSchema<Fields>>
  /** The fields, and the draft from before the session ended. */
  readonly fields: (field: FieldProps<Fields>, typed: Typed) => ReactNode
  /** What to send of the fields; `isOther` says whether one has changed since the form opened. */
  readonly changeOf: (fields: Fields, isOther: (field: keyof Fields) => boolean) => SectionChange
  readonly onSaved?: (change: SectionChange) => void
}

/** A section of the profile: the stored values, or a form to edit them. */
export function EditableSection<Fields extends FieldValues>({
  title,
  editing,
  facts,
  ...form
}: SectionProps<Fields>) {
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
            variant="link"
            className="text-small"
            aria-label={t('profile-form:editName', { section: title })}
            disabled={editing.section !== null}
            onClick={() => editing.edit(title)}
          >
            <Pencil aria-hidden="true" size={16} />
            {t('profile-form:edit')}
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

interface FormProps<Fields extends FieldValues>
  extends Pick<SectionProps<Fields>, 'schema' | 'fields' | 'changeOf' | 'onSaved'> {
  readonly typed: Typed
  readonly onKeep: (typed: Typed) => void
  readonly onDone: () => void
}

/** Leaving the form discards the input. */
function SectionForm<Fields extends FieldValues>({ schema, fields, changeOf, ...on }: FormProps<Fields>) {
  const { t } = useTranslation()
  const { field, submit, refuse, isChecking, getValues } = useSchemaForm<Fields>(schema)
  const saving = useProfileChange(refuse)
  const form = useRef<HTMLFormElement>(null)
  const opened = useRef<Fields>(undefined)
  const [typed] = useState(on.typed)
  useTypedDraft(form, on.onKeep)
  useEffect(() => {
    if (form.current === null) return
    opened.current = { ...getValues() }
    fillTyped(form.current, typed)
    form.current.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [typed, getValues])
  const save = (values: Fields) => {
    const change = changeOf(values, (name) => values[name] !== opened.current?.[name])
    saving.mutate(change, {
      onSuccess: () => {
        on.onSaved?.(change)
        on.onDone()
      },
    })
  }
  const refused = useRefused(saving)
  return (
    <form ref={form} method="post" noValidate onSubmit={submit(save)} className="flex flex-col gap-5">
      {refused === undefined || refused.hasFields ? null : <Notice>{refused.message}</Notice>}
      {fields(field, typed)}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isChecking || saving.isPending}>
          {t('profile-form:save')}
        </Button>
        <Button variant="secondary" disabled={saving.isPending} onClick={on.onDone}>
          {t('profile-form:cancel')}
        </Button>
      </div>
    </form>
  )
}
