import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { Button, Dialog, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import '../designer-words.ts'

interface SaveDialogProps {
  readonly open: boolean
  readonly isBusy: boolean
  /** As it was last saved or opened; '' before that. */
  readonly knownName: string
  readonly onClose: () => void
  readonly onSave: (name: string, description: string) => void
}

/** Asks for a name and, if one likes, a description (spec B section 5). What was typed stays when saving fails. */
export function SaveDialog({ open, isBusy, knownName, onClose, onSave }: SaveDialogProps) {
  const { t } = useTranslation()
  const [known, setKnown] = useState(knownName)
  const [name, setName] = useState(knownName)
  if (known !== knownName) {
    setKnown(knownName)
    setName(knownName)
  }
  const [description, setDescription] = useState('')
  const isBlank = name.trim() === ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && !isBusy) onSave(name.trim(), description.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('designer:save')}
      closeLabel={t('designer:close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('designer:cancel')}
          </Button>
          <Button type="submit" form="save-design" busy={isBusy} disabled={isBlank}>
            {t('designer:saveNow')}
          </Button>
        </div>
      }
    >
      <form id="save-design" onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t('designer:designName')}
          hint={isBlank ? t('designer:nameHint') : undefined}
          value={name}
          required
          maxLength={designLimits.name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label={t('designer:description')}
          optionalLabel={t('designer:optional')}
          value={description}
          maxLength={designLimits.description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
