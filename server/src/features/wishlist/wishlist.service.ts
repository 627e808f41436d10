import { limits } from '@first-fashion/contract/limits'
import type { WishlistItem } from '@first-fashion/contract/wishlist/calls'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid, type NewId } from '../../platform/ids.ts'
import { findProduct, productOf, productsByIds } from '../catalog/index.ts'
import { addWish, clearWishlist, removeWish, toggleWish, wishlistOf } from './wishlist.queries.ts'
import { wishState } from './wishlist.rules.ts'

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
}

export function createWishlist({ database, clock, newId }: WishlistDeps): Wishlist {
  const { db } = database
  const wishOf = (customerId: string, productId: string) => {
    if (!isUuid(productId)) throw productUnknown()
    return { id: newId(), customerId, productId, at: clock.now(), itemsMaximum: limits.wishlistMaximum }
  }
  return {
    get: (customerId) => get(database, customerId),
    add: async (customerId, productId) => {
      if (!(await addWish(db, wishOf(customerId, productId)))) throw await reasonAgainst(database, productId)
    },
    remove: async (customerId, productId) => {
      if (isUuid(productId)) await removeWish(db, { customerId, productId })
    },
    toggle: async (customerId, productId) => {
      const outcome = await toggleWish(db, wishOf(customerId, productId))
      if (outcome === 'refused') throw await reasonAgainst(database, productId)
      return outcome === 'added'
    },
    clear: (customerId) => clearWishlist(db, customerId),
  }
}

async function get({ db }: Database, customerId: string): Promise<WishlistItem[]> {
  const items = await wishlistOf(db, customerId)
  const rows = await productsByIds(
    db,
    items.map((item) => item.productId),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return items.flatMap((item) => {
    const row = byId.get(item.productId)
    if (row === undefined) return []
    return [
      { _id: item.id, addedAt: item.addedAt.getTime(), state: wishState(row), productId: productOf(row) },
    ]
  })
}

/** Why a product could not be added; called only after a failure. */
async function reasonAgainst({ db }: Database, productId: string): Promise<AppError> {
  const product = await findProduct(db, productId)
  if (product === undefined || !product.isPublished) return productUnknown()
  return new AppError(
    'refused',
    'wishlist.full',
    `A wishlist can hold up to ${limits.wishlistMaximum} products`,
  )
}

const productUnknown = () =>
  new AppError('unknown', 'wishlist.product-unknown', 'This product is not available')
