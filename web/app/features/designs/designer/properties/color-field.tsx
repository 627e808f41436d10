import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { ColourField } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDesignerState } from '../state/designer-context.ts'
import { usePreviewed } from './use-previewed.ts'
import '../designer-words.ts'

interface ColorFieldProps {
  readonly element: DesignElement
  readonly property?: 'color' | 'outlineColor'
}

/** The colour of a text, a shape or an outline; a code that is half typed waits. */
export function ColorField({ element, property = 'color' }: ColorFieldProps) {
  const { t } = useTranslation()
  const side = useDesignerState((state) => state.side)
  const [typed, setTyped] = useState<string | null>(null)
  const stored =
    property === 'outlineColor' && element.type === 'text' ? element.style.outlineColor : element.style.color
  const { value, preview, run } = usePreviewed(stored, (code) => ({
    do: 'restyle',
    side,
    ids: [element.id],
    style: { [property]: code.toLowerCase() },
  }))
  return (
    <ColourField
      label={t(`designer:${property}`)}
      pickLabel={t('designer:pickColor')}
      value={typed ?? value}
      error={typed === null ? undefined : t('designer:colorCode')}
      onPreview={(code) => {
        setTyped(null)
        preview(code)
      }}
      onChange={(code) => {
        const isWhole = /^#[0-9a-f]{6}$/i.test(code)
        setTyped(isWhole ? null : code)
        if (isWhole) run(code)
      }}
    />
  )
}
