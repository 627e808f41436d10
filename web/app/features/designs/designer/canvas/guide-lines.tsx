import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { useCallback, useRef } from 'react'
import type { DesignerState } from '../state/designer-store.ts'
import { moveLayer } from './move-layer.ts'
import { useOnDesignChange } from './use-on-design-change.ts'

const { printArea } = designPage

interface GuideLinesProps {
  readonly field: PageBox
  /** CSS px per page unit. */
  readonly scale: number
}

/**
 * The upright and the level line that attract what is dragged. Each is a layer that only moves: so nothing is painted
 * again when another line attracts.
 */
export function GuideLines({ field, scale }: GuideLinesProps) {
  const upright = useRef<HTMLDivElement>(null)
  const level = useRef<HTMLDivElement>(null)
  const move = useCallback(
    ({ guides }: DesignerState) => {
      const x = guides.find((guide) => 'x' in guide)?.x
      const y = guides.find((guide) => 'y' in guide)?.y
      const placeOf = (guide: number | undefined, corner: number) =>
        guide === undefined ? beside : `${(corner + guide) * scale}px`
      moveLayer(upright.current, `translateX(${placeOf(x, printArea.x)})`)
      moveLayer(level.current, `translateY(${placeOf(y, printArea.y)})`)
    },
    [scale],
  )
  useOnDesignChange(move)
  const px = (units: number) => `${units * scale}px`
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div
        ref={upright}
        className={`${line} -ml-[0.5px] w-px`}
        style={{ top: px(printArea.y + field.y), height: px(field.height) }}
      />
      <div
        ref={level}
        className={`${line} -mt-[0.5px] h-px`}
        style={{ left: px(printArea.x + field.x), width: px(field.width) }}
      />
    </div>
  )
}

const line = 'absolute bg-hibiscus will-change-transform'
/** Outside of the canvas, which cuts it off. */
const beside = '-100vmax'
