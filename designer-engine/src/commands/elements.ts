import type { DesignElement, DesignPosition } from '@first-fashion/contract/designs/design-document'

/** The elements of a side, lowest layer first. */
export type Elements = readonly DesignElement[]

/** Changes the elements with these ids; locked ones stay as they are. */
export const edited = (
  elements: Elements,
  ids: readonly string[],
  change: (element: DesignElement) => DesignElement,
): Elements =>
  elements.map((element) => (ids.includes(element.id) && !element.isLocked ? change(element) : element))

/** The element at another position; the same one if it is there already. */
export const positioned = <Element extends DesignElement>(
  element: Element,
  position: DesignPosition,
): Element => (isSamePosition(element.position, position) ? element : { ...element, position })

const isSamePosition = (a: DesignPosition, b: DesignPosition): boolean =>
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.rotation === b.rotation &&
  a.zIndex === b.zIndex

/** The next value; the one before if nothing in it differs. */
export const unlessSame = <Value>(before: Value, next: Value): Value =>
  isAlike(before, next) ? before : next

function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [before, next] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))]
  return before.length === next.size && before.every(([name, value]) => isAlike(value, next.get(name)))
}
