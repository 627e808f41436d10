import type { CartLine } from '@first-fashion/contract/cart/calls'
import { limits } from '@first-fashion/contract/limits'
import { availableOf, type ProductRow } from '../catalog/index.ts'

/** A product in one colour and size, as it stands now. */
export interface Sku {
  readonly product: ProductRow
  readonly color: string
  readonly colorCode: string
  readonly image: string
  /** The counted stock that it is taken from; null where nothing is counted. */
  readonly variantId: string | null
  /** Pieces that can be had. */
  readonly available: number
}

/** Finds the piece that a colour number and a size name mean, or undefined when the product has none such. */
export function skuOf(product: ProductRow, variantIndex: number, size: string): Sku | undefined {
  if (product.variants.length === 0) {
    if (variantIndex !== 0 || !product.sizes.includes(size)) return undefined
    const image = product.images[0] ?? ''
    const available = limits.stockWithoutVariants
    return { product, color: '', colorCode: '', image, variantId: null, available }
  }
  const variant = product.variants.find((one) => one.variantIndex === variantIndex)
  const stock = variant?.sizes.find((one) => one.size === size)
  if (variant === undefined || stock === undefined) return undefined
  return {
    product,
    color: variant.color,
    colorCode: variant.colorCode,
    image: variant.images[0] ?? product.images[0] ?? '',
    variantId: product.madeToOrder ? null : variant.id,
    available: product.madeToOrder ? limits.stockWithoutVariants : availableOf(stock),
  }
}

/** Whether a line can be bought as it stands. */
export function lineState(sku: Sku | undefined, quantity: number): CartLine['state'] {
  if (sku === undefined || !sku.product.isPublished) return 'unpublished'
  if (sku.available === 0) return 'sold-out'
  return sku.available < quantity ? 'short' : 'ok'
}
