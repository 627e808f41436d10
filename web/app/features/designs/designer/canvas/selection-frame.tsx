import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { cornersOf } from '@first-fashion/designer-engine/geometry/turned-box'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import type { Guide } from '@first-fashion/designer-engine/pointing/snapping'
import { useDesignerState, useSelection } from '../state/designer-context.ts'
import { rotateHandle } from './handles.ts'
import { viewBox } from './page-view.ts'

interface SelectionFrameProps {
  readonly marquee: PageBox | null
  readonly field: PageBox
  /** CSS px per page unit: lines and handles look the same at any size. */
  readonly scale: number
  readonly onDark: boolean
}

/**
 * Lines over the canvas: the print area, what is selected with its handles, and the lines that attract. A layer of its
 * own, and the same elements from frame to frame: so a drag paints nothing else.
 */
export function SelectionFrame({ marquee, field, scale, onDark }: SelectionFrameProps) {
  const px = 1 / scale
  const guides = useDesignerState((state) => state.guides)
  const selection = useSelection()
  const [only, another] = selection
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full will-change-transform"
    >
      <rect
        {...field}
        fill="none"
        className={onDark ? 'stroke-paper' : 'stroke-lagoon'}
        strokeWidth={px}
        strokeDasharray={`${5 * px} ${4 * px}`}
      />
      <path d={linesOf(guides, field)} className="stroke-hibiscus" strokeWidth={px} />
      {selection.map((element) => (
        <Outline key={element.id} element={element} px={px} />
      ))}
      {only === undefined || another !== undefined || only.isLocked ? null : (
        <Handles element={only} px={px} />
      )}
      {marquee === null ? null : (
        <rect {...marquee} className="fill-lagoon/10 stroke-lagoon" strokeWidth={px} />
      )}
    </svg>
  )
}

const linesOf = (guides: readonly Guide[], field: PageBox): string =>
  guides
    .map((guide) =>
      'x' in guide ? `M${guide.x} ${field.y}v${field.height}` : `M${field.x} ${guide.y}h${field.width}`,
    )
    .join('')

function Outline({ element, px }: { readonly element: DesignElement; readonly px: number }) {
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
}

function Handles({ element, px }: { readonly element: DesignElement; readonly px: number }) {
  const corners = cornersOf(element.position)
  const turn = rotateHandle(element.position)
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
}
