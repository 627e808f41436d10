import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { product } from '../catalog/product.ts'

/** 'ok' can be bought in some size; the others stay in the wishlist and say why they cannot. */
export const wishStates = ['ok', 'sold-out', 'unpublished'] as const

/** A product in the wishlist, with what is needed to add it to the cart. */
export const wishedProduct = product.omit({ description: true, sizeChart: true, collection: true })
export type WishedProduct = z.output<typeof wishedProduct>

/** A wished product [B3.29]: the product itself stands under `productId`. */
export const wishlistItem = z.object({
  _id: z.string(),
  /** Milliseconds since 1970. */
  addedAt: z.number(),
  state: z.enum(wishStates),
  productId: wishedProduct,
})
export type WishlistItem = z.output<typeof wishlistItem>

const oneProduct = z.object({ productId: z.string().max(64) })

export const wishlistCalls = {
  'wishlist.get': defineCall({
    method: 'POST',
    path: '/api/wishlist/get',
    access: 'customer',
    summary: 'Returns the wishlist with current product data, newest first.',
    request: { body: emptyBody },
    response: success({ wishlist: z.object({ products: z.array(wishlistItem) }) }),
    refusals: [],
  }),
  'wishlist.add': defineCall({
    method: 'POST',
    path: '/api/wishlist/add',
    access: 'customer',
    summary: 'Adds a product to the wishlist. Adding it twice is fine.',
    request: { body: oneProduct },
    response: success({ message: z.string() }),
    refusals: ['wishlist.product-unknown', 'wishlist.full'],
  }),
  'wishlist.remove': defineCall({
    method: 'POST',
    path: '/api/wishlist/remove',
    access: 'customer',
    summary: 'Removes a product from the wishlist. Removing it twice is fine.',
    request: { body: oneProduct },
    response: success({ message: z.string() }),
    refusals: [],
  }),
  'wishlist.toggle': defineCall({
    method: 'POST',
    path: '/api/wishlist/toggle',
    access: 'customer',
    summary: 'Removes a product from the wishlist if it is there; adds it if not.',
    request: { body: oneProduct },
    response: success({ message: z.string(), isInWishlist: z.boolean() }),
    refusals: ['wishlist.product-unknown', 'wishlist.full'],
  }),
  'wishlist.clear': defineCall({
    method: 'POST',
    path: '/api/wishlist/clear',
    access: 'customer',
    summary: 'Clears the wishlist.',
    request: { body: emptyBody },
    response: success({ message: z.string() }),
    refusals: [],
  }),
}
