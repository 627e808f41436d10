import { designPage } from '@first-fashion/contract/designs/design-limits'
import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useCallback, useMemo, useRef, useState } from 'react'
import { loadedFolds, shadeOnPage } from '../../drawing/on-garment.ts'
import { useDrawing } from '../../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../../state/designer-context.ts'
import type { DesignerState } from '../../state/designer-store.ts'
import { overPage } from '../page-view.ts'
import { useOnDesignChange } from '../use-on-design-change.ts'
import { createStackedPainter } from './stacked-painter.ts'

const { canvas: page, printArea } = designPage

interface PaintedSideProps extends Pick<PrintVariant, 'blank'> {
  /** CSS px. */
  readonly width: number
}

/** The design itself, at the pixels of the screen and in the shade of its garment. */
export function PaintedSide({ width, blank }: PaintedSideProps) {
  const below = useRef<HTMLCanvasElement>(null)
  const moving = useRef<HTMLCanvasElement>(null)
  const above = useRef<HTMLCanvasElement>(null)
  const [paintScene] = useState(createStackedPainter)
  const drawing = useDrawing()
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const scale = (width / page.width) * (width === 0 ? 0 : window.devicePixelRatio)
  // What goes around lies unrolled here.
  const isFlat = blank !== null && blank.around === null
  const folds = isFlat ? loadedFolds(drawing, { blank, side }) : undefined
  const shade = useMemo(
    () =>
      blank === null || folds === undefined || scale === 0
        ? undefined
        : shadeOnPage(folds, blank, sizeAt(scale)),
    [blank, folds, scale],
  )
  const show = useCallback(
    ({ shown, history }: DesignerState) => {
      if (below.current === null || moving.current === null || above.current === null || scale === 0) return
      const stack = { below: below.current, moving: moving.current, above: above.current }
      const origin = { x: printArea.x * scale, y: printArea.y * scale }
      paintScene(stack, {
        listOf: () => drawing.listOf(shown[side]),
        background: shown[side].background,
        drawing,
        placing: { scale, origin, field: store.fields[side] },
        shade,
        size: sizeAt(scale),
        still: history.present[side].elements,
        shown: shown[side].elements,
      })
    },
    [drawing, shade, paintScene, scale, side, store],
  )
  useOnDesignChange(show)
  return (
    <>
      <canvas ref={below} className="pointer-events-none absolute inset-0 size-full" />
      {/* What moves is cut off where the print is, wherever it goes. */}
      <div className="pointer-events-none absolute overflow-clip" style={overPage(store.fields[side])}>
        <canvas ref={moving} hidden className="absolute will-change-transform" />
      </div>
      <canvas
        ref={above}
        hidden
        className="pointer-events-none absolute inset-0 size-full will-change-transform"
      />
    </>
  )
}

const sizeAt = (scale: number) => ({
  width: Math.round(page.width * scale),
  height: Math.round(page.height * scale),
})
