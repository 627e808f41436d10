import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { memo } from 'react'

interface BlankGarmentProps {
  readonly blank: NonNullable<PrintVariant['blank']>
  readonly side: 'front' | 'back'
}

const { canvas, printArea } = designPage
const percent = (share: number) => `${share * 100}%`

/** The empty garment behind the canvas, as large as makes its place for the print the print area of the page. */
export const BlankGarment = memo(({ blank, side }: BlankGarmentProps) => {
  // The picture is 4:5, as the canvas is.
  const zoom = printArea.width / canvas.width / blank.printArea.width
  return (
    <img
      src={blank[side]}
      alt=""
      draggable={false}
      className="pointer-events-none absolute max-w-none select-none"
      style={{
        width: percent(zoom),
        left: percent(printArea.x / canvas.width - blank.printArea.x * zoom),
        top: percent(printArea.y / canvas.height - blank.printArea.y * zoom),
      }}
    />
  )
})
