import type { ProductCard as CardOfProduct } from '@first-fashion/contract/catalog/product'
import { Badge, Picture, Swatch } from '@first-fashion/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCurrency } from '../currency/index.ts'
import { EarlyAccess, RatingLine, sizesInStock } from '../sellables/index.ts'
import { WishHeart } from '../wishlist/index.ts'

interface CardProps {
  readonly product: CardOfProduct
  readonly eager?: boolean
  readonly sizes?: string
}

/** A product with its picture and details. The whole card is one link; the heart is a button beside it. */
export function ProductCard({
  product,
  eager = false,
  sizes = '(min-width: 1024px) 22vw, (min-width: 640px) 33vw, 50vw',
}: CardProps) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const inStock = sizesInStock(product)
  const [first = '', second] = product.image
  // The second picture loads on the first hover. A pointer that was here before the page came alive moves again.
  const [turned, setTurned] = useState<'never' | 'coming' | 'here'>('never')
  return (
    <article
      className="group relative flex min-w-0 flex-col"
      onPointerMove={() => setTurned((before) => (before === 'never' ? 'coming' : before))}
    >
      <div className="relative overflow-hidden">
        <Picture src={first} alt="" sizes={sizes} eager={eager} />
        {second === undefined || turned === 'never' ? null : (
          <div
            className={`absolute inset-0 opacity-0 transition-opacity duration-250 max-lg:hidden ${turned === 'here' ? 'group-hover:opacity-100' : ''}`}
          >
            <Picture src={second} alt="" sizes={sizes} onLoad={() => setTurned('here')} />
          </div>
        )}
        <div className="absolute top-2 left-2 flex flex-col items-start gap-1">
          {product.bestSeller ? <Badge tone="accent">{t('product.bestSeller')}</Badge> : null}
          {product.printful_integration.enabled ? (
            <Badge tone="leaf">{t('product.madeToOrder')}</Badge>
          ) : null}
          {inStock.length === 0 ? <Badge tone="danger">{t('product.outOfStock')}</Badge> : null}
        </div>
        <div className="absolute right-1 bottom-1 z-10">
          <WishHeart product={product} className="bg-plaster" />
        </div>
      </div>
      <div className="flex flex-col gap-1 pt-3">
        <h3 className="line-clamp-3 font-text text-base leading-snug font-medium">
          <Link to={paths.product(product.slug || product._id)} className="after:absolute after:inset-0">
            {product.name}
          </Link>
        </h3>
        <p className="item-price tabular-nums">{price(product.price)}</p>
        <EarlyAccess product={product} />
        <RatingLine product={product} />
        {product.variants.length === 0 ? null : (
          <p className="flex flex-wrap gap-1 pt-1">
            {product.variants.map((variant) => (
              <Swatch key={variant._id} colour={variant.colorCode} size={14} />
            ))}
            <span className="sr-only">{t('product.coloursLabel', { count: product.variants.length })}</span>
          </p>
        )}
        {inStock.length === 0 ? null : (
          <p className="text-small text-timber">
            <span className="sr-only">{t('product.sizesInStock')}: </span>
            {inStock.join(', ')}
          </p>
        )}
      </div>
    </article>
  )
}
