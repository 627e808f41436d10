import { memo } from 'react'
import { type Blank, garmentOnPage } from '../drawing/on-garment.ts'

interface BlankGarmentProps {
  readonly blank: Blank
  readonly side: 'front' | 'back'
}

const percent = (share: number) => `${share * 100}%`

/**
 * The empty garment behind the canvas, as large as makes its place for the print the print area of the page. Where that
 * leaves a strip of the page empty, the ground of the same picture goes on.
 */
export const BlankGarment = memo(({ blank, side }: BlankGarmentProps) => {
  const { width, left, top } = garmentOnPage(blank)
  const isCovered = left <= 0 && top <= 0 && left + width >= 1 && top + width >= 1
  return (
    <>
      {isCovered ? null : (
        <img
          src={blank[side]}
          alt=""
          draggable={false}
          className="pointer-events-none absolute inset-0 size-full"
        />
      )}
      <img
        src={blank[side]}
        alt=""
        draggable={false}
        className="pointer-events-none absolute max-w-none select-none"
        style={{ width: percent(width), left: percent(left), top: percent(top) }}
      />
    </>
  )
})
