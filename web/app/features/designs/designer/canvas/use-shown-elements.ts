import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { shapeOf } from '@first-fashion/designer-engine/drawing/shapes'
import { useMemo } from 'react'
import { useDesignerState } from '../state/designer-context.ts'

export type Picture = Extract<DesignElement, { type: 'image' }>

type Pick<One> = (elements: readonly DesignElement[]) => readonly One[]

/**
 * Some of the elements on the side that is shown, lowest layer first. During a gesture a component that uses them renders
 * only if the gesture changes one of them. Keep `pick` the same with `useCallback`.
 */
export function useShownElements<One extends DesignElement>(pick: Pick<One>): readonly One[] {
  const picked = useMemo(() => sameIfEqual(pick), [pick])
  return useDesignerState(({ shown, side }) => picked(shown[side].elements))
}

/** The pictures on the side that is shown; stock shapes are not pictures. */
export const usePictures = (): readonly Picture[] => useShownElements(picturesOf)

const picturesOf: Pick<Picture> = (elements) => elements.filter(isPicture)

const isPicture = (element: DesignElement): element is Picture =>
  element.type === 'image' && shapeOf(element.url) === undefined

/** Returns the same list as before as long as it holds the same elements. */
function sameIfEqual<One>(pick: Pick<One>): Pick<One> {
  let before: readonly One[] = []
  return (elements) => {
    const picked = pick(elements)
    const isSame = picked.length === before.length && picked.every((one, at) => one === before[at])
    if (!isSame) before = picked
    return before
  }
}
