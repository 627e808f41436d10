import type { Product } from '@first-fashion/contract/catalog/product'
import { bySize } from '@first-fashion/contract/catalog/size-sort'

/** The sizes in stock in any colour, from small to large. Without variants, every size counts. */
export function sizesInStock(product: Pick<Product, 'variants' | 'sizes'>): string[] {
  if (product.variants.length === 0) return [...product.sizes]
  const names = product.variants.flatMap((variant) =>
    variant.sizes.filter((size) => size.quantity > 0).map((size) => size.size),
  )
  return [...new Set(names)].sort(bySize)
}

/** A rating as shown: within 0 to 5, one decimal [A5.17]. */
export const ratingText = (rating: number): string => Math.min(5, Math.max(0, rating)).toFixed(1)
