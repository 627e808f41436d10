import '../designer-words.ts'
import { type PrintSide, printSides } from '@first-fashion/contract/designs/design-limits'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { Picture } from '@first-fashion/ui'
import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../../../platform/screen/when-idle.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { DyedGarment } from '../canvas/garment/dyed-garment.tsx'
import { type Garment, useLoadedGarment } from '../canvas/garment/use-loaded-garment.ts'
import { useWidth } from '../canvas/use-width.ts'
import { type Blank, paintOnGarment } from '../drawing/on-garment.ts'
import { showPainted } from '../drawing/show-painted.ts'
import { useDrawing } from '../drawing/use-drawing.ts'
import { MockupStatus } from '../mockups/mockup-button.tsx'
import type { Mockups } from '../mockups/use-mockups.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import { OptionsPanel } from './options-panel.tsx'
import type { Pricing } from './pricing.rules.ts'
import { PricingPanel } from './pricing-panel.tsx'

export interface ProductPanelProps {
  readonly product: PrintProduct
  readonly variants: readonly PrintVariant[]
  readonly variant: PrintVariant
  readonly pricing: Pricing
  readonly mockups: Mockups
  readonly onVariant: (variant: PrintVariant) => void
  readonly onProfit: (cents: number) => void
}

/** So many features of the product are shown [B2.76]. */
const featuresAtFirst = 3

/** The product as it will be: preview of each side, features, options and price [B2.76]. */
export function ProductPanel({
  product,
  variants,
  variant,
  pricing,
  mockups,
  onVariant,
  onProfit,
}: ProductPanelProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6 lg:gap-4">
      <Previews variant={variant} mockups={mockups} />
      {product.features.length === 0 ? null : (
        <section aria-labelledby="designer-features">
          <h2 id="designer-features" className="mb-1.5 font-text text-small font-medium">
            {t('designer:features')}
          </h2>
          <ul className="list-disc pl-5 text-small text-timber">
            {product.features.slice(0, featuresAtFirst).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      <OptionsPanel variants={variants} chosen={variant} onChoose={onVariant} />
      <PricingPanel pricing={pricing} onProfit={onProfit} />
    </div>
  )
}

function Previews({ variant, mockups }: Pick<ProductPanelProps, 'variant' | 'mockups'>) {
  const { t } = useTranslation()
  const { fields } = useDesigner()
  const sides = printSides.filter(
    (side) => variant.files.some(({ type }) => type === side) && fields[side].width > 0,
  )
  return (
    <section aria-labelledby="designer-preview">
      <h2 id="designer-preview" className="mb-1.5 font-text text-small font-medium">
        {t('designer:preview')}
      </h2>
      <ul className={`grid gap-2 lg:max-w-52 ${sides.length > 1 ? 'grid-cols-2' : ''}`}>
        {sides.map((side) => (
          <li key={side}>
            <Preview variant={variant} side={side} mockup={mockups.stateOf(side).image} />
            <p className="mt-1 flex flex-col text-small">
              {t(`designer:${side}Side`)}
              <MockupStatus side={side} mockups={mockups} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PreviewProps {
  readonly variant: PrintVariant
  readonly side: PrintSide
  readonly mockup: string | undefined
}

/** The mockup of a side; until there is one, and if it does not load, the design on the empty garment. */
function Preview({ variant, side, mockup }: PreviewProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState<string>()
  const name = t(`designer:${side}Side`)
  const { blank, image } = variant
  if (mockup !== undefined && mockup !== failed)
    return (
      <Picture
        src={mockup}
        alt={t('designer:mockupOf', { side: name })}
        sizes="18rem"
        eager
        onError={() => setFailed(mockup)}
      />
    )
  if (blank !== null) return <ProductPreview garment={variant} blank={blank} side={side} alt={name} />
  // The shop has no garment of its own for it: the partner's picture shows what is designed.
  return image === '' ? null : <Picture src={image} alt={name} sizes="18rem" />
}

interface ProductPreviewProps {
  readonly garment: Garment
  /** That of the garment: one without has no preview. */
  readonly blank: Blank
  readonly side: PrintSide
  readonly alt: string
}

/** The canvas comes first: while a design opens the preview would be painted again with each face that has loaded. */
const longestWaitMs = 500

/** The whole garment with the design on it, as it is now and as it follows the folds. */
function ProductPreview({ garment, blank, side, alt }: ProductPreviewProps) {
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
