import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { Picture } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './custom-products-words.ts'

interface PictureProps {
  readonly product: Pick<CustomProduct, 'image' | 'mockups'>
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string
}

/** The first mockup, or the product, which says that the design is missing on it. */
export function DesignPicture({ product: { image, mockups }, sizes }: PictureProps) {
  const { t } = useTranslation()
  return (
    <figure>
      <Picture src={image} alt="" sizes={sizes} eager />
      {mockups.length > 0 ? null : (
        <figcaption className="mt-2 text-small text-timber">{t('custom-products:noMockup')}</figcaption>
      )}
    </figure>
  )
}
