import { randomUUID } from 'node:crypto'
import type { ChatConversation } from '@first-fashion/contract/chat/calls'
import {
  type ChatCard,
  type ChatMessage,
  chatCatchUpSize,
  chatHistoryPageSize,
} from '@first-fashion/contract/chat/message'
import { after } from '../../../platform/clock.ts'
import { AppError } from '../../../platform/errors.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { type CardName, type ChatCardSource, cardNamed } from '../cards/chat-cards.ts'
import type { ChatDelivery } from '../delivery/chat-delivery.ts'
import { messageText } from '../messages/message.rules.ts'
import { messageView } from '../messages/message.view.ts'
import { messagesAfter, messagesBefore } from '../messages/messages.queries.ts'
import { type SentMessage, sendMessage } from '../messages/send-message.ts'
import type { OpeningHours } from '../opening-hours/opening-hours.service.ts'
import {
  type ConversationRow,
  conversationOfCustomer,
  customerIsOnline,
  customerLeft,
  insertConversation,
  markRead,
  rateCase,
  unratedCase,
  unreadOfCustomer,
} from './conversations.queries.ts'

/** Browsers with the chat open say so every half minute. */
const onlineForMs = 75_000

/** A closed concern can be rated for a week. */
const ratedWithinMs = 7 * 24 * 3_600_000

export interface NewText {
  readonly conversationId: string
  readonly message: string
  readonly clientId?: string | undefined
}

export interface HistoryPage {
  readonly messages: ChatMessage[]
  readonly hasMore: boolean
  readonly read: ChatConversation['read']
}

/** The customer's side of the chat. Each customer has one conversation, whatever ids are sent. */
export interface Chat {
  /** Opens it the first time. */
  conversation(customerId: string): Promise<ChatConversation>
  /** Refuses with 'chat.unknown' another's conversation. */
  requireOwn(customerId: string, conversationId: string): Promise<void>
  history(
    customerId: string,
    conversationId: string,
    part: { readonly before?: number | undefined; readonly after?: number | undefined },
  ): Promise<HistoryPage>
  /** Refuses as `messageText` does, and with 'chat.unknown' and 'chat.card-unknown'. */
  send(customerId: string, text: NewText & { readonly card?: CardName | undefined }): Promise<SentMessage>
  /** Sends a picture that was stored before. */
  sendPicture(customerId: string, text: NewText, pictureId: string): Promise<SentMessage>
  /** What the customer may want to show. */
  cards(customerId: string): Promise<ChatCard[]>
  unread(customerId: string): Promise<{ unread: number; last: number }>
  read(customerId: string, conversationId: string, sequence: number): Promise<void>
  /** The customer types, or stopped. */
  typing(customerId: string, conversationId: string, isTyping: boolean): Promise<void>
  /** The customer has the conversation open, or no longer. */
  present(customerId: string, conversationId: string, isOnline: boolean): Promise<void>
  /** Refuses with 'chat.case-unknown'. */
  rate(customerId: string, rated: { caseId: string; rating: number; note: string }): Promise<void>
}

export interface ChatDeps extends Shop {
  readonly delivery: ChatDelivery
  readonly openingHours: OpeningHours
  readonly chatCards: readonly ChatCardSource[]
  /** The name that a customer's messages carry. */
  readonly nameOfCustomer: (customerId: string) => Promise<string>
}

export const createChat = (deps: ChatDeps): Chat => ({ ...talking(deps), ...following(deps) })

type Talking = Pick<Chat, 'conversation' | 'requireOwn' | 'history' | 'send' | 'sendPicture' | 'cards'>

/** What is said, and what was. */
function talking(deps: ChatDeps): Talking {
  const { db } = deps.database
  return {
    conversation: (customerId) => conversationFor(deps, customerId),
    requireOwn: async (...named) => void (await ownConversation(deps, ...named)),
    history: async (customerId, conversationId, part) =>
      historyPage(deps, await ownConversation(deps, customerId, conversationId), part),
    send: async (customerId, { card, ...text }) => {
      const shown = card && (await cardNamed(deps.chatCards, db, customerId, card))
      return sendAs(deps, customerId, text, { card: shown ?? null, pictureId: null })
    },
    sendPicture: (customerId, text, pictureId) => sendAs(deps, customerId, text, { card: null, pictureId }),
    cards: async (customerId) => {
      const suggested = deps.chatCards.map((source) => source.suggested(db, customerId))
      return (await Promise.all(suggested)).flat()
    },
  }
}

