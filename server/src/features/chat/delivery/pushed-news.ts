import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { after } from '../../../platform/clock.ts'
import type { Shop } from '../../../shop.ts'
import { messageView } from '../messages/message.view.ts'
import { findMessage } from '../messages/messages.queries.ts'
import { viewerGoneMs, viewersOf } from '../staff/viewers.queries.ts'
import { type ChatNews, type NewsAbout, rooms } from './chat-news.ts'

export interface PushingDeps extends Shop {
  readonly readMessage: (conversationId: string, sequence: number) => Promise<ChatMessage | undefined>
}

/** Pushes news to the sockets of this process. */
export const createPushing =
  (deps: PushingDeps) =>
  async (news: ChatNews): Promise<void> => {
    switch (news.about) {
      case 'message':
        return pushMessage(deps, news)
      case 'proposal':
        return pushProposal(deps, news)
      case 'viewers':
        return pushViewers(deps, news)
      default:
        return pushAtOnce(deps, news)
    }
  }

const both = (id: string) => [rooms.conversation(id), rooms.staff(id)]

async function pushMessage(
  { sockets, readMessage }: PushingDeps,
  { conversationId, sequence, customerId, senderType }: NewsAbout<'message'>,
): Promise<void> {
  sockets.push(rooms.inbox, 'conversation-changed', { conversationId })
  if (senderType === 'admin')
    sockets.push(rooms.customer(customerId), 'customer-notification', { senderType })
  // Most conversations are open on no screen of this process.
  if (both(conversationId).every(sockets.isEmpty)) return
  const stored = await readMessage(conversationId, sequence)
  if (stored === undefined) return
  for (const room of both(conversationId)) sockets.push(room, 'new-message', stored)
}

async function pushProposal(
  { database, sockets }: PushingDeps,
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
  { database, clock, sockets }: PushingDeps,
  { conversationId }: NewsAbout<'viewers'>,
): Promise<void> {
  const room = rooms.staff(conversationId)
  if (sockets.isEmpty(room)) return
  const viewers = await viewersOf(database.db, conversationId, after(clock.now(), -viewerGoneMs))
  sockets.push(room, 'viewers', { conversationId, viewers })
}

/** What needs no look into the database. */
function pushAtOnce(
  { sockets }: PushingDeps,
  news: NewsAbout<'state' | 'presence' | 'read' | 'typing'>,
): void {
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
