import { after } from '../../platform/clock.ts'
import { subscribe } from '../../platform/events/domain-event.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SocketFeature } from '../../platform/sockets/socket-connection.ts'
import type { UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../shop.ts'
import { customerNames } from '../accounts/index.ts'
import { chatLeftUnread, chatProposalAccepted, chatTranscriptRequested } from './chat.events.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatSockets } from './chat.socket.ts'
import { type ChatDeps, createChat } from './conversations/chat.service.ts'
import { createChatDelivery } from './delivery/chat-delivery.ts'
import { picturesOfMessages } from './messages/messages.queries.ts'
import { createOpeningHours } from './opening-hours/opening-hours.service.ts'
import { createStaffOpeningHours } from './opening-hours/opening-hours.staff.service.ts'
import { createProposals, type ProposalsDeps } from './proposals/proposals.service.ts'
import { createCannedReplies } from './staff/canned-replies.ts'
import { chatStaffRoutes } from './staff/chat.staff.routes.ts'
import type { ChatCustomerDeps } from './staff/chat-customer.ts'
import { ratingsOfCustomer } from './staff/conversation-state.queries.ts'
import { inboxSockets } from './staff/inbox.socket.ts'
import { createInbox } from './staff/inbox.staff.service.ts'
import { purgeViewers, viewerGoneMs } from './staff/viewers.queries.ts'
import { allMessages, createTranscripts } from './transcripts/transcripts.service.ts'
import { findUnread, mailTranscript, mailUnread } from './unread/unread.service.ts'

type Deps = Omit<ChatDeps, 'delivery' | 'openingHours' | 'nameOfCustomer'> &
  Omit<ProposalsDeps, 'delivery'> &
  Shop &
  Shop &
  Shop &
  ChatCustomerDeps & { readonly uploads: UploadedPictures }

/** Support chat between customers and the shop's staff. */
export function chatFeature(given: Deps): Feature {
  const deps = { ...given, delivery: createChatDelivery(given), openingHours: createOpeningHours(given) }
  const chat = createChat({ ...deps, nameOfCustomer: (id) => nameOf(deps, id) })
  const inbox = createInbox(deps)
  const proposals = createProposals(deps)
  const transcripts = createTranscripts(deps)
  const staffSockets = inboxSockets({ ...deps, inbox })
  return {
    name: 'chat',
    handlers: {
      ...chatRoutes({ ...deps, chat, proposals, transcripts }),
      ...chatStaffRoutes({
        ...deps,
        ...{ inbox, proposals, transcripts },
        replies: createCannedReplies(deps),
        hours: createStaffOpeningHours(deps),
      }),
    },
    sockets: both(chatSockets(chat), staffSockets),
    subscriptions: [
      subscribe(chatLeftUnread, 'chat-email', (unread) => mailUnread(deps, unread)),
      subscribe(chatTranscriptRequested, 'transcript-email', (asked) => mailTranscript(deps, asked)),
      subscribe(chatProposalAccepted, 'agreement', ({ proposalId }) => proposals.perform(proposalId)),
    ],
    tasks: [{ name: 'find-unread-chats', rhythm: 'every-minute', run: () => findUnread(deps) }],
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

/** The first name stands beside what a customer writes. */
async function nameOf({ database }: Deps, customerId: string): Promise<string> {
  return (await customerNames(database.db, [customerId])).get(customerId) || 'Customer'
}

const both = (customers: SocketFeature, staff: SocketFeature): SocketFeature => ({
  handlers: { ...customers.handlers, ...staff.handlers },
  left: async (connection) => {
    await customers.left?.(connection)
    await staff.left?.(connection)
  },
})
