import '../designer-words.ts'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { PrintVariant, RoundView } from '@first-fashion/contract/designs/print-catalog'
import { boundsOf } from '@first-fashion/designer-engine/geometry/turned-box'
import type { PageBox } from '@first-fashion/designer-engine/geometry/units'
import { memo, useCallback, useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { canvasId } from '../canvas-element.ts'
import { type Blank, garmentOnPage } from '../drawing/on-garment.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { ElementButtons } from './element-buttons.tsx'
import { isDarkCloth } from './garment/cloth-brightness.ts'
import { type Dye, DyedGarment } from './garment/dyed-garment.tsx'
import { useLoadedGarment } from './garment/use-loaded-garment.ts'
import { GuideLines } from './guide-lines.tsx'
import { overPage, pageIn, pageOnly, percent, viewBox, viewOf, wholeGarment } from './page-view.ts'
import { PaintedSide } from './painting/painted-side.tsx'
import { ResolutionTint } from './resolution-tint.tsx'
import { Ruler } from './ruler.tsx'
import { SelectionOutlines } from './selection-outlines.tsx'
import { usePointerGestures } from './use-pointer-gestures.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useShownElements } from './use-shown-elements.ts'
import { useWidth } from './use-width.ts'

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

/** A word in the place of each picture that could not be loaded, and of each text whose font could not. */
function FailedElements() {
  const { t } = useTranslation()
  const { hasFailed } = useDrawing()
  const failed = useCallback(
    (elements: readonly DesignElement[]) => elements.filter((one) => !one.isHidden && hasFailed(one)),
    [hasFailed],
  )
  return useShownElements(failed).map(({ id, position }) => (
    <p
      key={id}
      className="pointer-events-none absolute grid place-items-center overflow-hidden border border-hibiscus bg-paper/90 p-1 text-center text-small text-hibiscus"
      style={overPage(boundsOf(position))}
    >
      {t('designer:failedToLoad')}
    </p>
  ))
}

interface AreaLinesProps {
  readonly marquee: PageBox | null
  readonly field: PageBox
  /** CSS px per page unit: lines and handles look the same at any size. */
  readonly scale: number
  readonly onDark: boolean
}

/** Lines over the canvas: the print area, and the box that selects what is inside. A layer of its own. */
function AreaLines({ marquee, field, scale, onDark }: AreaLinesProps) {
  const px = 1 / scale
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible will-change-transform"
    >
      <rect
        {...field}
        fill="none"
        className={onDark ? 'stroke-paper' : 'stroke-lagoon'}
        strokeWidth={px}
        strokeDasharray={`${5 * px} ${4 * px}`}
      />
      {marquee === null ? null : (
        <rect {...marquee} className="fill-lagoon/10 stroke-lagoon" strokeWidth={px} />
      )}
    </svg>
  )
}

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
const BlankGarment = memo(({ blank, side, dye }: BlankGarmentProps) => {
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
const BlankUnrolled = memo(({ around, color, field }: BlankUnrolledProps) => {
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
