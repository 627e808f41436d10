import { designPage } from '@first-fashion/contract/designs/design-limits'
import { useEffect, useRef, useState } from 'react'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { createStillLayers } from './still-layers.ts'

const { canvas: page, printArea } = designPage

/** The design itself, at the pixels of the screen. */
export function PaintedSide({ width }: { readonly width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [paintScene] = useState(createStillLayers)
  const drawing = useDrawing()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const shown = useDesignerState((state) => state.shown[state.side])
  const still = useDesignerState((state) => state.history.present[state.side])
  useEffect(() => {
    if (canvas.current === null || width === 0) return
    const scale = (width / page.width) * window.devicePixelRatio
    resize(canvas.current, Math.round(page.width * scale), Math.round(page.height * scale))
    const origin = { x: printArea.x * scale, y: printArea.y * scale }
    paintScene(canvas.current, {
      list: drawing.listOf(shown),
      drawing,
      placing: { scale, origin, field: store.fields[side] },
      still: still.elements,
      shown: shown.elements,
    })
  }, [drawing, paintScene, shown, side, still, store, width])
  return <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />
}

/** Setting the size of a canvas makes a new one, even if it is the same size. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}
