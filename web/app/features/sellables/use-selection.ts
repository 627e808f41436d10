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

export function useSelection(product: Pick<Product, 'variants' | 'sizes' | 'image'>): SelectionState {
  const [chosen, setChosen] = useState(() => initialSelection(product))
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
