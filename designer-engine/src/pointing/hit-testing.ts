import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { boundsOf, contains } from '../geometry/turned-box.ts'
import type { PageBox, PagePoint } from '../geometry/units.ts'

type Elements = readonly DesignElement[]

/** The uppermost element under a point; hidden and locked ones let the point through. */
export const elementAt = (elements: Elements, point: PagePoint): DesignElement | undefined =>
  elements.findLast((one) => isReachable(one) && contains(one.position, point))

/** All elements that lie in a box as a whole, as one draws it around them. */
export const elementsIn = (elements: Elements, box: PageBox): DesignElement[] =>
  elements.filter((one) => {
    const own = boundsOf(one.position)
    return (
      isReachable(one) &&
      own.x >= box.x &&
      own.y >= box.y &&
      own.x + own.width <= box.x + box.width &&
      own.y + own.height <= box.y + box.height
    )
  })

/** The ids with those of their groups: a group is selected together. */
export function withGroups(elements: Elements, ids: readonly string[]): string[] {
  const groups = new Set(elements.filter(({ id }) => ids.includes(id)).map(({ group }) => group))
  groups.delete(null)
  return elements.filter(({ id, group }) => ids.includes(id) || groups.has(group)).map(({ id }) => id)
}

const isReachable = ({ isHidden, isLocked }: DesignElement): boolean => !isHidden && !isLocked
