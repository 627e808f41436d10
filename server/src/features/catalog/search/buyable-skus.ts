import type { ColourFamily } from '@first-fashion/contract/catalog/colour-family'
import { TypedFastBitSet } from 'typedfastbitset'
import type { IndexedProduct } from '../product-index.types.ts'
import { SlotsByName } from './slots-by-name.ts'

/** SKUs without a colour are listed under ''. */
type Colour = ColourFamily | ''

/** Which products have an available SKU: in any size and colour, in some, or in a certain pair. */
export function createBuyableSkus() {
  const anything = new TypedFastBitSet()
  const inSize = new SlotsByName<string>()
  const inColour = new SlotsByName<Colour>()
  const inBoth = new Map<string, SlotsByName<Colour>>()

  return {
    add: (slot: number, { colour, size }: IndexedProduct['skus'][number]): void => {
      const ofSize = inBoth.get(size) ?? new SlotsByName<Colour>()
      inBoth.set(size, ofSize)
      for (const set of [anything, inSize.of(size), inColour.of(colour ?? ''), ofSize.of(colour ?? '')])
        set.add(slot)
    },
    remove: (slot: number): void => {
      anything.remove(slot)
      for (const sets of [inSize, inColour, ...inBoth.values()]) sets.remove(slot)
    },
    /** No sizes or colours mean any. Read-only. */
    in: (sizes: readonly string[], colours: readonly ColourFamily[]): TypedFastBitSet => {
      if (sizes.length === 0) return colours.length === 0 ? anything : inColour.anyOf(colours)
      if (colours.length === 0) return inSize.anyOf(sizes)
      const found = new TypedFastBitSet()
      for (const size of sizes) found.union(inBoth.get(size)?.anyOf(colours) ?? new TypedFastBitSet())
      return found
    },
  }
}
