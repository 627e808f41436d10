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
  let newest: Int32Array | undefined
  let cheapest: Int32Array | undefined

  const sorted = (before: (a: Placed, b: Placed) => number): Int32Array => {
    const slots = placed.flatMap((one, slot) => (one === undefined ? [] : [{ one, slot }]))
    return Int32Array.from(slots.sort((a, b) => before(a.one, b.one)).map(({ slot }) => slot))
  }
  const byNewest = () => {
    newest ??= sorted((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
    return newest
  }
  const byPrice = () => {
    cheapest ??= sorted((a, b) => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1))
    return cheapest
  }
  const idOf = (slot: number): string[] => {
    const one = placed[slot]
    return one === undefined ? [] : [one.id]
  }
  const priceOf = (slot: number) => placed[slot]?.priceCents ?? 0
  const salesRankOf = (slot: number) => placed[slot]?.bestSellerRank ?? behindAllRanks

  /** The first position in the price order with at least this price. */
  function firstFrom(cents: number): number {
    const slots = byPrice()
    let [low, high] = [0, slots.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (priceOf(slots[middle] ?? 0) < cents) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    put: (slot: number, { id, priceCents, createdAtMs, bestSellerRank }: Placed): void => {
      const before = placed[slot]
      if (before?.id !== id || before.createdAtMs !== createdAtMs) newest = undefined
      if (before?.id !== id || before.priceCents !== priceCents) cheapest = undefined
      placed[slot] = { id, priceCents, createdAtMs, bestSellerRank }
    },
    remove: (slot: number): void => {
      placed[slot] = undefined
      newest = undefined
      cheapest = undefined
    },
    pricedWithin: (minCents: number, maxCents: number): TypedFastBitSet => {
      const found = new TypedFastBitSet()
      for (const slot of byPrice().subarray(firstFrom(minCents), firstFrom(maxCents + 1))) found.add(slot)
      return found
    },
    priceRange: (within: TypedFastBitSet): { lowest: number; highest: number } | null => {
      const slots = byPrice()
      const first = slots.find((slot) => within.has(slot))
      const last = slots.findLast((slot) => within.has(slot))
      return first === undefined || last === undefined
        ? null
        : { lowest: priceOf(first), highest: priceOf(last) }
    },
    /** The page's IDs. 'relevant' sorts search results by match; equals are sorted newest first. */
    page: (
      within: TypedFastBitSet,
      sort: ProductSort | 'by-sales',
      match: NameMatch | null,
      page: Page,
    ): string[] => {
      if (sort === 'relevant' && match !== null)
        return ranked(byNewest(), within, match.rankOf, page).flatMap(idOf)
      if (sort === 'by-sales') return ranked(byNewest(), within, salesRankOf, page).flatMap(idOf)
      const slots = sort === 'relevant' ? byNewest() : byPrice()
      return walk(slots, sort === 'high-low', within, page).flatMap(idOf)
    },
  }
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
