import type { ColourFamily } from '@first-fashion/contract/catalog/colour-family'
import type { TypedFastBitSet } from 'typedfastbitset'
import type { Choice, Found } from '../product-index.types.ts'
import type { Group, ProductSets } from './product-sets.ts'

/** The products that fit all choices but those of the given groups. Read-only. */
export type Without = (...left: readonly Group[]) => TypedFastBitSet

/** How many products each value of each group would match, without the choices in its own group. */
export const countFacets = (
  sets: ProductSets,
  choice: Choice,
  without: Without,
  priceRange: (within: TypedFastBitSet) => Found['facets']['price'],
): Found['facets'] => ({
  category: countsIn(without('category'), sets.categories.names(), (value) => sets.categories.of(value)),
  type: countsIn(without('type'), sets.types.names(), (value) => sets.types.of(value)),
  collection: countsIn(without('collection'), sets.collections.names(), (id) => sets.collections.of(id)),
  size: countsIn(without('sizes', 'skus'), sets.offeredSizes.names(), (size) => ofSize(sets, choice, size)),
  colour: countsIn(without('colours', 'skus'), sets.offeredColours.names(), (colour) =>
    ofColour(sets, choice, colour),
  ),
  price: priceRange(without('price')),
  inStock: without('sizes', 'colours', 'skus').intersection_size(
    sets.buyable.in(choice.sizes, choice.colours),
  ),
})

const ofSize = ({ buyable, offeredSizes }: ProductSets, choice: Choice, size: string) =>
  choice.inStock ? buyable.in([size], choice.colours) : offeredSizes.of(size)

const ofColour = ({ buyable, offeredColours }: ProductSets, choice: Choice, colour: ColourFamily) =>
  choice.inStock ? buyable.in(choice.sizes, [colour]) : offeredColours.of(colour)

/** How many of `base` each value has; values without any are left out. */
function countsIn<Value extends string>(
  base: TypedFastBitSet,
  values: readonly Value[],
  setOf: (value: Value) => TypedFastBitSet,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) {
    const count = base.intersection_size(setOf(value))
    if (count > 0) counts[value] = count
  }
  return counts
}
