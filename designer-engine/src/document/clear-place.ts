import type { DesignElement, DesignPosition } from '@first-fashion/contract/designs/design-document'
import { boundsOf, clampedInside } from '../geometry/turned-box.ts'
import { middleOf, type PageBox, type PagePoint } from '../geometry/units.ts'

/** Page units between places that are tried. */
const step = 10

/**
 * Where something new is put among the elements of a side: in its own place if nothing is seen there, else as near the
 * middle of the field as it hides least. It keeps its size, unless the field is smaller.
 */
export function clearPlace(
  requested: DesignPosition,
  elements: readonly DesignElement[],
  field: PageBox,
): DesignPosition {
  const own = clampedInside(requested, field)
  const there = elements.filter(({ isHidden }) => !isHidden).map(({ position }) => boundsOf(position))
  const hiddenAt = (place: PagePoint) =>
    there.reduce((sum, box) => sum + overlap({ ...own, ...place }, box), 0)
  const tried = placesOf(own, field).map((place) => ({ place, hidden: hiddenAt(place) }))
  const least = Math.min(...tried.map(({ hidden }) => hidden))
  if (hiddenAt(own) <= least) return own
  const middle = { x: middleOf(field).x - own.width / 2, y: middleOf(field).y - own.height / 2 }
  const [nearest = own] = tried
    .filter(({ hidden }) => hidden <= least)
    .map(({ place }) => place)
    // Of two that are as near, the lower one: lines are read downwards.
    .toSorted((a, b) => distance(a, middle) - distance(b, middle) || b.y - a.y)
  return { ...own, x: nearest.x, y: nearest.y }
}

/** All over the field, the middle and both edges among them. */
function placesOf({ width, height }: PageBox, field: PageBox): PagePoint[] {
  const ys = stopsOf(field.y, field.height - height)
  return stopsOf(field.x, field.width - width).flatMap((x) => ys.map((y) => ({ x, y })))
}

function stopsOf(start: number, room: number): number[] {
  const count = Math.floor(Math.max(0, room) / step)
  const stops = Array.from({ length: count + 1 }, (_, at) => start + at * step)
  return [...stops, start + Math.max(0, room) / 2, start + Math.max(0, room)]
}

const overlap = (a: PageBox, b: PageBox): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height)

const shared = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b))

const distance = (a: PagePoint, b: PagePoint): number => Math.hypot(a.x - b.x, a.y - b.y)
