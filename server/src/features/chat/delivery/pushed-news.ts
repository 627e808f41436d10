import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { LRUCache } from 'lru-cache'
import { after } from '../../../platform/clock.ts'
import { perShop, type Shop } from '../../../shop.ts'
import { messageView } from '../messages/message.view.ts'
import { findMessage } from '../messages/messages.queries.ts'
import { viewerGoneMs, viewersOf } from '../staff/viewers.queries.ts'
import { type ChatNews, type NewsAbout, rooms } from './chat-news.ts'

const rememberedMs = 10_000
const remembered = perShop(() => new LRUCache<string, ChatMessage>({ max: 500, ttl: rememberedMs }))

/** Keeps a message that this process stores, so that it need not read it again to push it. */
export const rememberMessage = (shop: Shop, message: ChatMessage): void =>
  void remembered(shop).set(keyOf(message.conversationId, message.sequence), message)

/** Pushes news to the sockets of this process. */
export async function pushNews(shop: Shop, news: ChatNews): Promise<void> {
  switch (news.about) {
    case 'message':
      return pushMessage(shop, news)
    case 'proposal':
      return pushProposal(shop, news)
    case 'viewers':
      return pushViewers(shop, news)
    default:
      return pushAtOnce(shop, news)
  }
}

const keyOf = (conversationId: string, sequence: number): string => `${conversationId} ${sequence}`

async function readMessage(
  shop: Shop,
  conversationId: string,
  sequence: number,
): Promise<ChatMessage | undefined> {
  const known = remembered(shop).get(keyOf(conversationId, sequence))
  if (known !== undefined) return known
  const row = await findMessage(shop.database.db, conversationId, sequence)
  return row && messageView(row)
}

const both = (id: string) => [rooms.conversation(id), rooms.staff(id)]

async function pushMessage(
  shop: Shop,
  { conversationId, sequence, customerId, senderType }: NewsAbout<'message'>,
): Promise<void> {
  const { sockets } = shop
  sockets.push(rooms.inbox, 'conversation-changed', { conversationId })
  if (senderType === 'admin')
    sockets.push(rooms.customer(customerId), 'customer-notification', { senderType })
  // Most conversations are open on no screen of this process.
  if (both(conversationId).every(sockets.isEmpty)) return
  const stored = await readMessage(shop, conversationId, sequence)
  if (stored === undefined) return
  for (const room of both(conversationId)) sockets.push(room, 'new-message', stored)
}

async function pushProposal(
  { database, sockets }: Shop,
  { conversationId, sequence }: NewsAbout<'proposal'>,
): Promise<void> {
  if (both(conversationId).every(sockets.isEmpty)) return
  const row = await findMessage(database.db, conversationId, sequence)
  const proposal = row && messageView(row).proposal
  if (!proposal) return
  for (const room of both(conversationId))
    sockets.push(room, 'proposal-changed', { conversationId, sequence, proposal })
}

async function pushViewers(
  { database, clock, sockets }: Shop,
  { conversationId }: NewsAbout<'viewers'>,
): Promise<void> {
  const room = rooms.staff(conversationId)
  if (sockets.isEmpty(room)) return
  const viewers = await viewersOf(database.db, conversationId, after(clock.now(), -viewerGoneMs))
  sockets.push(room, 'viewers', { conversationId, viewers })
}

/** What needs no look into the database. */
function pushAtOnce({ sockets }: Shop, news: NewsAbout<'state' | 'presence' | 'read' | 'typing'>): void {
  const { conversationId } = news
  switch (news.about) {
    case 'presence':
      sockets.push(rooms.staff(conversationId), 'presence', news)
      break
    case 'typing': {
      const others = news.senderType === 'customer' ? rooms.staff : rooms.conversation
      sockets.push(others(conversationId), 'typing', news)
      break
    }
    case 'read': {
      const { customerId, wasUnread = false } = news
      if (wasUnread) sockets.push(rooms.inbox, 'conversation-read', { conversationId })
      const closedToo = customerId === undefined ? [] : [rooms.customer(customerId)]
      for (const room of [...both(conversationId), ...closedToo]) sockets.push(room, 'messages-read', news)
      break
    }
    default:
      for (const room of [...both(conversationId), rooms.inbox])
        sockets.push(room, 'conversation-changed', { conversationId })
  }
}
