import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import {
  findOwnHistory,
  openConversation,
  rateConcern,
  readAsCustomer,
  sendAsCustomer,
  sendPictureAsCustomer,
  suggestCards,
} from './conversations/chat.service.ts'
import { unreadOfCustomer } from './conversations/conversations.queries.ts'
import { sendPicture } from './messages/send-picture.ts'
import { answerProposal } from './proposals/proposals.service.ts'
import { requestTranscript, transcriptOfCustomer } from './transcripts/transcripts.service.ts'

export const chatRoutes = (shop: Shop): Handlers => ({ ...talkRoutes(shop), ...caseRoutes(shop) })

const talkRoutes = (shop: Shop): Handlers => ({
  'chat.conversation': async ({ session }) => ({
    success: true,
    conversation: await openConversation(shop, session.customerId),
  }),
  'chat.history': async ({ session: { customerId }, params: { conversationId }, query }) => {
    const page = await findOwnHistory(shop, customerId, conversationId, query)
    const last = page.messages.at(-1)
    if (query.markRead === 'true' && last !== undefined)
      await readAsCustomer(shop, customerId, conversationId, last.sequence)
    return { success: true, ...page }
  },
  'chat.send': async ({ session, body }) => ({
    success: true,
    ...(await sendAsCustomer(shop, session.customerId, body)),
  }),
  'chat.send-picture': async ({ session, body, file }) => ({
    success: true,
    ...(await sendPicture(shop.uploads, file, (pictureId) =>
      sendPictureAsCustomer(shop, session.customerId, body, pictureId),
    )),
  }),
  'chat.unread-count': async ({ session }) => {
    const { unread, last } = await unreadOfCustomer(shop.database.db, session.customerId)
    return { success: true, unreadCount: unread, lastSequence: last }
  },
  'chat.read': async ({ session, body }) => {
    await readAsCustomer(shop, session.customerId, body.conversationId, body.sequence)
    return { success: true }
  },
  'chat.cards': async ({ session }) => ({
    success: true,
    cards: await suggestCards(shop, session.customerId),
  }),
})

const caseRoutes = (shop: Shop): Handlers => ({
  'chat.answer-proposal': async ({ session, params, body }) => ({
    success: true,
    proposal: await answerProposal(shop, session.customerId, params.id, body.agrees),
  }),
  'chat.rate': async ({ session, body }) => {
    await rateConcern(shop, session.customerId, body)
    return { success: true }
  },
  'chat.transcript': async ({ session }) => ({
    success: true,
    file: await transcriptOfCustomer(shop, session.customerId),
  }),
  'chat.mail-transcript': async ({ session }) => {
    await requestTranscript(shop, session.customerId)
    return { success: true }
  },
})
