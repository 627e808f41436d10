import type { PrintField } from '@first-fashion/designer-engine/geometry/print-field'
import { memo } from 'react'
import { viewBox } from './page-view.ts'

interface RulerProps {
  readonly field: PrintField
  /** CSS px per page unit. */
  readonly scale: number
  readonly onDark: boolean
  readonly areNumbersOnDark: boolean
}

const mmPerCm = 10
/** Every so many centimetres has its number. */
const numbered = 5

const hasNumber = (at: number): boolean => at > 0 && at % numbered === 0

/** Centimetres of the print along the upper and the left edge of the print area. */
export const Ruler = memo(({ field: { box, mmPerUnit }, scale, onDark, areNumbersOnDark }: RulerProps) => {
  const px = 1 / scale
  const step = mmPerCm / mmPerUnit
  const marks = (length: number) => Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at)
  const long = (at: number) => (at % numbered === 0 ? 8 : 4) * px
  const lines = [
    ...marks(box.width).map((at) => `M${box.x + at * step} ${box.y}v${-long(at)}`),
    ...marks(box.height).map((at) => `M${box.x} ${box.y + at * step}h${-long(at)}`),
  ].join('')
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <path d={lines} strokeWidth={px} className={onDark ? 'stroke-paper' : 'stroke-ink'} />
      <g
        fontSize={10 * px}
        strokeWidth={2.5 * px}
        className={`[paint-order:stroke] ${areNumbersOnDark ? 'fill-paper stroke-ink/60' : 'fill-ink stroke-paper/80'}`}
      >
        {marks(box.width)
          .filter(hasNumber)
          .map((at) => (
            <text key={at} x={box.x + at * step} y={box.y - 11 * px} textAnchor="middle">
              {at}
            </text>
          ))}
        {marks(box.height)
          .filter(hasNumber)
          .map((at) => (
            <text key={at} x={box.x - 11 * px} y={box.y + at * step + 3.5 * px} textAnchor="end">
              {at}
            </text>
          ))}
      </g>
    </svg>
  )
})
