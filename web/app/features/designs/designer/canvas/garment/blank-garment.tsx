import { memo } from 'react'
import { type Blank, garmentOnPage } from '../../drawing/on-garment.ts'
import { percent } from '../page-view.ts'
import { type Dye, DyedGarment } from './dyed-garment.tsx'

interface BlankGarmentProps {
  readonly blank: Blank
  readonly side: 'front' | 'back'
  readonly dye: Dye | null
}

const behind = 'pointer-events-none absolute max-w-none select-none'

/**
 * The empty garment behind the canvas, as large as makes its place for the print the print area of the page. Where that
 * leaves a part of the page empty, the ground of the picture goes on.
 */
export const BlankGarment = memo(({ blank, side, dye }: BlankGarmentProps) => {
  const { width, left, top } = garmentOnPage(blank)
  const isCovered = left <= 0 && top <= 0 && left + width >= 1 && top + width >= 1
  return (
    // A picture of the other side would stay until this one's has loaded.
    <div key={side}>
      {isCovered ? null : (
        // The corner of the picture is nothing but ground.
        <img
          src={blank[side]}
          alt=""
          draggable={false}
          className={`-inset-full size-[300%] origin-top-left scale-[16] ${behind}`}
        />
      )}
      <div
        className={`aspect-4/5 ${behind} ${isCovered ? '' : 'mask-x-from-78% mask-y-from-95%'}`}
        style={{ width: percent(width), left: percent(left), top: percent(top) }}
      >
        <img src={blank[side]} alt="" draggable={false} className="size-full" />
        {dye === null ? null : <DyedGarment {...dye} />}
      </div>
    </div>
  )
})
