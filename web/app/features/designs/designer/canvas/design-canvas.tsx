import type { PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { canvasId } from '../canvas-element.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { AreaLines } from './area-lines.tsx'
import { ElementButtons } from './element-buttons.tsx'
import { FailedElements } from './failed-elements.tsx'
import { BlankGarment } from './garment/blank-garment.tsx'
import { BlankUnrolled } from './garment/blank-unrolled.tsx'
import { isDarkCloth } from './garment/cloth-brightness.ts'
import { useLoadedGarment } from './garment/use-loaded-garment.ts'
import { GuideLines } from './guide-lines.tsx'
import { pageIn, pageOnly, viewOf, wholeGarment } from './page-view.ts'
import { PaintedSide } from './painting/painted-side.tsx'
import { ResolutionTint } from './resolution-tint.tsx'
import { Ruler } from './ruler.tsx'
import { SelectionOutlines } from './selection-outlines.tsx'
import { usePointerGestures } from './use-pointer-gestures.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWidth } from './use-width.ts'
import '../designer-words.ts'

interface DesignCanvasProps {
  readonly variant: PrintVariant
  /** Shows the page alone, and not the garment to its hems. */
  readonly isClose: boolean
}

/** The canvas of one side: a page of 400 x 500 units, with the garment behind and around it [B9.25]. */
export function DesignCanvas({ variant, isClose }: DesignCanvasProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const width = useWidth(page)
  const view = viewOf(width)
  const store = useDesigner()
  const side = useDesignerState((state) => state.side)
  const { blank, color_code, dye } = useLoadedGarment(variant, side)
  const still = useDesignerState(({ history }) => history.present)
  const isWaiting = useDrawing().isWaiting(still[side])
  const { marquee, handlers } = usePointerGestures(view, page)
  useShortcuts(frame)
  const scale = view.scale === 0 ? 1 : view.scale
  const onDark = blank !== null && isDarkCloth(color_code)
  const printField = store.printFields[side]
  const shown = (isClose ? undefined : wholeGarment(blank)) ?? pageOnly
  return (
    <section
      ref={frame}
      id={canvasId}
      tabIndex={-1}
      aria-busy={isWaiting}
      aria-label={t('designer:canvas', { side: t(`designer:${side}Side`) })}
      className="relative aspect-4/5 w-full touch-none overflow-hidden bg-sand select-none"
      {...handlers}
    >
      <div ref={page} className="absolute aspect-4/5" style={pageIn(shown)}>
        {blank === null ? null : blank.around === null ? (
          <BlankGarment blank={blank} side={side} dye={dye} />
        ) : (
          <BlankUnrolled around={blank.around} color={color_code} field={store.fields[side]} />
        )}
        <PaintedSide width={width} blank={blank} />
        <FailedElements />
        <ResolutionTint />
        {printField === undefined ? null : (
          // Above an unrolled wall they are beside it.
          <Ruler
            field={printField}
            scale={scale}
            onDark={onDark}
            areNumbersOnDark={onDark && blank.around === null}
          />
        )}
        <AreaLines marquee={marquee} field={store.fields[side]} scale={scale} onDark={onDark} />
        <GuideLines field={store.fields[side]} scale={scale} />
        <SelectionOutlines scale={scale} />
        <ElementButtons />
      </div>
    </section>
  )
}
