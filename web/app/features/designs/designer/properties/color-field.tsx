import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { ColourField } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import '../designer-words.ts'

interface ColorFieldProps {
  readonly element: DesignElement
  readonly property?: 'color' | 'outlineColor'
}

/** The colour of a text, a shape or an outline; a code that is half typed waits. */
export function ColorField({ element, property = 'color' }: ColorFieldProps) {
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const [typed, setTyped] = useState<string | null>(null)
  const stored =
    property === 'outlineColor' && element.type === 'text' ? element.style.outlineColor : element.style.color
  return (
    <ColourField
      label={t(`designer:${property}`)}
      pickLabel={t('designer:pickColor')}
      value={typed ?? stored}
      error={typed === null ? undefined : t('designer:colorCode')}
      onChange={(code) => {
        const isWhole = /^#[0-9a-f]{6}$/i.test(code)
        setTyped(isWhole ? null : code)
        if (isWhole)
          store.run({ do: 'restyle', side, ids: [element.id], style: { [property]: code.toLowerCase() } })
      }}
    />
  )
}
