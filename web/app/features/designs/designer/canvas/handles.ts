import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { contains, cornersOf, turned } from '@first-fashion/designer-engine/geometry/turned-box'
import { middleOf, type PagePoint, type TurnedBox } from '@first-fashion/designer-engine/geometry/units'
import type { Corner } from '@first-fashion/designer-engine/gestures/resize'

export type Handle = Corner | 'rotate'

/** What is locked or hidden is neither pulled nor turned. */
export const hasHandles = ({ isLocked, isHidden }: DesignElement): boolean => !isLocked && !isHidden

/** Page units from the upper edge to the handle that turns. */
const rotateDistance = 26

/** Where the handle that turns lies: above the box, or below it where there is no room. */
export function rotateHandle(box: TurnedBox): PagePoint {
  const middle = middleOf(box)
  const above = turned({ x: middle.x, y: box.y - rotateDistance }, middle, box.rotation)
  const isOutside = above.y < -90 || above.x < -40 || above.x > 340
  return isOutside
    ? turned({ x: middle.x, y: box.y + box.height + rotateDistance }, middle, box.rotation)
    : above
}

/**
 * The nearest handle to a pointer; `reach` is its radius in page units. Inside the box corners reach a quarter of its
 * shorter side at most, and the handle that turns nothing: so there is always a middle to drag even a small element by.
 */
export function handleAt(box: TurnedBox, point: PagePoint, reach: number): Handle | undefined {
  const distanceTo = (at: PagePoint) => Math.hypot(at.x - point.x, at.y - point.y)
  const toCorners = cornersOf(box).map(distanceTo)
  const nearest = Math.min(...toCorners)
  const isInside = contains(box, point)
  const toRotate = isInside ? Number.POSITIVE_INFINITY : distanceTo(rotateHandle(box))
  if (toRotate <= reach && toRotate < nearest) return 'rotate'
  const most = isInside ? Math.min(reach, Math.min(box.width, box.height) / 4) : reach
  const corner = toCorners.findIndex((distance) => distance === nearest && distance <= most)
  return corner === 0 || corner === 1 || corner === 2 || corner === 3 ? corner : undefined
}
