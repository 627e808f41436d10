import { Button, Dialog, Notice, TextArea } from '@first-fashion/ui'
import { useState } from 'react'
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
  const save = () =>
    onSave(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isSaving} onClick={save}>
            {t('save')}
          </Button>
        </div>
      }
    >
      {error === null ? null : <Notice>{error.message}</Notice>}
      <TextArea
        label={title}
        labelHidden
        hint={hint}
        rows={8}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  )
}
