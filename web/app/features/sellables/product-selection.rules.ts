import type { Product, Variant } from '@first-fashion/contract/catalog/product'
import { bySize } from '@first-fashion/contract/catalog/size-sort'
import { limits } from '@first-fashion/contract/limits'

/** The selection on the product page. */
export interface Selection {
  /** The colour's permanent index; null while none is chosen. */
  readonly variantIndex: number | null
  readonly size: string
  readonly quantity: number
}

type Choosable = Pick<Product, 'variants' | 'sizes'>

export const chosenVariant = (product: Choosable, selection: Selection): Variant | undefined =>
  product.variants.find((variant) => variant.variantIndex === selection.variantIndex)

/** The sizes on offer: the chosen colour's; without a colour those of all colours, in their order [A4.19]. */
export function offeredSizes(product: Choosable, selection: Selection): string[] {
  if (product.variants.length === 0) return [...product.sizes]
  const variant = chosenVariant(product, selection)
  const variants = variant === undefined ? product.variants : [variant]
  const sizes = new Set(variants.flatMap((one) => one.sizes.map((size) => size.size)))
  // Colours come in different sizes: a size that only the second colour has keeps its place in the order.
  return variant === undefined ? [...sizes].sort(bySize) : [...sizes]
}

/** The initial selection: only the first size is preselected. */
export function initialSelection(product: Choosable): Selection {
  const none: Selection = { variantIndex: null, size: '', quantity: 1 }
  return { ...none, size: offeredSizes(product, none)[0] ?? '' }
}

/** Selects a colour: keeps the size if offered, else takes the first; quantity 1. */
export function chooseColour(product: Choosable, selection: Selection, variantIndex: number): Selection {
  const next = { ...selection, variantIndex, quantity: 1 }
  const sizes = offeredSizes(product, next)
  return sizes.includes(selection.size) ? next : { ...next, size: sizes[0] ?? '' }
}

/** Selects a size; quantity 1. */
export const chooseSize = (selection: Selection, size: string): Selection => ({
  ...selection,
  size,
  quantity: 1,
})

/** The available stock of the selection: 0 without a colour, 99 for products without colours. */
export function availableStock(product: Choosable, selection: Selection): number {
  if (product.variants.length === 0) return limits.stockWithoutVariants
  return stockOfSize(chosenVariant(product, selection), selection.size)
}

export const stockOfSize = (variant: Variant | undefined, size: string): number =>
  variant?.sizes.find((one) => one.size === size)?.quantity ?? 0

/** Whether a size is out of stock in the chosen colour. */
export const isSizeOut = (product: Choosable, selection: Selection, size: string): boolean =>
  chosenVariant(product, selection) !== undefined &&
  stockOfSize(chosenVariant(product, selection), size) === 0

type AddRefusal =
  | {
      readonly word:
        | 'selection:selectColour'
        | 'selection:selectSize'
        | 'selection:invalidVariant'
        | 'selection:sizeOut'
    }
  | { readonly word: 'selection:onlyAvailable'; readonly count: number }

/** Why the selection cannot be added: colour, size, variant data, stock, quantity, in this order. */
export function addRefusal(product: Choosable, selection: Selection): AddRefusal | undefined {
  const hasColours = product.variants.length > 0
  if (hasColours && selection.variantIndex === null) return { word: 'selection:selectColour' }
  if (selection.size === '') return { word: 'selection:selectSize' }
  const variant = chosenVariant(product, selection)
  if (hasColours && variant?.sizes.some((one) => one.size === selection.size) !== true)
    return { word: 'selection:invalidVariant' }
  const stock = availableStock(product, selection)
  if (stock === 0) return { word: 'selection:sizeOut' }
  if (selection.quantity > stock) return { word: 'selection:onlyAvailable', count: stock }
  return undefined
}

/** The chosen colour and size as the cart takes them. */
export function skuOf(product: Choosable & Pick<Product, '_id'>, selection: Selection) {
  const variant = chosenVariant(product, selection)
  return {
    itemId: product._id,
    variantIndex: variant?.variantIndex ?? 0,
    size: selection.size,
    color: variant?.color ?? '',
    colorCode: variant?.colorCode ?? '',
  }
}
