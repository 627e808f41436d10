import type { ChatCard } from '@first-fashion/contract/chat/message'
import type { CustomProductItem } from '@first-fashion/contract/custom-products/custom-product'
import type { Shop } from '../../../shop.ts'
import { listCustomProducts } from '../../custom-products/index.ts'
import type { ChatCardSource } from './chat-cards.ts'

const suggestedDesigns = 5

/** A customer's own designs. */
export const designCards = (shop: Shop): ChatCardSource => ({
  kind: 'design',
  suggested: async (_db, customerId) =>
    (await listCustomProducts(shop, customerId)).slice(0, suggestedDesigns).map(cardOf),
  cardOf: async (_db, customerId, id) => {
    const found = (await listCustomProducts(shop, customerId)).find(({ _id }) => _id === id)
    return found && cardOf(found)
  },
})

const cardOf = ({ _id, name, productTitle, image }: CustomProductItem): ChatCard => ({
  kind: 'design',
  id: _id,
  title: name,
  note: productTitle,
  image,
  path: `/custom-products/${_id}`,
})
