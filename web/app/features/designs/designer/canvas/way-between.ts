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
  before.style === now.style &&
  cropOf(before) === cropOf(now) &&
  before.position.width === now.position.width &&
  before.position.height === now.position.height &&
  before.position.rotation === now.position.rotation

const cropOf = (element: DesignElement) => (element.type === 'image' ? element.crop : null)
