import { after } from '../../platform/clock.ts'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SocketFeature } from '../../platform/sockets/socket-connection.ts'
import type { Shop } from '../../shop.ts'
import { chatLeftUnread, chatProposalAccepted, chatTranscriptRequested } from './chat.events.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatSockets } from './chat.socket.ts'
import { chatBroadcast } from './delivery/chat-delivery.ts'
import { picturesOfMessages } from './messages/messages.queries.ts'
import { cachedHours } from './opening-hours/opening-hours.service.ts'
import { performProposal } from './proposals/proposals.service.ts'
import { chatStaffRoutes } from './staff/chat.staff.routes.ts'
import { ratingsOfCustomer } from './staff/conversation-state.queries.ts'
import { countInbox } from './staff/inbox.queries.ts'
import { inboxSockets } from './staff/inbox.socket.ts'
import { purgeViewers, viewerGoneMs } from './staff/viewers.queries.ts'
import { allMessages } from './transcripts/transcripts.service.ts'
import { chatMails } from './unread/unread.mail.ts'
import { findUnread, mailTranscript, mailUnread } from './unread/unread.service.ts'

/** Support chat between customers and the shop's staff. */
export function chatFeature(shop: Shop): Feature {
  return {
    name: 'chat',
    mails: Object.values(chatMails),
    caches: [chatBroadcast(shop), cachedHours(shop)],
    handlers: { ...chatRoutes(shop), ...chatStaffRoutes(shop) },
    waiting: [
      {
        name: 'chats',
        permission: 'chat.read',
        path: '/chat?folder=open',
        count: (db) => countInbox(db, { folder: 'open', assignedTo: undefined, search: '' }),
      },
    ],
    sockets: both(chatSockets(shop), inboxSockets(shop)),
    subscriptions: [
      subscribe(chatLeftUnread, 'chat-email', (unread) => mailUnread(shop, unread)),
      subscribe(chatTranscriptRequested, 'transcript-email', (asked) => mailTranscript(shop, asked)),
      subscribe(chatProposalAccepted, 'agreement', ({ proposalId }) => performProposal(shop, proposalId)),
    ],
    tasks: [{ name: 'find-unread-chats', rhythm: 'every-minute', run: () => findUnread(shop) }],
    retention: [
      { name: 'purge-chat-viewers', purge: (db, now) => purgeViewers(db, after(now, -viewerGoneMs)) },
    ],
    uploads: [{ kind: 'chat-picture', ownedAmong: picturesOfMessages }],
    personalData: {
      // Messages, notes, cases and proposals go with the conversation, and that with the account's row.
      tables: ['chat_conversations'],
      download: async (db, { customerId }) => ({
        chat: await allMessages(db, customerId),
        chatRatings: await ratingsOfCustomer(db, customerId),
      }),
    },
  }
}

const both = (customers: SocketFeature, staff: SocketFeature): SocketFeature => ({
  handlers: { ...customers.handlers, ...staff.handlers },
  left: async (connection) => {
    await customers.left?.(connection)
    await staff.left?.(connection)
  },
})
