import type { Category, ProductType } from '@first-fashion/contract/catalog/classification'
import type { ColourFamily } from '@first-fashion/contract/catalog/colour-family'
import { TypedFastBitSet } from 'typedfastbitset'
import type { Choice, IndexedProduct } from '../product-index.types.ts'
import { factsOf } from './fact-search.ts'
import { SlotsByName } from './slots-by-name.ts'

/** The slots of all products, and of those with a certain category, size and so on. */
export type ProductSets = ReturnType<typeof createProductSets>

export const createProductSets = () => ({
  all: new TypedFastBitSet(),
  bestSellers: new TypedFastBitSet(),
  categories: new SlotsByName<Category>(),
  types: new SlotsByName<ProductType>(),
  collections: new SlotsByName<string>(),
  offeredSizes: new SlotsByName<string>(),
  offeredColours: new SlotsByName<ColourFamily>(),
  buyable: createBuyableSkus(),
  facts: new SlotsByName<string>(),
})

export function addToSets(sets: ProductSets, slot: number, product: IndexedProduct): void {
  sets.all.add(slot)
  if (product.bestSeller) sets.bestSellers.add(slot)
  sets.categories.of(product.category).add(slot)
  sets.types.of(product.type).add(slot)
  if (product.collection !== null) sets.collections.of(product.collection).add(slot)
  for (const sku of product.skus) {
    sets.offeredSizes.of(sku.size).add(slot)
    if (sku.colour !== null) sets.offeredColours.of(sku.colour).add(slot)
    if (sku.inStock) sets.buyable.add(slot, sku)
  }
  for (const fact of factsOf(product)) sets.facts.of(fact).add(slot)
}

export function removeFromSets(sets: ProductSets, slot: number): void {
  for (const set of Object.values(sets)) set.remove(slot)
}

/** If only available products count, sizes and colours form one group: SKUs. */
export type Group = 'category' | 'type' | 'collection' | 'sizes' | 'colours' | 'skus' | 'price'

/** The products that fit what is chosen in each group; groups without a choice are left out. Read-only. */
export function chosenSets(
  sets: ProductSets,
  choice: Choice,
  pricedWithin: (minCents: number, maxCents: number) => TypedFastBitSet,
): Map<Group, TypedFastBitSet> {
  const chosen = new Map<Group, TypedFastBitSet>()
  if (choice.categories.length > 0) chosen.set('category', sets.categories.anyOf(choice.categories))
  if (choice.types.length > 0) chosen.set('type', sets.types.anyOf(choice.types))
  if (choice.collections.length > 0) chosen.set('collection', sets.collections.anyOf(choice.collections))
  if (choice.inStock) chosen.set('skus', sets.buyable.in(choice.sizes, choice.colours))
  else {
    if (choice.sizes.length > 0) chosen.set('sizes', sets.offeredSizes.anyOf(choice.sizes))
    if (choice.colours.length > 0) chosen.set('colours', sets.offeredColours.anyOf(choice.colours))
  }
  if (choice.minCents !== undefined || choice.maxCents !== undefined)
    chosen.set('price', pricedWithin(choice.minCents ?? 0, choice.maxCents ?? Number.MAX_SAFE_INTEGER))
  return chosen
}

/** SKUs without a colour are listed under ''. */
type Colour = ColourFamily | ''

/** Which products have an available SKU: in any size and colour, in some, or in a certain pair. */
function createBuyableSkus() {
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
