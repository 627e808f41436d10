import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { designLimits, type PrintSide } from '@first-fashion/contract/designs/design-limits'
import { boundsOf, cornersOf, turned } from '../geometry/turned-box.ts'
import type { PageBox, PagePoint, TurnedBox } from '../geometry/units.ts'
import { type Gesture, noStep } from './gesture.ts'

/** A corner, clockwise from the upper left one: the index of `cornersOf`. */
export type Corner = 0 | 1 | 2 | 3

interface ResizeStart {
  readonly side: PrintSide
  readonly element: DesignElement
  readonly corner: Corner
  readonly field: PageBox
}

const opposite: Readonly<Record<Corner, Corner>> = { 0: 2, 1: 3, 2: 0, 3: 1 }
/** Where a corner lies from the opposite one, along the sides of the box. */
const directions: Readonly<Record<Corner, readonly [number, number]>> = {
  0: [-1, -1],
  1: [1, -1],
  2: [1, 1],
  3: [-1, 1],
}

/**
 * Pulls a corner while the opposite one stays. Pictures keep their proportions, texts with Shift. The box stops growing
 * at the edge of the print area, and shrinking at 20 units [B5.24]; a side that is thinner does not shrink.
 */
export function startResize({ side, element, corner, field }: ResizeStart): Gesture {
  if (element.isLocked) return () => noStep
  const before = element.position
  const anchor = cornersOf(before)[opposite[corner]]
  return (point, { isStrict }) => {
    const keepsProportions = element.type === 'image' || isStrict
    const pulled = pulledTo(before, anchor, corner, point, keepsProportions)
    const box = largestInside(before, pulled, anchor, corner, field)
    const { x, y, width, height } = box
    return { command: { do: 'place', side, places: [{ id: element.id, x, y, width, height }] }, guides: [] }
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

function pulledTo(
  before: TurnedBox,
  anchor: PagePoint,
  corner: Corner,
  point: PagePoint,
  keepsProportions: boolean,
): Size {
  const least = designLimits.draggedSize.min
  const [directionX, directionY] = directions[corner]
  const upright = turned(point, anchor, -before.rotation)
  const width = Math.max(Math.min(least, before.width), (upright.x - anchor.x) * directionX)
  const height = Math.max(Math.min(least, before.height), (upright.y - anchor.y) * directionY)
  if (!keepsProportions) return { width, height }
  const smallest = Math.min(1, least / Math.min(before.width, before.height))
  const scale = Math.max(width / before.width, height / before.height, smallest)
  return { width: before.width * scale, height: before.height * scale }
}

/** How exactly the edge of the print area is met: 2^-24 of the way. */
const halvings = 24

/** The box with its corner pulled as far as the field allows. */
function largestInside(
  before: TurnedBox,
  pulled: Size,
  anchor: PagePoint,
  corner: Corner,
  field: PageBox,
): TurnedBox {
  const boxAt = (share: number) =>
    anchored(
      {
        width: before.width + (pulled.width - before.width) * share,
        height: before.height + (pulled.height - before.height) * share,
      },
      before.rotation,
      anchor,
      corner,
    )
  if (isInside(boxAt(1), field)) return boxAt(1)
  let [inside, outside] = [0, 1]
  for (let at = 0; at < halvings; at += 1) {
    const share = (inside + outside) / 2
    if (isInside(boxAt(share), field)) inside = share
    else outside = share
  }
  return boxAt(inside)
}

/** A box of a size whose opposite corner lies on the anchor. */
function anchored({ width, height }: Size, rotation: number, anchor: PagePoint, corner: Corner): TurnedBox {
  const [directionX, directionY] = directions[corner]
  const upright = { x: anchor.x + (directionX * width) / 2, y: anchor.y + (directionY * height) / 2 }
  const middle = turned(upright, anchor, rotation)
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, rotation }
}

function isInside(box: TurnedBox, field: PageBox): boolean {
  const bounds = boundsOf(box)
  const slack = 1e-9
  return (
    bounds.x >= field.x - slack &&
    bounds.y >= field.y - slack &&
    bounds.x + bounds.width <= field.x + field.width + slack &&
    bounds.y + bounds.height <= field.y + field.height + slack
  )
}
