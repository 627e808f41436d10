import type { ChatCard } from '@first-fashion/contract/chat/message'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { WishedProduct } from '@first-fashion/contract/wishlist/calls'
import { itemRefOf, type Sellables } from '../../sellables/index.ts'
import type { Wishlist } from '../../wishlist/index.ts'
import type { ChatCardSource } from './chat-cards.ts'

const suggestedProducts = 6

export interface ProductCardsDeps {
  readonly sellables: Sellables
  readonly wishlist: Pick<Wishlist, 'get'>
}

/** What the shop sells; the customer's wishlist is suggested. */
export const productCards = ({ sellables, wishlist }: ProductCardsDeps): ChatCardSource => ({
  kind: 'product',
  suggested: async (_db, customerId) => {
    const wished = await wishlist.get(customerId)
    return wished.slice(0, suggestedProducts).map(({ productId }) => cardOf(productId))
  },
  cardOf: async (db, _customerId, id) => {
    const ref = itemRefOf(id)
    const thing = ref && (await sellables.findWished(db, [ref]))(ref)
    return thing && cardOf(thing.shown)
  },
})

const cardOf = ({ _id, slug, name, image, price }: WishedProduct): ChatCard => ({
  kind: 'product',
  id: _id,
  title: name,
  note: formatPrice(price, lkr),
  image: image[0] ?? '',
  path: `/product/${slug || _id}`,
})
