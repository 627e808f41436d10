import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { viewBox } from './page-view.ts'

interface AreaLinesProps {
  readonly marquee: PageBox | null
  readonly field: PageBox
  /** CSS px per page unit: lines and handles look the same at any size. */
  readonly scale: number
  readonly onDark: boolean
}

/** Lines over the canvas: the print area, and the box that selects what is inside. A layer of its own. */
export function AreaLines({ marquee, field, scale, onDark }: AreaLinesProps) {
  const px = 1 / scale
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible will-change-transform"
    >
      <rect
        {...field}
        fill="none"
        className={onDark ? 'stroke-paper' : 'stroke-lagoon'}
        strokeWidth={px}
        strokeDasharray={`${5 * px} ${4 * px}`}
      />
      {marquee === null ? null : (
        <rect {...marquee} className="fill-lagoon/10 stroke-lagoon" strokeWidth={px} />
      )}
    </svg>
  )
}
