import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { paintSide } from '../drawing/paint-side.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState, useSelection } from '../state/designer-context.ts'
import { BlankGarment } from './blank-garment.tsx'
import { ElementButtons } from './element-buttons.tsx'
import { FailedPictures } from './failed-pictures.tsx'
import { viewOf } from './page-view.ts'
import { ResolutionTint } from './resolution-tint.tsx'
import { Ruler } from './ruler.tsx'
import { SelectionFrame } from './selection-frame.tsx'
import { usePointerGestures } from './use-pointer-gestures.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWidth } from './use-width.ts'
import '../designer-words.ts'

const { canvas: page, printArea } = designPage

/** The canvas of one side: 400 x 500 page units, with the garment behind it (spec B section 9). */
export function DesignCanvas({ blank }: Pick<PrintVariant, 'blank'>) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame)
  const view = viewOf(width)
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const guides = useDesignerState((state) => state.guides)
  const selection = useSelection()
  const shown = useDesignerState((state) => state.shown)
  const isWaiting = useDrawing().isWaiting(shown, side)
  const { marquee, handlers } = usePointerGestures(view)
  useShortcuts(frame)
  const scale = view.scale === 0 ? 1 : view.scale
  const printField = store.printFields[side]
  return (
    <section
      ref={frame}
      aria-busy={isWaiting}
      aria-label={t('designer:canvas', { side: t(`designer:${side}Side`) })}
      className="relative aspect-4/5 w-full touch-none overflow-hidden bg-sand select-none"
      {...handlers}
    >
      {blank === null ? null : <BlankGarment blank={blank} side={side} />}
      <PaintedSide width={width} />
      <FailedPictures />
      <ResolutionTint scale={scale} />
      {printField === undefined ? null : <Ruler field={printField} scale={scale} />}
      <SelectionFrame
        selection={selection}
        guides={guides}
        marquee={marquee}
        field={store.fields[side]}
        scale={scale}
      />
      <ElementButtons />
    </section>
  )
}

/** The design itself, at the pixels of the screen. */
function PaintedSide({ width }: { readonly width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useDrawing()
  const store = useDesigner()
  const shown = useDesignerState((state) => state.shown)
  const side = useDesignerState((state) => state.side)
  useEffect(() => {
    if (canvas.current === null || width === 0) return
    const scale = (width / page.width) * window.devicePixelRatio
    resize(canvas.current, Math.round(page.width * scale), Math.round(page.height * scale))
    const origin = { x: printArea.x * scale, y: printArea.y * scale }
    paintSide(canvas.current, drawing.listOf(shown, side), drawing, {
      scale,
      origin,
      field: store.fields[side],
    })
  }, [drawing, shown, side, store, width])
  return <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />
}

/** Setting the size of a canvas makes a new one, even if it is the same size. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}
