import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { afterCommit } from '../../../platform/database/after-commit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import { notifyChat } from '../delivery/chat-delivery.ts'
import { rememberMessage } from '../delivery/pushed-news.ts'
import { messageView } from './message.view.ts'
import { findMessage, type NewMessage, storeMessage } from './messages.queries.ts'

export interface SentMessage {
  readonly message: ChatMessage
  readonly sequence: number
  /** It was stored before: its sender sent it again. */
  readonly isRepeat: boolean
}

type MessageToSend = Omit<NewMessage, 'id' | 'caseId' | 'at'>

/** Stores a message, then tells it: in this order, so that nobody sees what could be lost. */
export async function sendMessage(
  shop: Shop,
  customerId: string,
  given: MessageToSend,
): Promise<SentMessage> {
  return shop.database.transaction((tx) => sendMessageIn(shop, tx, customerId, given))
}

/** The same within a transaction that does more. */
export async function sendMessageIn(
  shop: Shop,
  tx: Db,
  customerId: string,
  given: MessageToSend,
): Promise<SentMessage> {
  const { clock, newId } = shop
  const { conversationId, sender } = given
  const stored = await storeMessage(tx, { ...given, id: newId(), caseId: newId(), at: clock.now() })
  if (stored === undefined) throw new Error(`the conversation ${conversationId} is gone`)
  const { sequence, isRepeat } = stored
  const row = await findMessage(tx, conversationId, sequence)
  if (row === undefined) throw new Error(`message ${sequence} of ${conversationId} is gone`)
  const message = messageView(row)
  await afterCommit(tx, async () => rememberMessage(shop, message))
  const senderType = sender === 'staff' ? 'admin' : 'customer'
  // A repeat is told again: the process that stored it may have died before it could.
  await notifyChat(shop, tx, { about: 'message', conversationId, sequence, customerId, senderType })
  return { message, sequence, isRepeat }
}
