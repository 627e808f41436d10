import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { normalRotation } from '../geometry/turned-box.ts'
import { middleOf, type PagePoint } from '../geometry/units.ts'
import { snapRotation } from '../pointing/snapping.ts'
import { type Gesture, noStep } from './gesture.ts'

interface RotateStart {
  readonly side: PrintSide
  readonly element: DesignElement
  readonly from: PagePoint
}

/** Steps with Shift, in degrees. */
const step = 15

/** Turns an element around its middle; multiples of 45 degrees attract it. */
export function startRotate({ side, element, from }: RotateStart): Gesture {
  if (element.isLocked) return () => noStep
  const { id, position } = element
  const middle = middleOf(position)
  const start = angleOf(middle, from)
  return (point, { isStrict, isFree }) => {
    const asked = position.rotation + angleOf(middle, point) - start
    const rotation = isStrict ? Math.round(asked / step) * step : isFree ? asked : snapRotation(asked)
    return {
      command: { do: 'place', side, places: [{ id, rotation: normalRotation(rotation) }] },
      guides: [],
    }
  }
}

const angleOf = (middle: PagePoint, { x, y }: PagePoint): number =>
  (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI
