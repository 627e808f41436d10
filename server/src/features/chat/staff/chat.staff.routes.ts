import { after } from '../../../platform/clock.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { staffMembers } from '../../staff/index.ts'
import { sendPicture } from '../messages/send-picture.ts'
import { currentOpeningHours, setOpeningHours } from '../opening-hours/opening-hours.service.ts'
import { propose, withdrawProposal } from '../proposals/proposals.service.ts'
import { transcriptOfConversation } from '../transcripts/transcripts.service.ts'
import { deleteCannedReply, listCannedReplies, saveCannedReply } from './canned-replies.ts'
import { chatCustomer } from './chat-customer.ts'
import { figuresSince } from './chat-figures.queries.ts'
import {
  addNote,
  changeConversation,
  findStaffHistory,
  listInbox,
  openConversationWith,
  openInboxConversation,
  sendAsStaff,
} from './inbox.staff.service.ts'

const dayMs = 24 * 3_600_000
const usualDays = 30

export const chatStaffRoutes = (shop: Shop): Handlers => ({
  ...inboxRoutes(shop),
  ...answerRoutes(shop),
  ...aboutTheChat(shop),
})

const inboxRoutes = (shop: Shop): Handlers => ({
  'staff.chat-inbox': async ({ session, query }) => ({
    success: true,
    ...(await listInbox(shop, session, query)),
  }),
  'staff.chat-conversation': async ({ params }) => ({
    success: true,
    conversation: await openInboxConversation(shop, params.id),
  }),
  'staff.chat-customer': async ({ params }) => ({
    success: true,
    customer: await chatCustomer(shop, params.id),
  }),
  'staff.chat-of-customer': async ({ body }) => ({
    success: true,
    id: await openConversationWith(shop, body.customerId),
  }),
  'staff.chat-history': async ({ params, query }) => ({
    success: true,
    ...(await findStaffHistory(shop, params.id, query)),
  }),
  'staff.chat-state': async ({ session, params, body }) => ({
    success: true,
    conversation: await changeConversation(shop, session, params.id, body),
  }),
  'staff.chat-note': async ({ session, params, body }) => ({
    success: true,
    note: await addNote(shop, session, params.id, body.body),
  }),
  'staff.chat-transcript': async ({ params }) => ({
    success: true,
    file: await transcriptOfConversation(shop, params.id),
  }),
})

const answerRoutes = (shop: Shop): Handlers => ({
  'staff.chat-send': async ({ session, params, body }) => ({
    success: true,
    ...(await sendAsStaff(shop, session, params.id, body)),
  }),
  'staff.chat-send-picture': async ({ session, params, body, file }) => ({
    success: true,
    ...(await sendPicture(shop.uploads, file, (pictureId) =>
      sendAsStaff(shop, session, params.id, body, pictureId),
    )),
  }),
  'staff.chat-propose': async ({ session, params, body }) => ({
    success: true,
    ...(await propose(shop, session, params.id, body.terms, body.clientId)),
  }),
  'staff.chat-withdraw-proposal': async ({ params }) => ({
    success: true,
    proposal: await withdrawProposal(shop, params.id),
  }),
})

const aboutTheChat = (shop: Shop): Handlers => ({
  'staff.chat-members': async () => ({
    success: true,
    members: (await staffMembers(shop.database.db, 'chat.answer')).map(({ staffId, name }) => ({
      staffId,
      name,
    })),
  }),
  'staff.chat-canned-replies': async () => ({ success: true, replies: await listCannedReplies(shop) }),
  'staff.chat-canned-reply-save': async ({ session, body }) => ({
    success: true,
    reply: await saveCannedReply(shop, session, body),
  }),
  'staff.chat-canned-reply-delete': async ({ session, params }) => {
    await deleteCannedReply(shop, session, params.id)
    return { success: true }
  },
  'staff.chat-opening-hours': async () => ({ success: true, openingHours: currentOpeningHours(shop) }),
  'staff.chat-opening-hours-set': async ({ session, body }) => ({
    success: true,
    openingHours: await setOpeningHours(shop, session, body),
  }),
  'staff.chat-figures': async ({ query }) => ({
    success: true,
    figures: await figuresSince(
      shop.database.db,
      after(shop.clock.now(), -(query.days ?? usualDays) * dayMs),
    ),
  }),
})
