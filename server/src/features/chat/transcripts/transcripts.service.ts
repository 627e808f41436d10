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

export interface TranscriptFile {
  readonly name: string
  readonly text: string
}

export interface Transcripts {
  ofCustomer(customerId: string): Promise<TranscriptFile>
  /** Refuses with 'chat.unknown'. */
  ofConversation(id: string): Promise<TranscriptFile>
  /** Refuses with 'chat.nothing-to-mail' an empty conversation. */
  mailToCustomer(customerId: string): Promise<void>
}

const readAtOnce = 1_000

export const createTranscripts = ({ database, events }: Shop): Transcripts => ({
  ofCustomer: async (customerId) => fileOf(await allMessages(database.db, customerId)),
  ofConversation: async (id) => {
    const { customerId } = await requireConversation(database.db, id)
    return fileOf(await allMessages(database.db, customerId))
  },
  mailToCustomer: async (customerId) => {
    const conversation = await conversationOfCustomer(database.db, customerId)
    if (conversation === undefined || conversation.lastSequence === 0)
      throw new AppError('refused', 'chat.nothing-to-mail', 'There are no messages yet')
    await database.transaction((tx) => events.emit(tx, chatTranscriptRequested, { customerId }))
  },
})

const fileOf = (messages: readonly ChatMessage[]): TranscriptFile => ({
  name: 'first-fashion-chat.txt',
  text: transcriptText(messages),
})

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
