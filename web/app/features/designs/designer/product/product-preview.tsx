import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { useEffect, useRef } from 'react'
import { whenIdle } from '../../../../platform/screen/when-idle.ts'
import { DyedGarment } from '../canvas/garment/dyed-garment.tsx'
import { type Garment, useLoadedGarment } from '../canvas/garment/use-loaded-garment.ts'
import { useWidth } from '../canvas/use-width.ts'
import { type Blank, paintOnGarment } from '../drawing/on-garment.ts'
import { showPainted } from '../drawing/show-painted.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'

export interface ProductPreviewProps {
  readonly garment: Garment
  /** That of the garment: one without has no preview. */
  readonly blank: Blank
  readonly side: PrintSide
  readonly alt: string
}

/** The canvas comes first: while a design opens the preview would be painted again with each face that has loaded. */
const longestWaitMs = 500

/** The whole garment with the design on it, as it is now and as it follows the folds. */
export function ProductPreview({ garment, blank, side, alt }: ProductPreviewProps) {
  const { blank: loaded, dye } = useLoadedGarment(garment, side)
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useWidth(frame)
  const drawing = useDrawing()
  const store = useDesigner()
  // Once a gesture is over: it has the processor for itself.
  const shown = useDesignerState((state) => state.history.present[side])
  useEffect(() => {
    const element = canvas.current
    if (element === null || width === 0) return
    return whenIdle(() => {
      const ratio = window.devicePixelRatio
      const painted = new OffscreenCanvas(Math.round(width * ratio), Math.round((width / 4) * 5 * ratio))
      const list = drawing.listOf(shown)
      paintOnGarment(painted, { blank, side, list, drawing, field: store.fields[side] })
      showPainted(element, painted)
    }, longestWaitMs)
  }, [blank, drawing, shown, side, store, width])
  return (
    <figure ref={frame} className="relative aspect-4/5 w-full overflow-hidden bg-sand">
      <img
        src={(loaded ?? blank)[side]}
        alt={alt}
        width={400}
        height={500}
        className="absolute inset-0 size-full object-cover"
      />
      {dye === null ? null : <DyedGarment {...dye} />}
      <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />
    </figure>
  )
}
