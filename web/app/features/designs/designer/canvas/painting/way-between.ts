import type { DesignElement } from '@first-fashion/contract/designs/design-document'

/** A distance in page units. */
export type Way = { readonly x: number; readonly y: number }

/** How far all of them have moved; undefined if anything else of them has changed. */
export function wayBetween(
  before: readonly DesignElement[],
  now: readonly DesignElement[],
  ids: ReadonlySet<string>,
): Way | undefined {
  let way: Way | undefined
  for (const element of now) {
    if (!ids.has(element.id)) continue
    const old = before.find(({ id }) => id === element.id)
    if (old === undefined || !isMoved(old, element)) return undefined
    const own = { x: element.position.x - old.position.x, y: element.position.y - old.position.y }
    if (way !== undefined && Math.hypot(way.x - own.x, way.y - own.y) > 1e-6) return undefined
    way = own
  }
  return way
}

const isMoved = (before: DesignElement, now: DesignElement): boolean =>
  isSame(before, now, 'position') && isSame(before.position, now.position, 'x', 'y')

/** Whether all is the same but for some fields. */
const isSame = <Fields extends object>(before: Fields, now: Fields, ...but: readonly (keyof Fields)[]) => {
  const others: ReadonlySet<PropertyKey> = new Set(but)
  return Object.entries(now).every(([name, value]) => others.has(name) || Reflect.get(before, name) === value)
}
