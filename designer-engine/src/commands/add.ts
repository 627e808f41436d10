import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { clampedInside } from '../geometry/turned-box.ts'
import type { PageBox } from '../geometry/units.ts'
import type { Elements } from './elements.ts'

/** Adds elements above all others, in their order, as many as a side can hold. An id that is taken adds nothing. */
export function added(elements: Elements, fresh: readonly DesignElement[], field: PageBox): Elements {
  const taken = new Set(elements.map(({ id }) => id))
  const room = designLimits.elementsPerSide - elements.length
  const top = topLayerOf(elements)
  const accepted = fresh.filter(({ id }) => !taken.has(id)).slice(0, room)
  return [
    ...elements,
    ...accepted.map((element, at) => ({
      ...element,
      position: {
        ...clampedInside(element.position, field),
        zIndex: Math.min(top + 1 + at, designLimits.layer.max),
      },
    })),
  ]
}

/** -1 without elements, so that the first one lies on layer 0. */
const topLayerOf = (elements: Elements): number => elements.at(-1)?.position.zIndex ?? -1
