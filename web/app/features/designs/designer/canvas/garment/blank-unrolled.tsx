import type { RoundView } from '@first-fashion/contract/designs/print-catalog'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { memo } from 'react'
import { useTranslation } from '../../../../../platform/words/use-translation.ts'
import { viewBox } from '../page-view.ts'
import '../../designer-words.ts'

interface BlankUnrolledProps {
  readonly around: readonly RoundView[]
  /** Such as #f4f3ee. */
  readonly color: string
  readonly field: PageBox
}

/** Page units: what is seen above and below the print, and half of the handle, which both ends meet at. */
const rim = 6
const halfHandle = 6

/** The wall of a mug, unrolled behind the canvas at the size of its print: its ends meet at the handle. */
export const BlankUnrolled = memo(({ around, color, field }: BlankUnrolledProps) => {
  const { t } = useTranslation()
  const reach = around[0]?.reach ?? 360
  const width = (field.width * 360) / reach
  const left = field.x + field.width / 2 - width / 2
  const wall = { x: left, y: field.y - rim, width, height: field.height + 2 * rim }
  const handle = { y: field.y + field.height * 0.12, width: halfHandle, height: field.height * 0.76 }
  const below = wall.y + wall.height + 13
  const ends = [left, left + width - halfHandle]
  return (
    <svg viewBox={viewBox} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <rect {...wall} rx={3} fill={color} className="drop-shadow-md" />
      {ends.map((x) => (
        <rect key={x} {...handle} x={x} rx={2} className="fill-ink/15" />
      ))}
      <text x={left} y={below} fontSize={10} className="fill-timber">
        {t('designer:handle')}
      </text>
      <text x={left + width} y={below} fontSize={10} textAnchor="end" className="fill-timber">
        {t('designer:handle')}
      </text>
    </svg>
  )
})
