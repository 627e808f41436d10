import { limits } from '@first-fashion/contract/limits'
import type { WishlistItem } from '@first-fashion/contract/wishlist/calls'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { findWishedItems, type ItemRef, itemRefOf, wishOfferOf } from '../sellables/index.ts'
import { addWish, clearWishes, type NewWish, removeWish, toggleWish, wishlistOf } from './wishlist.queries.ts'

export async function getWishlist(shop: Shop, customerId: string): Promise<WishlistItem[]> {
  const { db } = shop.database
  const items = await wishlistOf(db, customerId)
  const refs = items.map(({ ref }) => ref)
  const wishedOf = await findWishedItems(shop, db, refs)
  return items.flatMap(({ id, addedAt, ref }) => {
    const wished = wishedOf(ref)
    if (wished === undefined) return []
    return [{ _id: id, addedAt: addedAt.getTime(), state: wished.state, productId: wished.shown }]
  })
}

/** Refuses with 'wishlist.product-unknown' and 'wishlist.full'. */
export async function addToWishlist(shop: Shop, customerId: string, productId: string): Promise<void> {
  const wish = newWish(shop, customerId, productId)
  if (!(await addWish(shop.database.db, wish))) throw await reasonAgainst(shop, wish.ref)
}

export async function removeFromWishlist(shop: Shop, customerId: string, productId: string): Promise<void> {
  const ref = itemRefOf(productId)
  if (ref !== undefined) await removeWish(shop.database.db, { customerId, ref })
}

/** Returns whether the product is in the wishlist now. Refuses as `addToWishlist` does. */
export async function toggleInWishlist(shop: Shop, customerId: string, productId: string): Promise<boolean> {
  const wish = newWish(shop, customerId, productId)
  const outcome = await toggleWish(shop.database.db, wish)
  if (outcome === 'refused') throw await reasonAgainst(shop, wish.ref)
  return outcome === 'added'
}

export const clearWishlist = (shop: Shop, customerId: string): Promise<void> =>
  clearWishes(shop.database.db, customerId)

function newWish(shop: Shop, customerId: string, productId: string): NewWish {
  const ref = itemRefOf(productId)
  const offer = ref && wishOfferOf(shop, ref)
  if (ref === undefined || offer === undefined) throw productUnknown()
  return {
    id: shop.newId(),
    customerId,
    ref,
    offer,
    at: shop.clock.now(),
    itemsMaximum: limits.wishlistMaximum,
  }
}

/** Why an item could not be added; called only after a failure. */
async function reasonAgainst(shop: Shop, ref: ItemRef): Promise<AppError> {
  const wished = (await findWishedItems(shop, shop.database.db, [ref]))(ref)
  if (wished === undefined || wished.state === 'unpublished') return productUnknown()
  return new AppError(
    'refused',
    'wishlist.full',
    `A wishlist can hold up to ${limits.wishlistMaximum} products`,
  )
}

const productUnknown = () =>
  new AppError('unknown', 'wishlist.product-unknown', 'This product is not available')
