import type { Product } from '@first-fashion/contract/catalog/product'
import { availableStock, chosenVariant, offeredSizes, type Selection } from '../../sellables/index.ts'

/** The words of the button that adds a selection to the cart. */
export type AddLabel =
  | { readonly word: 'product:chooseColour' | 'product:addToCart' }
  | { readonly word: 'product:addSelection' | 'product:selectionOut'; readonly selection: string }

/** What the button does next: asks for the colour, or adds the colour and size that it names. */
export function addLabel(product: Pick<Product, 'variants' | 'sizes'>, chosen: Selection): AddLabel {
  const variant = chosenVariant(product, chosen)
  if (product.variants.length > 0 && variant === undefined) return { word: 'product:chooseColour' }
  const isOnlySize = variant === undefined && offeredSizes(product, chosen).length < 2
  if (isOnlySize || chosen.size === '') return { word: 'product:addToCart' }
  const selection = variant === undefined ? chosen.size : `${variant.color}, ${chosen.size}`
  const isOut = availableStock(product, chosen) === 0
  return { word: isOut ? 'product:selectionOut' : 'product:addSelection', selection }
}
