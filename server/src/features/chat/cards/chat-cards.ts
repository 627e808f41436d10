import type { ChatCard, ChatCardKind } from '@first-fashion/contract/chat/message'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { type Shop, seam } from '../../../shop.ts'

/** What one kind of card shows. Boot lists the sources. */
export interface ChatCardSource {
  readonly kind: ChatCardKind
  /** What a customer may want to show, the likeliest first. */
  suggested(db: Db, customerId: string): Promise<readonly ChatCard[]>
  /** The card of something that this customer may see; undefined for everything else. */
  cardOf(db: Db, customerId: string, id: string): Promise<ChatCard | undefined>
}

/** The sources of cards. */
export const chatCardSources = seam<readonly ChatCardSource[]>('what can be shown in the chat')

export interface CardName {
  readonly kind: ChatCardKind
  readonly id: string
}

/** Refuses with 'chat.card-unknown' what the customer may not see or what does not exist. */
export async function cardNamed(shop: Shop, customerId: string, { kind, id }: CardName): Promise<ChatCard> {
  const source = chatCardSources(shop).find((one) => one.kind === kind)
  const card = await source?.cardOf(shop.database.db, customerId, id)
  if (card === undefined)
    throw new AppError('unknown', 'chat.card-unknown', 'What you want to show was not found')
  return card
}
