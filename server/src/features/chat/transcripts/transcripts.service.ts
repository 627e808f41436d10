import type { ChatMessage } from '@first-fashion/contract/chat/message'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Shop } from '../../../shop.ts'
import { chatTranscriptRequested } from '../chat.events.ts'
import { conversationOfCustomer } from '../conversations/conversations.queries.ts'
import { messageView } from '../messages/message.view.ts'
import { messagesAfter } from '../messages/messages.queries.ts'
import { requireConversation } from '../staff/inbox.staff.service.ts'
import { transcriptText } from './transcript.ts'

interface TranscriptFile {
  readonly name: string
  readonly text: string
}

const readAtOnce = 1_000

/** A customer's conversation as a file of text. */
export const transcriptOfCustomer = async (
  { database, store }: Shop,
  customerId: string,
): Promise<TranscriptFile> => ({
  name: 'support-chat.txt',
  text: transcriptText(await allMessages(database.db, customerId), store().name),
})

/** Refuses with 'chat.unknown'. */
export async function transcriptOfConversation(shop: Shop, id: string): Promise<TranscriptFile> {
  const { customerId } = await requireConversation(shop.database.db, id)
  return transcriptOfCustomer(shop, customerId)
}

/** Mails the conversation to its customer. Refuses with 'chat.nothing-to-mail' an empty one. */
export async function requestTranscript({ database, events }: Shop, customerId: string): Promise<void> {
  const conversation = await conversationOfCustomer(database.db, customerId)
  if (conversation === undefined || conversation.lastSequence === 0)
    throw new AppError('refused', 'chat.nothing-to-mail', 'There are no messages yet')
  await database.transaction((tx) => events.emit(tx, chatTranscriptRequested, { customerId }))
}

/** The whole conversation of a customer. */
export async function allMessages(db: Db, customerId: string): Promise<ChatMessage[]> {
  const conversation = await conversationOfCustomer(db, customerId)
  const all: ChatMessage[] = []
  for (let more = conversation !== undefined; more && conversation !== undefined; ) {
    const rows = await messagesAfter(db, conversation.id, all.at(-1)?.sequence ?? 0, readAtOnce)
    all.push(...rows.map(messageView))
    more = rows.length === readAtOnce
  }
  return all
}
