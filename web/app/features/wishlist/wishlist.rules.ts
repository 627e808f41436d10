import type { WishedProduct, WishlistItem } from '@first-fashion/contract/wishlist/calls'
import { sizesInStock } from '../sellables/index.ts'

export type Wishes = readonly WishlistItem[]

export const isWished = (wishes: Wishes, productId: string): boolean =>
  wishes.some((item) => item.productId._id === productId)

/** The list with a product added at the top, until the server answers; an existing product keeps its place. */
export function withWish(wishes: Wishes, product: WishedProduct, addedAt: number): Wishes {
  if (isWished(wishes, product._id)) return wishes
  const state = sizesInStock(product).length === 0 ? 'sold-out' : 'ok'
  return [{ _id: product._id, addedAt, state, productId: product }, ...wishes]
}

export const withoutWish = (wishes: Wishes, productId: string): Wishes =>
  wishes.filter((item) => item.productId._id !== productId)

/** Rolls back a refused change: this product as before, the others unchanged. */
export function asBefore(wishes: Wishes, before: Wishes, productId: string): Wishes {
  const rest = withoutWish(wishes, productId)
  const place = before.findIndex((item) => item.productId._id === productId)
  const item = before[place]
  return item === undefined ? rest : rest.toSpliced(place, 0, item)
}
