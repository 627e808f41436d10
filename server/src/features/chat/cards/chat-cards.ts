import type { ChatCard, ChatCardKind } from '@first-fashion/contract/chat/message'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'

/** What one kind of card shows. The feature that it is about provides it; boot lists the sources. */
export interface ChatCardSource {
  readonly kind: ChatCardKind
  /** What a customer may want to show, the likeliest first. */
  suggested(db: Db, customerId: string): Promise<readonly ChatCard[]>
  /** The card of something that this customer may see; undefined for everything else. */
  cardOf(db: Db, customerId: string, id: string): Promise<ChatCard | undefined>
}

export interface CardName {
  readonly kind: ChatCardKind
  readonly id: string
}

/** Refuses with 'chat.card-unknown' what the customer may not see or what does not exist. */
export async function cardNamed(
  sources: readonly ChatCardSource[],
  db: Db,
  customerId: string,
  { kind, id }: CardName,
): Promise<ChatCard> {
  const card = await sources.find((source) => source.kind === kind)?.cardOf(db, customerId, id)
  if (card === undefined)
    throw new AppError('unknown', 'chat.card-unknown', 'What you want to show was not found')
  return card
}
