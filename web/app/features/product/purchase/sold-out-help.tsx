import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { soldOutSections } from '../../../shell/slots/sold-out-sections.ts'
import { NotifyMe } from '../../stock-alerts/index.ts'

interface HelpProps {
  readonly product: Product
  readonly variant: Variant
  readonly chosenSize: string
}

/** What a shopper can do about sizes of a colour that are not available. Loaded where there are some. */
export default function SoldOutHelp({ product, variant, chosenSize }: HelpProps) {
  const { variantIndex, color, colorCode } = variant
  return (
    <>
      <NotifyMe product={product} variant={variant} chosenSize={chosenSize} />
      {soldOutSections.map(({ name, Part }) => (
        <Part key={name} productId={product._id} {...{ variantIndex, color, colorCode }} />
      ))}
    </>
  )
}
