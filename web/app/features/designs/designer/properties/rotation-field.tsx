import type { DesignElement, DesignPosition } from '@first-fashion/contract/designs/design-document'
import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { elementOf } from '@first-fashion/designer-engine/document/document'
import { useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { NumberField } from './number-field.tsx'
import '../designer-words.ts'

interface Typing {
  /** Where the element was before it. */
  readonly from: DesignPosition
  /** Where it has brought the element; somewhere else, something else has happened since. */
  readonly to: DesignPosition | undefined
}

/**
 * The rotation of an element. Each digit turns it from where it was before the typing: on the way to 90 it is turned by 9,
 * and may have to shrink for that.
 */
export function RotationField({ element }: { readonly element: DesignElement }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const typing = useRef<Typing | null>(null)
  const { id, position, isLocked } = element
  const turn = (rotation: number) => {
    const from = typing.current?.to === position ? typing.current.from : position
    const back = from === position ? {} : boxOf(from)
    store.run({ do: 'place', side, places: [{ id, ...back, rotation }] })
    typing.current = { from, to: elementOf(store.get().history.present, side, id)?.position }
  }
  return (
    <NumberField
      label={t('designer:rotation')}
      value={position.rotation}
      disabled={isLocked}
      onChange={turn}
      onBlur={() => {
        typing.current = null
      }}
      {...designLimits.rotation}
    />
  )
}

const boxOf = ({ x, y, width, height }: DesignPosition) => ({ x, y, width, height })
