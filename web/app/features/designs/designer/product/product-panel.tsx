import { type PrintSide, printSides } from '@first-fashion/contract/designs/design-limits'
import type { PrintProduct, PrintVariant } from '@first-fashion/contract/designs/print-catalog'
import { Picture } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { MockupStatus } from '../mockups/mockup-button.tsx'
import type { Mockups } from '../mockups/use-mockups.ts'
import { useDesigner } from '../state/designer-context.ts'
import { OptionsPanel } from './options-panel.tsx'
import type { Pricing } from './pricing.rules.ts'
import { PricingPanel } from './pricing-panel.tsx'
import { ProductPreview } from './product-preview.tsx'
import '../designer-words.ts'

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
