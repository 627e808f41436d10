import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { Picture } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './custom-products-words.ts'

interface PictureProps {
  readonly product: Pick<CustomProduct, 'image' | 'isDesignShown'>
  /** How wide it is shown, as in the attribute `sizes`. */
  readonly sizes: string
}

/** The picture of a design; one that shows the product alone says so. */
export function DesignPicture({ product: { image, isDesignShown }, sizes }: PictureProps) {
  const { t } = useTranslation()
  return (
    <figure>
      <Picture src={image} alt="" sizes={sizes} eager />
      {isDesignShown ? null : (
        <figcaption className="mt-2 text-small text-timber">{t('custom-products:noMockup')}</figcaption>
      )}
    </figure>
  )
}
