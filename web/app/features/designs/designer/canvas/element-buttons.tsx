import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { unitsOf } from '@first-fashion/designer-engine/document/arranged-units'
import { boundsOf } from '@first-fashion/designer-engine/geometry/turned-box'
import { OverlayButton } from '@first-fashion/ui'
import { memo } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { selectedOf, toggleSelected } from '../state/design-actions.ts'
import { useDesigner, useDesignerState, useShownStill } from '../state/designer-context.ts'
import { useElementName } from '../use-element-name.ts'
import { overPage } from './page-view.ts'
import '../designer-words.ts'

/**
 * Each element as a button over the canvas, so that Tab reaches it and the arrow keys move it. Tab alone keeps several of
 * them selected; Enter selects one, and with Shift it adds. Pointers pass through; it follows once they let go.
 */
export function ElementButtons() {
  const elements = useShownStill()
  const selected = useDesignerState((state) => state.selected)
  return (
    <div className="pointer-events-none absolute inset-0">
      {elements
        .filter(({ isHidden }) => !isHidden)
        .map((element) => (
          <ElementButton key={element.id} element={element} isSelected={selected.includes(element.id)} />
        ))}
    </div>
  )
}

interface ElementButtonProps {
  readonly element: DesignElement
  readonly isSelected: boolean
}

/** Drawn again only when its element changes. */
const ElementButton = memo(({ element, isSelected }: ElementButtonProps) => {
  const { t } = useTranslation()
  const store = useDesigner()
  const name = useElementName()(element)
  return (
    <OverlayButton
      aria-pressed={isSelected}
      label={t('designer:elementOnCanvas', { name })}
      onFocus={() => unitsOf(selectedOf(store)).length > 1 || store.select([element.id])}
      onClick={({ shiftKey }) => (shiftKey ? toggleSelected(store, element.id) : store.select([element.id]))}
      style={overPage(boundsOf(element.position))}
    />
  )
})
