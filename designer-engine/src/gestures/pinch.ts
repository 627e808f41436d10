import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { designLimits, type PrintSide } from '@first-fashion/contract/designs/design-limits'
import { normalRotation } from '../geometry/turned-box.ts'
import { middleOf, type PagePoint } from '../geometry/units.ts'
import { snapRotation } from '../pointing/snapping.ts'
import { type GestureStep, noStep } from './gesture.ts'

type Fingers = readonly [PagePoint, PagePoint]

interface PinchStart {
  readonly side: PrintSide
  readonly element: DesignElement
  readonly fingers: Fingers
}

/** Two fingers move, scale and turn an element at once. */
export function startPinch({ side, element, fingers }: PinchStart): (now: Fingers) => GestureStep {
  if (element.isLocked) return () => noStep
  const { id, position } = element
  const before = between(fingers)
  const middle = middleOf(position)
  return (now) => {
    const after = between(now)
    const least = designLimits.draggedSize.min / Math.min(position.width, position.height)
    const scale = Math.max(after.distance / Math.max(before.distance, 1), Math.min(1, least))
    const [width, height] = [position.width * scale, position.height * scale]
    const x = middle.x + after.x - before.x - width / 2
    const y = middle.y + after.y - before.y - height / 2
    const rotation = normalRotation(snapRotation(position.rotation + after.angle - before.angle))
    return { command: { do: 'place', side, places: [{ id, x, y, width, height, rotation }] }, guides: [] }
  }
}

function between([a, b]: Fingers) {
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    distance: Math.hypot(b.x - a.x, b.y - a.y),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  }
}
