import type { ChatCard } from '@first-fashion/contract/chat/message'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { WishedProduct } from '@first-fashion/contract/wishlist/calls'
import type { Shop } from '../../../shop.ts'
import { findWishedItems, itemRefOf } from '../../sellables/index.ts'
import { getWishlist } from '../../wishlist/index.ts'
import type { ChatCardSource } from './chat-cards.ts'

const suggestedProducts = 6

/** What the shop sells; the customer's wishlist is suggested. */
export const productCards = (shop: Shop): ChatCardSource => ({
  kind: 'product',
  suggested: async (_db, customerId) => {
    const wished = await getWishlist(shop, customerId)
    return wished.slice(0, suggestedProducts).map(({ productId }) => cardOf(productId))
  },
  cardOf: async (db, _customerId, id) => {
    const ref = itemRefOf(id)
    const thing = ref && (await findWishedItems(shop, db, [ref]))(ref)
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
