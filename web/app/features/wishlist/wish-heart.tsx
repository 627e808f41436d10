import type { WishedProduct } from '@first-fashion/contract/wishlist/calls'
import { IconButton } from '@first-fashion/ui'
import { Heart } from 'lucide-react'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useWishlist } from './wishlist-provider.tsx'

interface HeartProps {
  readonly product: WishedProduct
  readonly className?: string
}

/** Adds a product to the wishlist or removes it; filled while it is in. */
export function WishHeart({ product, className = '' }: HeartProps) {
  const { t } = useTranslation()
  const { has, toggle } = useWishlist()
  const isIn = has(product._id)
  return (
    <IconButton
      label={t('product.wish', { name: product.name })}
      aria-pressed={isIn}
      onClick={() => toggle(product)}
      className={className}
    >
      <Heart aria-hidden="true" size={20} className={isIn ? 'fill-ink' : ''} />
    </IconButton>
  )
}
