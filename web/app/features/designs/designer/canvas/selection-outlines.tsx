import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { cornersOf } from '@first-fashion/designer-engine/geometry/turned-box'
import { memo, useCallback, useRef } from 'react'
import { useDesignerState } from '../state/designer-context.ts'
import type { DesignerState } from '../state/designer-store.ts'
import { hasHandles, rotateHandle } from './handles.ts'
import { moveLayer } from './move-layer.ts'
import { viewBox } from './page-view.ts'
import { wayBetween } from './painting/way-between.ts'
import { useOnDesignChange } from './use-on-design-change.ts'

/**
 * The outlines of what is selected, with its handles. While it is only moved the same drawing stays and its layer moves:
 * so nothing is painted again. `scale` is CSS px per page unit: lines and handles look the same at any size.
 */
export function SelectionOutlines({ scale }: { readonly scale: number }) {
  const layer = useRef<SVGSVGElement>(null)
  const selected = useDesignerState((state) => state.selected)
  const elements = useDesignerState((state) => {
    const drawn = wayOf(state) === undefined ? state.shown : state.history.present
    return drawn[state.side].elements
  })
  const move = useCallback(
    (state: DesignerState) => {
      const { x, y } = wayOf(state) ?? { x: 0, y: 0 }
      moveLayer(layer.current, `translate(${x * scale}px, ${y * scale}px)`)
    },
    [scale],
  )
  useOnDesignChange(move)
  const drawn = elements.filter(({ id }) => selected.includes(id))
  const [only, another] = drawn
  return (
    <svg
      ref={layer}
      viewBox={viewBox}
      aria-hidden="true"
      className="will-change-transform pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {drawn.map((element) => (
        <Outline key={element.id} element={element} px={1 / scale} />
      ))}
      {only === undefined || another !== undefined || !hasHandles(only) ? null : (
        <Handles element={only} px={1 / scale} />
      )}
    </svg>
  )
}

/** How far a gesture has moved what is selected; undefined if it changes more of it. */
const wayOf = ({ history, shown, side, selected }: DesignerState) =>
  wayBetween(history.present[side].elements, shown[side].elements, new Set(selected))

interface DrawnProps {
  readonly element: DesignElement
  /** Page units of one CSS px. */
  readonly px: number
}

const Outline = memo(({ element, px }: DrawnProps) => {
  const points = cornersOf(element.position)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
  return (
    <>
      {/* The light below shows the line on dark cloth and dark designs. */}
      <polygon points={points} fill="none" className="stroke-paper/70" strokeWidth={4 * px} />
      <polygon points={points} fill="none" className="stroke-ink" strokeWidth={1.5 * px} />
    </>
  )
})

const Handles = memo(({ element, px }: DrawnProps) => {
  const corners = cornersOf(element.position)
  const turn = rotateHandle(element.position, px)
  const [upperLeft, upperRight] = corners
  const edge = { x: (upperLeft.x + upperRight.x) / 2, y: (upperLeft.y + upperRight.y) / 2 }
  return (
    <>
      <line
        x1={edge.x}
        y1={edge.y}
        x2={turn.x}
        y2={turn.y}
        className="stroke-paper/70"
        strokeWidth={3 * px}
      />
      <line x1={edge.x} y1={edge.y} x2={turn.x} y2={turn.y} className="stroke-ink" strokeWidth={px} />
      <circle cx={turn.x} cy={turn.y} r={6 * px} className="fill-saffron stroke-ink" strokeWidth={1.5 * px} />
      <path
        d={corners
          .map(({ x, y }) => `M${x - 5 * px} ${y - 5 * px}h${10 * px}v${10 * px}h${-10 * px}z`)
          .join('')}
        className="fill-paper stroke-ink"
        strokeWidth={1.5 * px}
      />
    </>
  )
})
