import type { WishlistItem } from '@first-fashion/contract/wishlist/calls'
import { availableOf, type ProductRow } from '../product-row.ts'

/** Whether a wished product can be bought now, in some colour and size. */
export function wishState(
  product: Pick<ProductRow, 'isPublished' | 'madeToOrder' | 'variants' | 'sizes'>,
): WishlistItem['state'] {
  if (!product.isPublished) return 'unpublished'
  if (product.variants.length === 0) return product.sizes.length > 0 ? 'ok' : 'sold-out'
  const sizes = product.variants.flatMap((variant) => variant.sizes)
  return sizes.some((size) => product.madeToOrder || availableOf(size) > 0) ? 'ok' : 'sold-out'
}
