import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { contains, cornersOf, turned } from '@first-fashion/designer-engine/geometry/turned-box'
import { middleOf, type PagePoint, type TurnedBox } from '@first-fashion/designer-engine/geometry/units'
import type { Corner } from '@first-fashion/designer-engine/gestures/resize'

export type Handle = Corner | 'rotate'

/** What is locked or hidden is neither pulled nor turned. */
export const hasHandles = ({ isLocked, isHidden }: DesignElement): boolean => !isLocked && !isHidden

/** From the upper edge to the handle that turns: at least so many page units, and CSS px. */
const rotateDistance = { units: 26, px: 28 } as const

/** Where the handle that turns lies: above the box, or below it where there is no room. `px` is page units of a CSS px. */
export function rotateHandle(box: TurnedBox, px: number): PagePoint {
  const middle = middleOf(box)
  const away = Math.max(rotateDistance.units, rotateDistance.px * px)
  const above = turned({ x: middle.x, y: box.y - away }, middle, box.rotation)
  const isOutside = above.y < -90 || above.x < -40 || above.x > 340
  return isOutside ? turned({ x: middle.x, y: box.y + box.height + away }, middle, box.rotation) : above
}

export interface HandleReach {
  /** Radius of a handle, in page units. */
  readonly reach: number
  /** Page units of a CSS px. */
  readonly px: number
}

/**
 * The nearest handle to a pointer. Inside the box corners reach a quarter of its
 * shorter side at most, and the handle that turns nothing: so there is always a middle to drag even a small element by.
 */
export function handleAt(box: TurnedBox, point: PagePoint, { reach, px }: HandleReach): Handle | undefined {
  const distanceTo = (at: PagePoint) => Math.hypot(at.x - point.x, at.y - point.y)
  const toCorners = cornersOf(box).map(distanceTo)
  const nearest = Math.min(...toCorners)
  const isInside = contains(box, point)
  const toRotate = isInside ? Number.POSITIVE_INFINITY : distanceTo(rotateHandle(box, px))
  if (toRotate <= reach && toRotate < nearest) return 'rotate'
  const most = isInside ? Math.min(reach, Math.min(box.width, box.height) / 4) : reach
  const corner = toCorners.findIndex((distance) => distance === nearest && distance <= most)
  return corner === 0 || corner === 1 || corner === 2 || corner === 3 ? corner : undefined
}
