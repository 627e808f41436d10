import type { CartLine } from '@first-fashion/contract/cart/calls'
import { limits } from '@first-fashion/contract/limits'
import { availableOf, type ProductRow } from '../catalog/index.ts'

/** A product in one colour and size, with its current state. */
export interface Sku {
  readonly product: ProductRow
  readonly color: string
  readonly colorCode: string
  readonly image: string
  /** The counted stock; null if stock is not counted. */
  readonly variantId: string | null
  /** Available units. */
  readonly available: number
}

/** The SKU of a colour number and size name, or undefined. */
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

/** Whether a line can be bought now. */
export function lineState(sku: Sku | undefined, quantity: number): CartLine['state'] {
  if (sku === undefined || !sku.product.isPublished) return 'unpublished'
  if (sku.available === 0) return 'sold-out'
  return sku.available < quantity ? 'short' : 'ok'
}
