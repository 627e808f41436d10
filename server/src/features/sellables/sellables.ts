import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { LkrCents } from '@first-fashion/contract/money/money'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

/** What a line names: something, and the options it is chosen in. */
export interface SellableKey {
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
}

/** What an order line needs to know of a thing that can be bought, as it is now. */
export interface Sellable {
  readonly key: SellableKey
  readonly slug: string
  readonly name: string
  readonly image: string
  /** The options in words; empty without any. */
  readonly color: string
  readonly colorCode: string
  readonly unitPrice: LkrCents
  /** The weight of one unit with packaging. */
  readonly weightGrams: number
  readonly category: string
  readonly isMadeToOrder: boolean
  /** Its number in the print partner's catalogue. */
  readonly printVariantId: number | null
  /** The counted stock; null if it is not counted. */
  readonly variantId: string | null
  /** Available units. */
  readonly available: number
  /** Why it cannot be bought in any quantity: it is not for sale, or not in these options. */
  readonly withheld: 'not-for-sale' | 'option-unknown' | null
}

/** One kind of things that can be bought. `boot` lists the sources. */
export interface SellableSource {
  /** Those of its kind, each with its key, withheld ones included. */
  find(db: Db, keys: readonly SellableKey[]): Promise<Sellable[]>
  /** Selects `price_cents` and `available` of a key that is for sale now; no row of another kind. */
  offerOf(key: SellableKey): SQL
}

export interface Sellables {
  /** The sellable of a key, if there is one. One statement for any number of keys of one kind. */
  find(db: Db, keys: readonly SellableKey[]): Promise<(key: SellableKey) => Sellable | undefined>
  /** The offers of a key, one for each source. */
  offersOf(key: SellableKey): readonly SQL[]
}

export const createSellables = (sources: readonly SellableSource[]): Sellables => ({
  find: async (db, keys) => {
    const found = new Map<string, Sellable>()
    for (const source of sources) {
      const missing = keys.filter((key) => !found.has(nameOf(key)))
      if (missing.length === 0) break
      for (const sellable of await source.find(db, missing)) found.set(nameOf(sellable.key), sellable)
    }
    return (key) => found.get(nameOf(key))
  },
  offersOf: (key) => sources.map((source) => source.offerOf(key)),
})

const nameOf = ({ productId, variantIndex, size }: SellableKey): string =>
  JSON.stringify([productId, variantIndex, size])

/** Whether so many units can be bought now, and if not, why. */
export function sellableState(sellable: Sellable | undefined, quantity: number): CartLine['state'] {
  if (sellable === undefined || sellable.withheld !== null) return 'unpublished'
  if (sellable.available === 0) return 'sold-out'
  return sellable.available < quantity ? 'short' : 'ok'
}
