import { after } from '../../../platform/clock.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { staffMembers } from '../../staff/index.ts'
import { sendPicture } from '../messages/send-picture.ts'
import type { StaffOpeningHours } from '../opening-hours/opening-hours.staff.service.ts'
import type { Proposals } from '../proposals/proposals.service.ts'
import type { Transcripts } from '../transcripts/transcripts.service.ts'
import type { CannedReplies } from './canned-replies.ts'
import { type ChatCustomerDeps, chatCustomer } from './chat-customer.ts'
import { figuresSince } from './chat-figures.queries.ts'
import type { Inbox } from './inbox.staff.service.ts'

export interface ChatStaffRoutesDeps extends ChatCustomerDeps {
  readonly inbox: Inbox
  readonly proposals: Proposals
  readonly replies: CannedReplies
  readonly hours: StaffOpeningHours
  readonly transcripts: Transcripts
}

const dayMs = 24 * 3_600_000
const usualDays = 30

export const chatStaffRoutes = (deps: ChatStaffRoutesDeps): Handlers => ({
  ...inboxRoutes(deps),
  ...answerRoutes(deps),
  ...aboutTheChat(deps),
})

const inboxRoutes = ({ inbox, transcripts, ...deps }: ChatStaffRoutesDeps): Handlers => ({
  'staff.chat-inbox': async ({ session, query }) => ({
    success: true,
    ...(await inbox.list(session, query)),
  }),
  'staff.chat-conversation': async ({ params }) => ({
    success: true,
    conversation: await inbox.open(params.id),
  }),
  'staff.chat-customer': async ({ params }) => ({
    success: true,
    customer: await chatCustomer(deps, params.id),
  }),
  'staff.chat-of-customer': async ({ body }) => ({
    success: true,
    id: await inbox.withCustomer(body.customerId),
  }),
  'staff.chat-history': async ({ params, query }) => ({
    success: true,
    ...(await inbox.history(params.id, query)),
  }),
  'staff.chat-state': async ({ session, params, body }) => ({
    success: true,
    conversation: await inbox.change(session, params.id, body),
  }),
  'staff.chat-note': async ({ session, params, body }) => ({
    success: true,
    note: await inbox.note(session, params.id, body.body),
  }),
  'staff.chat-transcript': async ({ params }) => ({
    success: true,
    file: await transcripts.ofConversation(params.id),
  }),
})

const answerRoutes = ({ inbox, uploads, proposals }: ChatStaffRoutesDeps): Handlers => ({
  'staff.chat-send': async ({ session, params, body }) => ({
    success: true,
    ...(await inbox.send(session, params.id, body)),
  }),
  'staff.chat-send-picture': async ({ session, params, body, file }) => ({
    success: true,
    ...(await sendPicture(uploads, file, (pictureId) =>
      inbox.sendPicture(session, params.id, body, pictureId),
    )),
  }),
  'staff.chat-propose': async ({ session, params, body }) => ({
    success: true,
    ...(await proposals.propose(session, params.id, body.terms, body.clientId)),
  }),
  'staff.chat-withdraw-proposal': async ({ params }) => ({
    success: true,
    proposal: await proposals.withdraw(params.id),
  }),
})

const aboutTheChat = ({ database, clock, replies, hours }: ChatStaffRoutesDeps): Handlers => ({
  'staff.chat-members': async () => ({
    success: true,
    members: (await staffMembers(database.db, 'chat.answer')).map(({ staffId, name }) => ({ staffId, name })),
  }),
  'staff.chat-canned-replies': async () => ({ success: true, replies: await replies.list() }),
  'staff.chat-canned-reply-save': async ({ session, body }) => ({
    success: true,
    reply: await replies.save(session, body),
  }),
  'staff.chat-canned-reply-delete': async ({ session, params }) => {
    await replies.delete(session, params.id)
    return { success: true }
  },
  'staff.chat-opening-hours': async () => ({ success: true, openingHours: hours.current() }),
  'staff.chat-opening-hours-set': async ({ session, body }) => ({
    success: true,
    openingHours: await hours.set(session, body),
  }),
  'staff.chat-figures': async ({ query }) => ({
    success: true,
    figures: await figuresSince(database.db, after(clock.now(), -(query.days ?? usualDays) * dayMs)),
  }),
})
