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
import { customerNames } from '../../accounts/index.ts'
import { type CardName, cardNamed, chatCardSources } from '../cards/chat-cards.ts'
import { notifyChat } from '../delivery/chat-delivery.ts'
import { messageText } from '../messages/message.rules.ts'
import { messageView } from '../messages/message.view.ts'
import { messagesAfter, messagesBefore } from '../messages/messages.queries.ts'
import { type SentMessage, sendMessage } from '../messages/send-message.ts'
import { openingHoursAt } from '../opening-hours/opening-hours.service.ts'
import {
  type ConversationRow,
  conversationOfCustomer,
  customerIsOnline,
  customerLeft,
  insertConversation,
  markRead,
  rateCase,
  unratedCase,
} from './conversations.queries.ts'

/** Browsers with the chat open say so every half minute. */
const onlineForMs = 75_000

/** A closed concern can be rated for a week. */
const ratedWithinMs = 7 * 24 * 3_600_000

interface NewText {
  readonly conversationId: string
  readonly message: string
  readonly clientId?: string | undefined
}

export interface HistoryPart {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

export interface HistoryPage {
  readonly messages: ChatMessage[]
  readonly hasMore: boolean
  readonly read: ChatConversation['read']
}

/** What the customer may want to show. */
export async function suggestCards(shop: Shop, customerId: string): Promise<ChatCard[]> {
  const suggested = chatCardSources(shop).map((source) => source.suggested(shop.database.db, customerId))
  return (await Promise.all(suggested)).flat()
}

/** A part of the customer's own conversation. Refuses with 'chat.unknown' another's. */
export const findOwnHistory = async (
  shop: Shop,
  customerId: string,
  conversationId: string,
  part: HistoryPart,
): Promise<HistoryPage> => historyPage(shop, await ownConversation(shop, customerId, conversationId), part)

/** Refuses as `messageText` does, and with 'chat.unknown' and 'chat.card-unknown'. */
export async function sendAsCustomer(
  shop: Shop,
  customerId: string,
  { card, ...text }: NewText & { readonly card?: CardName | undefined },
): Promise<SentMessage> {
  const shown = card && (await cardNamed(shop, customerId, card))
  return sendAs(shop, customerId, text, { card: shown ?? null, pictureId: null })
}

/** Sends a picture that was stored before. Refuses as `sendAsCustomer` does. */
export const sendPictureAsCustomer = (
  shop: Shop,
  customerId: string,
  text: NewText,
  pictureId: string,
): Promise<SentMessage> => sendAs(shop, customerId, text, { card: null, pictureId })

/** Refuses with 'chat.unknown'. */
export async function readAsCustomer(
  shop: Shop,
  customerId: string,
  named: string,
  sequence: number,
): Promise<void> {
  const { db } = shop.database
  const { id: conversationId } = await ownConversation(shop, customerId, named)
  if (await markRead(db, conversationId, 'customer', sequence))
    await notifyChat(shop, db, { about: 'read', conversationId, by: 'customer', sequence, customerId })
}

/** The customer types, or stopped. Refuses with 'chat.unknown'. */
export async function typeAsCustomer(
  shop: Shop,
  customerId: string,
  named: string,
  isTyping: boolean,
): Promise<void> {
  const { db } = shop.database
  const { id: conversationId } = await ownConversation(shop, customerId, named)
  const senderName = await nameOf(shop, customerId)
  const typed = { about: 'typing', conversationId, senderType: 'customer' } as const
  await notifyChat(shop, db, { ...typed, senderName, isTyping })
}

/** The customer has the conversation open, or no longer. Refuses with 'chat.unknown'. */
export async function setCustomerPresence(
  shop: Shop,
  customerId: string,
  named: string,
  isOnline: boolean,
): Promise<void> {
  const { db } = shop.database
  const { id: conversationId } = await ownConversation(shop, customerId, named)
  const at = shop.clock.now()
  const isNews = isOnline
    ? await customerIsOnline(db, conversationId, { at, until: after(at, onlineForMs) })
    : await customerLeft(db, conversationId, at).then(() => true)
  if (isNews) await notifyChat(shop, db, { about: 'presence', conversationId, isOnline })
}

/** Refuses with 'chat.case-unknown'. */
export async function rateConcern(
  shop: Shop,
  customerId: string,
  rated: { caseId: string; rating: number; note: string },
): Promise<void> {
  const { db } = shop.database
  const at = shop.clock.now()
  const isRated = isUuid(rated.caseId) && (await rateCase(db, customerId, { ...rated, at }))
  if (!isRated) throw new AppError('unknown', 'chat.case-unknown', 'There is nothing to rate')
  const conversation = await conversationOfCustomer(db, customerId)
  if (conversation) await notifyChat(shop, db, { about: 'state', conversationId: conversation.id })
}

async function sendAs(
  shop: Shop,
  customerId: string,
  { conversationId, message, clientId = randomUUID() }: NewText,
  shown: { readonly card: object | null; readonly pictureId: string | null },
): Promise<SentMessage> {
  const { id } = await ownConversation(shop, customerId, conversationId)
  return sendMessage(shop, customerId, {
    ...{ conversationId: id, sender: 'customer', staffId: null, proposalId: null, clientId },
    ...shown,
    body: messageText(message, shown.card !== null || shown.pictureId !== null),
    senderName: await nameOf(shop, customerId),
  })
}

/** The first name stands beside what a customer writes. */
const nameOf = async ({ database }: Shop, customerId: string): Promise<string> =>
  (await customerNames(database.db, [customerId])).get(customerId) || 'Customer'

/** Each customer has one conversation, whatever ids are sent. Refuses with 'chat.unknown' another's. */
export async function ownConversation(
  { database }: Shop,
  customerId: string,
  conversationId: string,
): Promise<ConversationRow> {
  const row = await conversationOfCustomer(database.db, customerId)
  if (row === undefined || row.id !== conversationId) throw unknownConversation()
  return row
}

export const unknownConversation = () =>
  new AppError('unknown', 'chat.unknown', 'This conversation does not exist')

/** The customer's conversation; the first call opens it. */
export async function openConversation(shop: Shop, customerId: string): Promise<ChatConversation> {
  const { database, clock, newId } = shop
  const { db } = database
  const now = clock.now()
  let row = await conversationOfCustomer(db, customerId)
  if (row === undefined) {
    await insertConversation(db, { id: newId(), customerId, createdAt: now })
    row = await conversationOfCustomer(db, customerId)
  }
  if (row === undefined) throw unknownConversation()
  const { isStaffed, hours, awayText } = openingHoursAt(shop, now)
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
  { database }: Shop,
  conversation: ConversationRow,
  { before, after: afterSequence }: HistoryPart,
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
