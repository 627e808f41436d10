import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { useState } from 'react'
import { useDesignerState } from '../state/designer-context.ts'

export type Picture = Extract<DesignElement, { type: 'image' }>

/**
 * The pictures on the side that is shown, lowest layer first; stock shapes are not pictures. During a gesture a component
 * that uses them renders only if the gesture changes one of them.
 */
export function usePictures(): readonly Picture[] {
  const [picturesOf] = useState(createPicker)
  return useDesignerState(({ shown, side }) => picturesOf(shown[side].elements))
}

const isPicture = (element: DesignElement): element is Picture =>
  element.type === 'image' && shapeOf(element.url) === undefined

/** Returns the same list as before as long as it holds the same pictures. */
function createPicker() {
  let before: readonly Picture[] = []
  return (elements: readonly DesignElement[]): readonly Picture[] => {
    const pictures = elements.filter(isPicture)
    const isSame = pictures.length === before.length && pictures.every((one, at) => one === before[at])
    if (!isSame) before = pictures
    return before
  }
}