/** What each side notices of the other. */
function following(deps: ChatDeps): Omit<Chat, keyof Talking> {
  const { database, clock, delivery } = deps
  const { db } = database
  const own = async (customerId: string, conversationId: string) =>
    (await ownConversation(deps, customerId, conversationId)).id
  return {
    unread: (customerId) => unreadOfCustomer(db, customerId),
    read: async (customerId, named, sequence) => {
      const conversationId = await own(customerId, named)
      if (await markRead(db, conversationId, 'customer', sequence))
        await delivery.send(db, { about: 'read', conversationId, by: 'customer', sequence, customerId })
    },
    typing: async (customerId, named, isTyping) => {
      const conversationId = await own(customerId, named)
      const senderName = await deps.nameOfCustomer(customerId)
      await delivery.send(db, {
        about: 'typing',
        conversationId,
        senderType: 'customer',
        senderName,
        isTyping,
      })
    },
    present: async (customerId, named, isOnline) => {
      const conversationId = await own(customerId, named)
      const at = clock.now()
      const isNews = isOnline
        ? await customerIsOnline(db, conversationId, { at, until: after(at, onlineForMs) })
        : await customerLeft(db, conversationId, at).then(() => true)
      if (isNews) await delivery.send(db, { about: 'presence', conversationId, isOnline })
    },
    rate: async (customerId, rated) => {
      const isRated = isUuid(rated.caseId) && (await rateCase(db, customerId, { ...rated, at: clock.now() }))
      if (!isRated) throw new AppError('unknown', 'chat.case-unknown', 'There is nothing to rate')
      const conversation = await conversationOfCustomer(db, customerId)
      if (conversation) await delivery.send(db, { about: 'state', conversationId: conversation.id })
    },
  }
}

async function sendAs(
  deps: ChatDeps,
  customerId: string,
  { conversationId, message, clientId = randomUUID() }: NewText,
  shown: { readonly card: object | null; readonly pictureId: string | null },
): Promise<SentMessage> {
  const { id } = await ownConversation(deps, customerId, conversationId)
  return sendMessage(deps, customerId, {
    ...{ conversationId: id, sender: 'customer', staffId: null, proposalId: null, clientId },
    ...shown,
    body: messageText(message, shown.card !== null || shown.pictureId !== null),
    senderName: await deps.nameOfCustomer(customerId),
  })
}

/** Refuses with 'chat.unknown'. */
async function ownConversation(
  { database }: ChatDeps,
  customerId: string,
  conversationId: string,
): Promise<ConversationRow> {
  const row = await conversationOfCustomer(database.db, customerId)
  if (row === undefined || row.id !== conversationId) throw unknownConversation()
  return row
}

export const unknownConversation = () =>
  new AppError('unknown', 'chat.unknown', 'This conversation does not exist')

async function conversationFor(deps: ChatDeps, customerId: string): Promise<ChatConversation> {
  const { database, clock, newId, openingHours } = deps
  const { db } = database
  const now = clock.now()
  let row = await conversationOfCustomer(db, customerId)
  if (row === undefined) {
    await insertConversation(db, { id: newId(), customerId, createdAt: now })
    row = await conversationOfCustomer(db, customerId)
  }
  if (row === undefined) throw unknownConversation()
  const { isStaffed, hours, awayText } = await openingHours.at(now)
  const caseId =
    row.status === 'closed' ? await unratedCase(db, row.id, after(now, -ratedWithinMs)) : undefined
  return {
    id: row.id,
    status: row.status,
    lastSequence: row.lastSequence,
    read: readMarks(row),
    isStaffed,
    hours,
    awayText,
    toRate: caseId === undefined ? null : { caseId },
  }
}

export const readMarks = ({ customerRead, staffRead }: ConversationRow) => ({
  customer: customerRead,
  staff: staffRead,
})

/** A page of the history: what came after a number, or the newest before one. */
export async function historyPage(
  { database }: Pick<ChatDeps, 'database'>,
  conversation: ConversationRow,
  {
    before,
    after: afterSequence,
  }: { readonly before?: number | undefined; readonly after?: number | undefined },
): Promise<HistoryPage> {
  const { db } = database
  const read = readMarks(conversation)
  if (afterSequence !== undefined) {
    const rows = await messagesAfter(db, conversation.id, afterSequence, chatCatchUpSize + 1)
    return {
      messages: rows.slice(0, chatCatchUpSize).map(messageView),
      hasMore: rows.length > chatCatchUpSize,
      read,
    }
  }
  const rows = await messagesBefore(db, conversation.id, before ?? 2_000_000_000, chatHistoryPageSize + 1)
  return {
    messages: rows.slice(-chatHistoryPageSize).map(messageView),
    hasMore: rows.length > chatHistoryPageSize,
    read,
  }
}
