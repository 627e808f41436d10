import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { afterCommit } from '../../../platform/database/after-commit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Shop } from '../../../shop.ts'
import type { ChatDelivery } from '../delivery/chat-delivery.ts'
import { messageView } from './message.view.ts'
import { findMessage, type NewMessage, storeMessage } from './messages.queries.ts'

export interface SendMessageDeps extends Shop {
  readonly delivery: ChatDelivery
}

export interface SentMessage {
  readonly message: ChatMessage
  readonly sequence: number
  /** It was stored before: its sender sent it again. */
  readonly isRepeat: boolean
}

type MessageToSend = Omit<NewMessage, 'id' | 'caseId' | 'at'>

/** Stores a message, then tells it: in this order, so that nobody sees what could be lost. */
export async function sendMessage(
  deps: SendMessageDeps,
  customerId: string,
  given: MessageToSend,
): Promise<SentMessage> {
  return deps.database.transaction((tx) => sendMessageIn(tx, deps, customerId, given))
}

/** The same within a transaction that does more. */
export async function sendMessageIn(
  tx: Db,
  { clock, newId, delivery }: SendMessageDeps,
  customerId: string,
  given: MessageToSend,
): Promise<SentMessage> {
  const { conversationId, sender } = given
  const stored = await storeMessage(tx, { ...given, id: newId(), caseId: newId(), at: clock.now() })
  if (stored === undefined) throw new Error(`the conversation ${conversationId} is gone`)
  const { sequence, isRepeat } = stored
  const row = await findMessage(tx, conversationId, sequence)
  if (row === undefined) throw new Error(`message ${sequence} of ${conversationId} is gone`)
  const message = messageView(row)
  await afterCommit(tx, async () => delivery.remember(message))
  const senderType = sender === 'staff' ? 'admin' : 'customer'
  // A repeat is told again: the process that stored it may have died before it could.
  await delivery.send(tx, { about: 'message', conversationId, sequence, customerId, senderType })
  return { message, sequence, isRepeat }
}
