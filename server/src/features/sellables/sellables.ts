import type { CartItemFields, CartLine } from '@first-fashion/contract/cart/calls'
import { openingTime } from '@first-fashion/contract/catalog/early-access'
import type { DollarPrice } from '@first-fashion/contract/explanation/price-breakdown'
import type { LkrCents } from '@first-fashion/contract/money/money'
import type { TaxClass } from '@first-fashion/contract/taxes/taxes'
import type { WishedProduct, WishlistItem } from '@first-fashion/contract/wishlist/calls'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type Shop, seam } from '../../shop.ts'
import { type ItemRef, itemRefOf } from './item-ref.ts'

/** What a line names: a thing of some kind, and the options it is chosen in. */
export interface SellableKey {
  /** As calls name it; see `ItemRef`. */
  readonly productId: string
  readonly variantIndex: number
  readonly size: string
}

/** The same with the id that the source of its kind knows. */
export interface OwnKey {
  readonly id: string
  readonly variantIndex: number
  readonly size: string
}

/** What an order line needs to know of a thing that can be bought, as it is now. */
export interface Sellable {
  /** Another revision under the same id is another thing, with a price of its own. Absent where there is one only. */
  readonly revision?: string
  /** Its page in the store; empty if it has none. */
  readonly path: string
  readonly slug: string
  readonly name: string
  readonly image: string
  /** The chosen options in words, as they are shown. */
  readonly options: readonly string[]
  /** The chosen colour; empty without one. */
  readonly color: string
  readonly colorCode: string
  readonly unitPrice: LkrCents
  /** How the price came about, if it is made in dollars. */
  readonly dollars?: DollarPrice
  /** The weight of one unit with packaging. */
  readonly weightGrams: number
  readonly category: string
  readonly isMadeToOrder: boolean
  /** Cannot be sent back. */
  readonly isFinalSale: boolean
  /** What it is taxed as; the standard class if absent. */
  readonly taxClass?: TaxClass
  /** Its number in the print partner's catalogue. */
  readonly printVariantId: number | null
  /** The counted stock; null if it is not counted. */
  readonly variantId: string | null
  /** Available units. */
  readonly available: number
  /** None is available, but units are held for others who may not pay for them; absent if stock is not counted. */
  readonly isHeld?: boolean
  /**
   * Why it cannot be bought in any quantity: it is not for sale, not in these options, not yet open for this customer,
   * or the customer has to do something first.
   */
  readonly withheld: 'not-for-sale' | 'option-unknown' | 'early-access' | 'awaits-customer' | null
  /** What the customer has to do first, in sentences. */
  readonly awaited?: string
  /** When it opens for everyone; absent if it has. Until then it needs early access. */
  readonly opensAt?: Date
  /** More fields of its entry in a cart, if callers expect some [B3.58]. */
  readonly cartItem?: CartItemFields
}

/** A thing as a wishlist shows it, before any option is chosen. */
export interface WishedItem {
  readonly id: string
  /** Whether it can be bought now, in some options. */
  readonly state: WishlistItem['state']
  readonly shown: WishedProduct
}

/** One kind of things that can be bought. `boot` lists the sources. */
export interface SellableSource {
  /** Lower case with hyphens, stored with every line; 'product' is the catalogue's. */
  readonly kind: string
  /**
   * One answer for each key, withheld ones included. One statement for any number of keys, and one more if some need
   * early access. Units that are reserved for the customer are available.
   */
  find(
    db: Db,
    keys: readonly OwnKey[],
    customerId: string | undefined,
  ): Promise<readonly (Sellable | undefined)[]>
  /** Selects `price_cents` and, for the customer, `available` of a key that is for sale now. */
  offerOf(key: OwnKey, customerId: string): SQL
  /**
   * Fixes what holds while it lies in a cart, as a price that depends on a rate; before it is added. Absent if nothing
   * has to be fixed.
   */
  enterCart?(db: Db, key: OwnKey, customerId: string): Promise<void>
  /**
   * Fixes what belongs to lines of an order, in the transaction that places it and after they are written. Refuses with
   * 'order.item-unavailable' what cannot be bought any more. Absent if nothing belongs to them.
   */
  placed?(tx: Db, lines: readonly PlacedLine[]): Promise<void>
  /** Absent if things of this kind do not belong in a wishlist. */
  readonly wishes?: {
    /** Those that exist, in any order. */
    find(db: Db, ids: readonly string[]): Promise<readonly WishedItem[]>
    /** Selects one row while it is for sale. */
    offerOf(id: string): SQL
  }
}

/** A line of an order, with the id that the source of its kind knows. */
export interface PlacedLine {
  readonly lineId: string
  readonly id: string
  readonly name: string
  /** Of the thing that was priced. Absent where there is one only, or where any may be sent. */
  readonly revision?: string | undefined
  /** The line of an earlier order that it replaces with the same thing, as that was sent. */
  readonly sameAs?: string | undefined
}

