import { limits } from '@first-fashion/contract/limits'
import type { WishlistItem } from '@first-fashion/contract/wishlist/calls'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { NewId } from '../../platform/ids.ts'
import { type ItemRef, itemRefOf, type Sellables } from '../sellables/index.ts'
import { addWish, clearWishlist, removeWish, toggleWish, wishlistOf } from './wishlist.queries.ts'

export interface Wishlist {
  get(customerId: string): Promise<WishlistItem[]>
  /** Refuses with 'wishlist.product-unknown' and 'wishlist.full'. */
  add(customerId: string, productId: string): Promise<void>
  remove(customerId: string, productId: string): Promise<void>
  /** Returns whether the product is in the wishlist now. Refuses as `add` does. */
  toggle(customerId: string, productId: string): Promise<boolean>
  clear(customerId: string): Promise<void>
}

export interface WishlistDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly sellables: Sellables
}

export function createWishlist(deps: WishlistDeps): Wishlist {
  const { database, clock, newId, sellables } = deps
  const { db } = database
  const wishOf = (customerId: string, productId: string) => {
    const ref = itemRefOf(productId)
    const offer = ref && sellables.wishOfferOf(ref)
    if (ref === undefined || offer === undefined) throw productUnknown()
    return { id: newId(), customerId, ref, offer, at: clock.now(), itemsMaximum: limits.wishlistMaximum }
  }
  return {
    get: (customerId) => get(deps, customerId),
    add: async (customerId, productId) => {
      const wish = wishOf(customerId, productId)
      if (!(await addWish(db, wish))) throw await reasonAgainst(deps, wish.ref)
    },
    remove: async (customerId, productId) => {
      const ref = itemRefOf(productId)
      if (ref !== undefined) await removeWish(db, { customerId, ref })
    },
    toggle: async (customerId, productId) => {
      const wish = wishOf(customerId, productId)
      const outcome = await toggleWish(db, wish)
      if (outcome === 'refused') throw await reasonAgainst(deps, wish.ref)
      return outcome === 'added'
    },
    clear: (customerId) => clearWishlist(db, customerId),
  }
}

type FindDeps = Pick<WishlistDeps, 'database' | 'sellables'>

async function get({ database: { db }, sellables }: FindDeps, customerId: string): Promise<WishlistItem[]> {
  const items = await wishlistOf(db, customerId)
  const wishedOf = await sellables.findWished(
    db,
    items.map(({ ref }) => ref),
  )
  return items.flatMap(({ id, addedAt, ref }) => {
    const wished = wishedOf(ref)
    if (wished === undefined) return []
    return [{ _id: id, addedAt: addedAt.getTime(), state: wished.state, productId: wished.shown }]
  })
}

/** Why a thing could not be added; called only after a failure. */
async function reasonAgainst({ database: { db }, sellables }: FindDeps, ref: ItemRef): Promise<AppError> {
  const wished = (await sellables.findWished(db, [ref]))(ref)
  if (wished === undefined || wished.state === 'unpublished') return productUnknown()
  return new AppError(
    'refused',
    'wishlist.full',
    `A wishlist can hold up to ${limits.wishlistMaximum} products`,
  )
}

const productUnknown = () =>
  new AppError('unknown', 'wishlist.product-unknown', 'This product is not available')
