import type { ProductCard } from '@first-fashion/contract/catalog/product'
import { limits } from '@first-fashion/contract/limits'
import { Picture } from '@first-fashion/ui'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { sizesInStock } from './product-summary.ts'

/** A product as a row: up to four sizes, then how many more. */
export function HorizontalProductCard({ product }: { readonly product: ProductCard }) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const inStock = sizesInStock(product)
  const shown = inStock.slice(0, limits.sizesOnHorizontalCard)
  const more = inStock.length - shown.length
  return (
    <article className="relative grid grid-cols-[5rem_1fr] gap-4">
      <Picture src={product.image[0] ?? ''} alt="" sizes="80px" />
      <div className="flex flex-col gap-1 self-center">
        <h3 className="font-text text-base font-medium">
          <Link to={paths.product(product.slug || product._id)} className="after:absolute after:inset-0">
            {product.name}
          </Link>
        </h3>
        <p className="item-price tabular-nums">{price(product.price)}</p>
        <p className="text-small text-timber">
          {shown.join(', ')} {more > 0 ? t('product.moreSizes', { count: more }) : null}
        </p>
      </div>
    </article>
  )
}
