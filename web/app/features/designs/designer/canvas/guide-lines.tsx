import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { useDesignerState } from '../state/designer-context.ts'

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
  const x = useDesignerState(({ guides }) => guides.find((guide) => 'x' in guide)?.x)
  const y = useDesignerState(({ guides }) => guides.find((guide) => 'y' in guide)?.y)
  const px = (units: number) => `${units * scale}px`
  const placeOf = (guide: number | undefined, corner: number) =>
    guide === undefined ? beside : px(corner + guide)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div
        className={`${line} -ml-[0.5px] w-px`}
        style={{
          top: px(printArea.y + field.y),
          height: px(field.height),
          transform: `translateX(${placeOf(x, printArea.x)})`,
        }}
      />
      <div
        className={`${line} -mt-[0.5px] h-px`}
        style={{
          left: px(printArea.x + field.x),
          width: px(field.width),
          transform: `translateY(${placeOf(y, printArea.y)})`,
        }}
      />
    </div>
  )
}

const line = 'absolute bg-hibiscus only-moves'
/** Outside of the canvas, which cuts it off. */
const beside = '-100vmax'
