import type { ChatCard, ChatCardKind } from '@first-fashion/contract/chat/message'
import type { ChatCustomer } from '@first-fashion/contract/chat/staff-calls'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { Database, Db } from '../../../platform/database/database.ts'
import { customerById, unknownCustomer } from '../../accounts/index.ts'
import type { Cart } from '../../cart/index.ts'
import type { ChatCardSource } from '../cards/chat-cards.ts'
import { requireConversation } from './inbox.staff.service.ts'

export interface ChatCustomerDeps {
  readonly database: Database
  readonly chatCards: readonly ChatCardSource[]
  readonly cart: Pick<Cart, 'get'>
  /** The customer's points, available and pending. */
  readonly pointsOf: (db: Db, customerId: string) => Promise<ChatCustomer['points']>
}

/** The customer of a conversation, for who answers. Refuses with 'chat.unknown'. */
export async function chatCustomer(
  { database, chatCards, cart, pointsOf }: ChatCustomerDeps,
  conversationId: string,
): Promise<ChatCustomer> {
  const { db } = database
  const { customerId } = await requireConversation(db, conversationId)
  const customer = await customerById(db, customerId)
  if (customer === undefined) throw unknownCustomer()
  const cards = async (kind: ChatCardKind): Promise<ChatCard[]> => [
    ...((await chatCards.find((source) => source.kind === kind)?.suggested(db, customerId)) ?? []),
  ]
  return {
    _id: customer.id,
    name: customer.name,
    email: customer.email,
    since: customer.createdAt.toISOString(),
    points: await pointsOf(db, customerId),
    orders: await cards('order'),
    cart: (await cart.get(customerId)).lines.map(cartCard),
    wishlist: await cards('product'),
    designs: await cards('design'),
  }
}

const cartCard = (line: Awaited<ReturnType<Cart['get']>>['lines'][number]): ChatCard => ({
  kind: 'product',
  id: line.productId,
  title: line.name,
  note: [...line.options, `${line.quantity} x ${formatPrice(line.price, lkr)}`].join(' · '),
  image: line.image,
  path: line.path,
})
