import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { useEffect, useRef } from 'react'
import { useWidth } from '../canvas/use-width.ts'
import { type Blank, paintOnGarment } from '../drawing/on-garment.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'

interface ProductPreviewProps {
  readonly blank: Blank
  readonly side: PrintSide
  readonly alt: string
}

/** The whole garment with the design on it, as it is now and as it follows the folds. */
export function ProductPreview({ blank, side, alt }: ProductPreviewProps) {
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
    const ratio = window.devicePixelRatio
    const height = (width / 4) * 5
    element.width = Math.round(width * ratio)
    element.height = Math.round(height * ratio)
    paintOnGarment(element, { blank, side, list: drawing.listOf(shown), drawing, field: store.fields[side] })
  }, [blank, drawing, shown, side, store, width])
  return (
    <figure ref={frame} className="relative aspect-4/5 w-full overflow-hidden bg-sand">
      <img
        src={blank[side]}
        alt={alt}
        width={400}
        height={500}
        className="absolute inset-0 size-full object-cover"
      />
      <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />
    </figure>
  )
}
