import { TextArea } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useWords } from './words.ts'

interface DialogProps {
  readonly title: string
  readonly hint: string
  /** What is there now, one a line. */
  readonly lines: readonly string[]
  readonly isSaving: boolean
  readonly error: Error | null
  readonly onSave: (lines: readonly string[]) => void
  readonly onClose: () => void
}

/** Edits a list of texts, one a line. */
export function LinesDialog({ title, hint, lines, isSaving, error, onSave, onClose }: DialogProps) {
  const { t } = useWords()
  const [text, setText] = useState(lines.join('\n'))
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
  }
  return (
    <FormDialog
      title={title}
      action={t('save')}
      isBusy={isSaving}
      error={error?.message}
      onSubmit={save}
      onClose={onClose}
    >
      <TextArea
        label={title}
        labelHidden
        hint={hint}
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
