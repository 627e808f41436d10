import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { boundsOf, boxAround, wayInside } from '../geometry/turned-box.ts'
import type { PageBox, PagePoint } from '../geometry/units.ts'
import { type Snap, snap } from '../pointing/snapping.ts'
import { type Gesture, noStep } from './gesture.ts'

interface DragStart {
  readonly side: PrintSide
  readonly elements: readonly DesignElement[]
  readonly ids: readonly string[]
  readonly from: PagePoint
  readonly field: PageBox
  /** Page units within which a line attracts. */
  readonly tolerance: number
}

/** Moves what is selected; edges and middles of the others and of the print area attract it. */
export function startDrag({ side, elements, ids, from, field, tolerance }: DragStart): Gesture {
  const isMoving = ({ id, isLocked }: DesignElement) => ids.includes(id) && !isLocked
  const moving = elements.filter(isMoving).map(({ position }) => boundsOf(position))
  if (moving.length === 0) return () => noStep
  const box = boxAround(moving)
  const others = elements
    .filter((one) => !isMoving(one) && !one.isHidden)
    .map(({ position }) => boundsOf(position))
  return (point, { isStrict, isFree }) => {
    const asked = isStrict ? straight(from, point) : { x: point.x - from.x, y: point.y - from.y }
    const way = wayInside(box, asked, field)
    const moved = { ...box, x: box.x + way.x, y: box.y + way.y }
    const snapped = isFree ? unsnapped : snapAlong(asked, isStrict, snap(moved, others, field, tolerance))
    const dx = way.x + snapped.dx
    const dy = way.y + snapped.dy
    if (dx === 0 && dy === 0) return { ...noStep, guides: snapped.guides }
    return { command: { do: 'move', side, ids: [...ids], dx, dy }, guides: snapped.guides }
  }
}

const unsnapped: Snap = { dx: 0, dy: 0, guides: [] }

/** What is held to one direction is attracted along that only. */
function snapAlong(way: PagePoint, isStrict: boolean, { dx, dy, guides }: Snap): Snap {
  if (!isStrict) return { dx, dy, guides }
  return way.y === 0
    ? { dx, dy: 0, guides: guides.filter((guide) => 'x' in guide) }
    : { dx: 0, dy, guides: guides.filter((guide) => 'y' in guide) }
}

/** Only sideways or only up and down, whichever is more. */
function straight(from: PagePoint, to: PagePoint): { readonly x: number; readonly y: number } {
  const [x, y] = [to.x - from.x, to.y - from.y]
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}
