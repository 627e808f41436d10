import type { DesignElement, DesignPosition } from '@first-fashion/contract/designs/design-document'
import { boundsOf, boxAround, wayInside } from '../geometry/turned-box.ts'
import type { PageBox, PagePoint } from '../geometry/units.ts'

/** How far a copy lies from its original, in page units. */
const step = 12
/** Further than this a page does not go, in steps. */
const mostSteps = 50

/** Copies with new ids, moved so that they can be seen; groups are kept together under new names. */
export function copiesOf(
  elements: readonly DesignElement[],
  newId: () => string,
  shift: PagePoint,
): DesignElement[] {
  const groups = new Map<string, string>()
  const groupOf = (group: string | null): string | null => {
    if (group === null) return null
    const known = groups.get(group) ?? newId()
    groups.set(group, known)
    return known
  }
  return elements.map((element) => ({
    ...element,
    id: newId(),
    group: groupOf(element.group),
    position: { ...element.position, x: element.position.x + shift.x, y: element.position.y + shift.y },
  }))
}

/**
 * How far copies are moved among the elements of a side: together, inside the field, and by as many steps as it takes
 * until they hide nothing that looks like them; down and right, or up and left where there is no more room. On the other
 * side they may stay in their place.
 */
export function shiftOfCopies(
  copied: readonly DesignElement[],
  elements: readonly DesignElement[],
  field: PageBox,
  { staysInPlace = false } = {},
): PagePoint {
  const [first] = copied
  if (first === undefined) return { x: 0, y: 0 }
  const box = boxAround(copied.map(({ position }) => boundsOf(position)))
  const shiftBy = (steps: number): PagePoint => wayInside(box, { x: steps * step, y: steps * step }, field)
  const isFree = ({ x, y }: PagePoint) => {
    const { position } = first
    const moved = { ...position, x: position.x + x, y: position.y + y }
    return !elements.some((one) => isAlike(one.position, moved))
  }
  const steps = Array.from({ length: mostSteps }, (_, at) => at + 1)
  const tried = [...(staysInPlace ? [0] : []), ...steps, ...steps.map((count) => -count)]
  return tried.map(shiftBy).find(isFree) ?? shiftBy(1)
}

const isAlike = (a: DesignPosition, b: DesignPosition): boolean =>
  (['x', 'y', 'width', 'height', 'rotation'] as const).every((name) => Math.abs(a[name] - b[name]) < 1)
