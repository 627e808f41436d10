import type { Product } from '@first-fashion/contract/catalog/product'
import { useState } from 'react'
import {
  chooseColour,
  chooseSize,
  chosenVariant,
  initialSelection,
  offeredSizes,
  type Selection,
} from './product-selection.rules.ts'

export interface SelectionState {
  readonly chosen: Selection
  /** The pictures of the chosen colour, or of the product. */
  readonly images: readonly string[]
  setColour(variantIndex: number): void
  setSize(size: string): void
  setQuantity(quantity: number): void
  /** Restores an earlier selection; parts that are no longer offered are ignored. */
  restore(selection: Selection): void
}

/** What is chosen of a product; `startColour` is a variantIndex, and null if nothing is suggested. */
export function useSelection(
  product: Pick<Product, 'variants' | 'sizes' | 'image'>,
  startColour: number | null = null,
): SelectionState {
  const [chosen, setChosen] = useState(() => {
    const start = initialSelection(product)
    return startColour === null ? start : chooseColour(product, start, startColour)
  })
  const images = chosenVariant(product, chosen)?.images ?? []
  return {
    chosen,
    images: images.length > 0 ? images : product.image,
    setColour: (variantIndex) => setChosen((before) => chooseColour(product, before, variantIndex)),
    setSize: (size) => setChosen((before) => chooseSize(before, size)),
    setQuantity: (quantity) => setChosen((before) => ({ ...before, quantity })),
    restore: (selection) =>
      setChosen((before) => (offeredSizes(product, selection).includes(selection.size) ? selection : before)),
  }
}
