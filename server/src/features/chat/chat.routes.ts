import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import type { Chat } from './conversations/chat.service.ts'
import { sendPicture } from './messages/send-picture.ts'
import type { Proposals } from './proposals/proposals.service.ts'
import type { Transcripts } from './transcripts/transcripts.service.ts'

export interface ChatRoutesDeps extends Shop {
  readonly chat: Chat
  readonly proposals: Proposals
  readonly transcripts: Transcripts
}

export const chatRoutes = (deps: ChatRoutesDeps): Handlers => ({ ...talkRoutes(deps), ...caseRoutes(deps) })

const talkRoutes = ({ chat, uploads }: ChatRoutesDeps): Handlers => ({
  'chat.conversation': async ({ session }) => ({
    success: true,
    conversation: await chat.conversation(session.customerId),
  }),
  'chat.history': async ({ session: { customerId }, params: { conversationId }, query }) => {
    const page = await chat.history(customerId, conversationId, query)
    const last = page.messages.at(-1)
    if (query.markRead === 'true' && last !== undefined)
      await chat.read(customerId, conversationId, last.sequence)
    return { success: true, ...page }
  },
  'chat.send': async ({ session, body }) => ({
    success: true,
    ...(await chat.send(session.customerId, body)),
  }),
  'chat.send-picture': async ({ session, body, file }) => ({
    success: true,
    ...(await sendPicture(uploads, file, (pictureId) =>
      chat.sendPicture(session.customerId, body, pictureId),
    )),
  }),
  'chat.unread-count': async ({ session }) => {
    const { unread, last } = await chat.unread(session.customerId)
    return { success: true, unreadCount: unread, lastSequence: last }
  },
  'chat.read': async ({ session, body }) => {
    await chat.read(session.customerId, body.conversationId, body.sequence)
    return { success: true }
  },
  'chat.cards': async ({ session }) => ({ success: true, cards: await chat.cards(session.customerId) }),
})

const caseRoutes = ({ chat, proposals, transcripts }: ChatRoutesDeps): Handlers => ({
  'chat.answer-proposal': async ({ session, params, body }) => ({
    success: true,
    proposal: await proposals.answer(session.customerId, params.id, body.agrees),
  }),
  'chat.rate': async ({ session, body }) => {
    await chat.rate(session.customerId, body)
    return { success: true }
  },
  'chat.transcript': async ({ session }) => ({
    success: true,
    file: await transcripts.ofCustomer(session.customerId),
  }),
  'chat.mail-transcript': async ({ session }) => {
    await transcripts.mailToCustomer(session.customerId)
    return { success: true }
  },
})
