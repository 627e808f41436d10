import type { Category, ProductSort, ProductType } from '@first-fashion/contract/catalog/classification'
import type { ColourFamily } from '@first-fashion/contract/catalog/colour-family'
import { TypedFastBitSet } from 'typedfastbitset'
import type { Choice, Found, IndexedProduct } from './product-index.types.ts'
import { createProductOrder } from './product-sort.ts'
import { createBuyableSkus } from './search/buyable-skus.ts'
import { factsOf } from './search/fact-search.ts'
import { createNameSearch, type NameMatch } from './search/name-search.ts'
import { SlotsByName } from './search/slots-by-name.ts'

export type { Choice, Found, IndexedProduct } from './product-index.types.ts'

export interface ProductIndex {
  put(product: IndexedProduct): void
  remove(id: string): void
  ids(): Iterable<string>
  find(choice: Choice, page: { readonly limit: number; readonly offset: number }): Found
  readonly size: number
}

/** If only available products count, sizes and colours form one group: SKUs. */
type Group = 'category' | 'type' | 'collection' | 'sizes' | 'colours' | 'skus' | 'price'

/**
 * All published products as bit sets, so that filtering, counting and paging hardly slow down as the shop grows. Held
 * in memory; the database stays the source of truth, and shown products are read from it. 100,000 products take about
 * 40 MiB.
 */
export function createProductIndex(): ProductIndex {
  const slots = new Map<string, number>()
  const freed: number[] = []
  const live = new TypedFastBitSet()
  const bestSellers = new TypedFastBitSet()
  const categories = new SlotsByName<Category>()
  const types = new SlotsByName<ProductType>()
  const collections = new SlotsByName<string>()
  const offeredSizes = new SlotsByName<string>()
  const offeredColours = new SlotsByName<ColourFamily>()
  const buyable = createBuyableSkus()
  const order = createProductOrder()
  const facts = new SlotsByName<string>()
  const names = createNameSearch(facts)

  function forget(slot: number): void {
    live.remove(slot)
    bestSellers.remove(slot)
    for (const sets of [categories, types, collections, offeredSizes, offeredColours, buyable, facts])
      sets.remove(slot)
  }

  function put(product: IndexedProduct): void {
    const slot = slots.get(product.id) ?? freed.pop() ?? slots.size
    if (slots.has(product.id)) forget(slot)
    slots.set(product.id, slot)
    live.add(slot)
    if (product.bestSeller) bestSellers.add(slot)
    categories.of(product.category).add(slot)
    types.of(product.type).add(slot)
    if (product.collection !== null) collections.of(product.collection).add(slot)
    for (const sku of product.skus) {
      offeredSizes.of(sku.size).add(slot)
      if (sku.colour !== null) offeredColours.of(sku.colour).add(slot)
      if (sku.inStock) buyable.add(slot, sku)
    }
    for (const fact of factsOf(product)) facts.of(fact).add(slot)
    order.put(slot, product)
    names.put(slot, product.name)
  }

  function remove(id: string): void {
    const slot = slots.get(id)
    if (slot === undefined) return
    forget(slot)
    order.remove(slot)
    names.remove(slot)
    slots.delete(id)
    freed.push(slot)
  }

  const ofSize = (choice: Choice, size: string) =>
    choice.inStock ? buyable.in([size], choice.colours) : offeredSizes.of(size)
  const ofColour = (choice: Choice, colour: ColourFamily) =>
    choice.inStock ? buyable.in(choice.sizes, [colour]) : offeredColours.of(colour)

  function setsOf(choice: Choice): Map<Group, TypedFastBitSet> {
    const sets = new Map<Group, TypedFastBitSet>()
    if (choice.categories.length > 0) sets.set('category', categories.anyOf(choice.categories))
    if (choice.types.length > 0) sets.set('type', types.anyOf(choice.types))
    if (choice.collections.length > 0) sets.set('collection', collections.anyOf(choice.collections))
    if (choice.inStock) sets.set('skus', buyable.in(choice.sizes, choice.colours))
    else {
      if (choice.sizes.length > 0) sets.set('sizes', offeredSizes.anyOf(choice.sizes))
      if (choice.colours.length > 0) sets.set('colours', offeredColours.anyOf(choice.colours))
    }
    if (choice.minCents !== undefined || choice.maxCents !== undefined)
      sets.set('price', order.pricedWithin(choice.minCents ?? 0, choice.maxCents ?? Number.MAX_SAFE_INTEGER))
    return sets
  }

  function find(
    choice: Choice,
    { limit, offset }: { readonly limit: number; readonly offset: number },
  ): Found {
    const match: NameMatch | null = choice.search === '' ? null : names.match(choice.search)
    const start = live.clone()
    if (match !== null) start.intersection(match.slots)
    if (choice.bestSeller) start.intersection(bestSellers)
    const sets = setsOf(choice)
    const fitting = start.clone()
    for (const set of sets.values()) fitting.intersection(set)
    const without = (...left: readonly Group[]) => {
      if (!left.some((group) => sets.has(group))) return fitting
      const found = start.clone()
      for (const [group, set] of sets) if (!left.includes(group)) found.intersection(set)
      return found
    }
    return {
      ids: order.page(fitting, orderOf(choice), match, { limit, offset }),
      total: fitting.size(),
      approximate: match?.approximate ?? false,
      facets: {
        category: countsIn(without('category'), categories.names(), (value) => categories.of(value)),
        type: countsIn(without('type'), types.names(), (value) => types.of(value)),
        collection: countsIn(without('collection'), collections.names(), (value) => collections.of(value)),
        size: countsIn(without('sizes', 'skus'), offeredSizes.names(), (size) => ofSize(choice, size)),
        colour: countsIn(without('colours', 'skus'), offeredColours.names(), (colour) =>
          ofColour(choice, colour),
        ),
        price: order.priceRange(without('price')),
        inStock: without('sizes', 'colours', 'skus').intersection_size(
          buyable.in(choice.sizes, choice.colours),
        ),
      },
    }
  }
  return {
    put,
    remove,
    ids: () => slots.keys(),
    find,
    get size() {
      return slots.size
    },
  }
}

/** Best sellers are sorted by sales unless the shopper searches or chose another sort. */
const orderOf = ({ bestSeller, sort, search }: Choice): ProductSort | 'by-sales' =>
  bestSeller && sort === 'relevant' && search === '' ? 'by-sales' : sort

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
