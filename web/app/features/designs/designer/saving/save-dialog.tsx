import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { Button, Dialog, TextArea, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import type { Named } from '../state/use-chosen-facts.ts'
import '../designer-words.ts'

interface SaveDialogProps {
  readonly open: boolean
  readonly isBusy: boolean
  /** As it was last saved or opened; '' before that. */
  readonly known: Named
  readonly onClose: () => void
  readonly onSave: (named: Named) => void
}

/** Asks for a name and, if one likes, a description [B5.19]. What was typed stays when saving fails. */
export function SaveDialog({ open, isBusy, known, onClose, onSave }: SaveDialogProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(known)
  const [name, setName] = useState(known.name)
  const [description, setDescription] = useState(known.description)
  if (shown.name !== known.name || shown.description !== known.description) {
    setShown(known)
    setName(known.name)
    setDescription(known.description)
  }
  const isBlank = name.trim() === ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank && !isBusy) onSave({ name: name.trim(), description: description.trim() })
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