/** What can be bought. `boot` names the sources, one for each kind. */
const sources = seam<ReadonlyMap<string, SellableSource>>('sources of sellables')

/** Says what the shop sells, once. Throws when two sources have the same kind. */
export function useSellableSources(shop: Shop, given: readonly SellableSource[]): void {
  const byKind = new Map(given.map((source) => [source.kind, source]))
  if (byKind.size < given.length) throw new Error('two sources of sellables have the same kind')
  sources.fill(shop, byKind)
}

/**
 * The sellable of each key, if there is one. One statement for any number of keys of one kind. Units that are reserved
 * for the customer are available.
 */
export async function findSellables(
  shop: Shop,
  db: Db,
  keys: readonly SellableKey[],
  customerId?: string,
): Promise<(key: SellableKey) => Sellable | undefined> {
  const found = new Map<string, Sellable | undefined>()
  for (const [kind, own] of keysByKind(keys)) {
    const sellables = (await sources(shop).get(kind)?.find(db, own, customerId)) ?? []
    for (const [at, key] of own.entries()) found.set(nameOf(key), sellables[at])
  }
  return ({ productId, ...options }) => {
    const ref = itemRefOf(productId)
    return ref && found.get(nameOf({ ...options, id: ref.id }))
  }
}

/** The offer of an item in these options to a customer; undefined for an unknown kind. */
export const offerOf = (
  shop: Shop,
  { kind, id }: ItemRef,
  options: Omit<OwnKey, 'id'>,
  customerId: string,
): SQL | undefined =>
  sources(shop)
    .get(kind)
    ?.offerOf({ ...options, id }, customerId)

/** To be called before an item is added to a cart. No statement for most kinds. */
export const enterCart = async (
  shop: Shop,
  { kind, id }: ItemRef,
  options: Omit<OwnKey, 'id'>,
  customerId: string,
): Promise<void> =>
  sources(shop)
    .get(kind)
    ?.enterCart?.(shop.database.db, { ...options, id }, customerId)

/** To be called once the lines of an order are written. No statement for most kinds. */
export async function bindPlacedLines(
  shop: Shop,
  tx: Db,
  lines: readonly (Omit<PlacedLine, 'id'> & { readonly productId: string })[],
): Promise<void> {
  for (const { kind, placed } of sources(shop).values()) {
    const own = lines.flatMap(({ productId, ...line }) => {
      const ref = itemRefOf(productId)
      return placed !== undefined && ref?.kind === kind ? [{ ...line, id: ref.id }] : []
    })
    if (own.length > 0) await placed?.(tx, own)
  }
}

/** Items as a wishlist shows them. One statement for any number of one kind. */
export async function findWishedItems(
  shop: Shop,
  db: Db,
  refs: readonly ItemRef[],
): Promise<(ref: ItemRef) => WishedItem | undefined> {
  const found = new Map<string, WishedItem>()
  for (const [kind, own] of Map.groupBy(refs, (ref) => ref.kind)) {
    const ids = own.map(({ id }) => id)
    for (const item of (await sources(shop).get(kind)?.wishes?.find(db, ids)) ?? []) found.set(item.id, item)
  }
  return ({ id }) => found.get(id)
}

/** Selects one row while an item is for sale; undefined for a kind that does not belong in a wishlist. */
export const wishOfferOf = (shop: Shop, { kind, id }: ItemRef): SQL | undefined =>
  sources(shop).get(kind)?.wishes?.offerOf(id)

const keysByKind = (keys: readonly SellableKey[]) =>
  Map.groupBy(
    keys.flatMap(({ productId, variantIndex, size }) => {
      const ref = itemRefOf(productId)
      return ref === undefined ? [] : [{ ...ref, variantIndex, size }]
    }),
    ({ kind }) => kind,
  )

const nameOf = ({ id, variantIndex, size }: OwnKey): string => JSON.stringify([id, variantIndex, size])

/** Whether so many units can be bought now, and if not, why. */
export function sellableState(sellable: Sellable | undefined, quantity: number): CartLine['state'] {
  if (sellable?.withheld === 'awaits-customer') return 'awaits-customer'
  if (sellable === undefined || sellable.withheld !== null) return 'unpublished'
  if (sellable.available === 0) return 'sold-out'
  return sellable.available < quantity ? 'short' : 'ok'
}

/** Why this customer cannot buy it yet, in sentences; undefined if time or the customer changes nothing about it. */
export function notYet(sellable: Sellable): string | undefined {
  if (sellable.withheld === 'early-access') return needsEarlyAccess(sellable)
  return sellable.withheld === 'awaits-customer' ? sellable.awaited : undefined
}

/** Why a customer without early access cannot buy it yet. */
export const needsEarlyAccess = ({ name, opensAt }: Sellable): string =>
  opensAt === undefined
    ? `${name} is for customers with early access`
    : `${name} opens for everyone on ${openingTime(opensAt)}. Until then, only customers with early access can buy it.`
