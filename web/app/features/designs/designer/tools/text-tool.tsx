import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { Button, TextField } from '@first-fashion/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { addText } from '../state/design-actions.ts'
import { useDesigner } from '../state/designer-context.ts'
import '../designer-words.ts'

/** A text of one's own, added with Enter; blank ones are not [B5.26]. */
export function TextTool({ onAdded }: { readonly onAdded?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    // A text that does not fit is still there to be added.
    if (!addText(store, text.trim())) return
    setText('')
    onAdded?.()
  }
  return (
    <form onSubmit={add} className="flex flex-col gap-3">
      <TextField
        label={t('designer:newText')}
        hint={t('designer:newTextHint')}
        value={text}
        maxLength={designLimits.textLength}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''}>
        {t('designer:addText')}
      </Button>
    </form>
  )
}
