import type { Product } from '@first-fashion/contract/catalog/product'
import { Stars } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { ratingText } from './product-summary.ts'

export function RatingLine({
  product,
}: {
  readonly product: Pick<Product, 'averageRating' | 'reviewCount'>
}) {
  const { t } = useTranslation()
  if (product.reviewCount === 0) return <p className="text-small text-timber">{t('product.noReviews')}</p>
  const rating = ratingText(product.averageRating)
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-small text-timber">
      <Stars rating={product.averageRating} />
      <span className="sr-only">{t('product.rated', { rating })}</span>
      <span aria-hidden="true" className="tabular-nums">
        {rating}
      </span>
      <span className="whitespace-nowrap">({t('product.reviews', { count: product.reviewCount })})</span>
    </p>
  )
}
