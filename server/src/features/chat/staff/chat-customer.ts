import type { ChatCard, ChatCardKind } from '@first-fashion/contract/chat/message'
import type { ChatCustomer } from '@first-fashion/contract/chat/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { Shop } from '../../../shop.ts'
import { customerById, unknownCustomer } from '../../accounts/index.ts'
import { getCart } from '../../cart/index.ts'
import { balanceOf } from '../../loyalty/index.ts'
import { chatCardSources } from '../cards/chat-cards.ts'
import { requireConversation } from './inbox.staff.service.ts'

/** The customer of a conversation, for who answers. Refuses with 'chat.unknown'. */
export async function chatCustomer(shop: Shop, conversationId: string): Promise<ChatCustomer> {
  const { db } = shop.database
  const { customerId } = await requireConversation(db, conversationId)
  const customer = await customerById(db, customerId)
  if (customer === undefined) throw unknownCustomer()
  const cards = async (kind: ChatCardKind): Promise<ChatCard[]> => [
    ...((await chatCardSources(shop)
      .find((source) => source.kind === kind)
      ?.suggested(db, customerId)) ?? []),
  ]
  return {
    _id: customer.id,
    name: customer.name,
    email: customer.email,
    since: customer.createdAt.toISOString(),
    points: await balanceOf(db, customerId),
    orders: await cards('order'),
    cart: (await getCart(shop, customerId)).lines.map(cartCard),
    wishlist: await cards('product'),
    designs: await cards('design'),
  }
}

const cartCard = (line: Awaited<ReturnType<typeof getCart>>['lines'][number]): ChatCard => ({
  kind: 'product',
  id: line.productId,
  title: line.name,
  note: [...line.options, `${line.quantity} x ${formatPrice(line.price, lkr)}`].join(' · '),
  image: line.image,
  path: line.path,
})
