import { useRef, useState } from 'react'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../../sellables/selection-words.ts'

/** Asks for a colour: says so, and leads the eye and the keyboard to the swatches. */
export function useColourQuestion(needsColour: boolean) {
  const { t } = useTranslation()
  const colours = useRef<HTMLFieldSetElement>(null)
  const [wasAsked, setAsked] = useState(false)
  const askForColour = () => {
    setAsked(true)
    toasts.error(t('selection:selectColour'))
    colours.current?.scrollIntoView({ block: 'center' })
    colours.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return { colours, isColourMissing: wasAsked && needsColour, askForColour }
}
