import type { ProductSort } from '@first-fashion/contract/catalog/classification'
import { TypedFastBitSet } from 'typedfastbitset'
import type { NameMatch } from './search/name-search.ts'

interface Placed {
  readonly id: string
  readonly priceCents: number
  readonly createdAtMs: number
  readonly bestSellerRank: number | null
}

/** More best sellers than any shop has. */
const behindAllRanks = 10_000

type Page = { readonly limit: number; readonly offset: number }

/** The products in every sort. Re-sorted when a page is requested after a change. */
export function createProductOrder() {
  const placed: (Placed | undefined)[] = []
  const newest = createSort(placed, (a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
  const cheapest = createSort(placed, (a, b) => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1))
  return {
    put: (slot: number, { id, priceCents, createdAtMs, bestSellerRank }: Placed): void => {
      const before = placed[slot]
      if (before?.id !== id || before.createdAtMs !== createdAtMs) newest.outdate()
      if (before?.id !== id || before.priceCents !== priceCents) cheapest.outdate()
      placed[slot] = { id, priceCents, createdAtMs, bestSellerRank }
    },
    remove: (slot: number): void => {
      placed[slot] = undefined
      newest.outdate()
      cheapest.outdate()
    },
    ...priceRanges(placed, cheapest),
    /** The page's IDs. 'relevant' sorts search results by match; equals are sorted newest first. */
    page: (
      within: TypedFastBitSet,
      sort: ProductSort | 'by-sales',
      match: NameMatch | null,
      page: Page,
    ): string[] => {
      const idOf = (slot: number) => placed[slot]?.id ?? []
      const salesRankOf = (slot: number) => placed[slot]?.bestSellerRank ?? behindAllRanks
      if (sort === 'relevant' && match !== null)
        return ranked(newest.slots(), within, match.rankOf, page).flatMap(idOf)
      if (sort === 'by-sales') return ranked(newest.slots(), within, salesRankOf, page).flatMap(idOf)
      const slots = sort === 'relevant' ? newest.slots() : cheapest.slots()
      return walk(slots, sort === 'high-low', within, page).flatMap(idOf)
    },
  }
}

type PlacedSlots = readonly (Placed | undefined)[]

/** The slots in one sort, sorted when they are read after a change. */
function createSort(placed: PlacedSlots, compare: (a: Placed, b: Placed) => number) {
  let sorted: Int32Array | undefined
  const sort = () => {
    const slots = placed.flatMap((one, slot) => (one === undefined ? [] : [{ one, slot }]))
    return Int32Array.from(slots.sort((a, b) => compare(a.one, b.one)).map(({ slot }) => slot))
  }
  return {
    slots: (): Int32Array => {
      sorted ??= sort()
      return sorted
    },
    outdate: (): void => {
      sorted = undefined
    },
  }
}

function priceRanges(placed: PlacedSlots, cheapest: ReturnType<typeof createSort>) {
  const priceOf = (slot: number) => placed[slot]?.priceCents ?? 0
  return {
    pricedWithin: (minCents: number, maxCents: number): TypedFastBitSet => {
      const slots = cheapest.slots()
      const found = new TypedFastBitSet()
      const [from, to] = [firstFrom(slots, priceOf, minCents), firstFrom(slots, priceOf, maxCents + 1)]
      for (const slot of slots.subarray(from, to)) found.add(slot)
      return found
    },
    priceRange: (within: TypedFastBitSet): { lowest: number; highest: number } | null => {
      const slots = cheapest.slots()
      const first = slots.find((slot) => within.has(slot))
      const last = slots.findLast((slot) => within.has(slot))
      return first === undefined || last === undefined
        ? null
        : { lowest: priceOf(first), highest: priceOf(last) }
    },
  }
}

/** The first position in the price order with at least this price. */
function firstFrom(slots: Int32Array, priceOf: (slot: number) => number, cents: number): number {
  let [low, high] = [0, slots.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (priceOf(slots[middle] ?? 0) < cents) low = middle + 1
    else high = middle
  }
  return low
}

function walk(
  slots: Int32Array,
  backwards: boolean,
  within: TypedFastBitSet,
  { limit, offset }: Page,
): number[] {
  const found: number[] = []
  let passed = 0
  for (let step = 0; step < slots.length && found.length < limit; step += 1) {
    const slot = slots[backwards ? slots.length - 1 - step : step] ?? 0
    if (!within.has(slot)) continue
    passed += 1
    if (passed > offset) found.push(slot)
  }
  return found
}

function ranked(
  slots: Int32Array,
  within: TypedFastBitSet,
  rankOf: (slot: number) => number,
  { limit, offset }: Page,
): number[] {
  const byRank: number[][] = []
  for (const slot of slots) {
    if (!within.has(slot)) continue
    const rank = rankOf(slot)
    const same = byRank[rank] ?? []
    byRank[rank] = same
    same.push(slot)
  }
  return byRank.flat().slice(offset, offset + limit)
}
