import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery, searchInQuery, wholeNumberInQuery } from '../paging.ts'
import { chatCard, chatMessage, chatProposal } from './message.ts'
import { proposalTerms } from './proposal-terms.ts'
import { besidePicture, clientId, sendPictureRefusals, sendRefusals, sentText } from './sent-message.ts'

const id = z.string().max(64)
const byId = { params: z.object({ id }) }
const sequence = wholeNumberInQuery(0, 999_999)

export const chatFolders = ['open', 'waiting', 'closed'] as const
export type ChatFolder = (typeof chatFolders)[number]

const member = z.object({ staffId: z.string(), name: z.string() })

/** A conversation as the inbox lists it. Times are ISO 8601. */
export const inboxConversation = z.object({
  id: z.string(),
  customer: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
  status: z.enum(chatFolders),
  assignedTo: member.nullable(),
  /** The newest message, shortened. */
  excerpt: z.string(),
  lastMessageAt: z.string(),
  /** Since when the customer waits for an answer; null if not. */
  waitingSince: z.string().nullable(),
  unread: z.number().int(),
})
export type InboxConversation = z.output<typeof inboxConversation>

export const chatNote = z.object({
  _id: z.string(),
  staffName: z.string(),
  body: z.string(),
  createdAt: z.string(),
})
export type ChatNote = z.output<typeof chatNote>

/** One that is open on the screen of a member of staff. */
export const openedConversation = inboxConversation.extend({
  lastSequence: z.number().int(),
  read: z.object({ customer: z.number().int(), staff: z.number().int() }),
  /** When the customer was last seen with the chat open; null if never. */
  customerSeenAt: z.string().nullable(),
  notes: z.array(chatNote),
  /** Ratings of its closed cases, newest first. */
  ratings: z.array(z.object({ rating: z.number().int(), note: z.string(), at: z.string() })),
  version: z.number().int(),
})
export type OpenedConversation = z.output<typeof openedConversation>

/** What staff see of a customer beside the conversation. */
export const chatCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  /** ISO 8601. */
  since: z.string(),
  points: z.object({ available: z.number().int(), pending: z.number().int() }),
  orders: z.array(chatCard),
  cart: z.array(chatCard),
  wishlist: z.array(chatCard),
  designs: z.array(chatCard),
})
export type ChatCustomer = z.output<typeof chatCustomer>

const stored = { message: chatMessage, sequence: z.number().int(), isRepeat: z.boolean() }

export const staffChatCalls = {
  'staff.chat-inbox': defineCall({
    method: 'GET',
    path: '/api/admin/chat/conversations',
    access: 'staff',
    permission: 'chat.read',
    isBackground: true,
    summary: 'Returns a page of conversations of a folder, or those that a search finds in all folders.',
    request: {
      query: z.object({
        folder: z.enum(chatFolders).default('open'),
        mine: z.enum(['yes', 'no']).default('no'),
        search: searchInQuery,
        page: pageInQuery,
      }),
    },
    response: listPage({
      conversations: z.array(inboxConversation),
      counts: z.object({ open: z.number().int(), waiting: z.number().int(), closed: z.number().int() }),
    }),
    refusals: [],
  }),
  'staff.chat-conversation': defineCall({
    method: 'GET',
    path: '/api/admin/chat/conversations/:id',
    access: 'staff',
    permission: 'chat.read',
    isBackground: true,
    summary: 'Returns a conversation with its notes and ratings.',
    request: byId,
    response: success({ conversation: openedConversation }),
    refusals: ['chat.unknown'],
  }),
  'staff.chat-customer': defineCall({
    method: 'GET',
    path: '/api/admin/chat/conversations/:id/customer',
    access: 'staff',
    permission: 'chat.read',
    isBackground: true,
    summary: 'Returns the customer of a conversation: latest orders, points, cart, wishlist and designs.',
    request: byId,
    response: success({ customer: chatCustomer }),
    refusals: ['chat.unknown'],
  }),
  'staff.chat-of-customer': defineCall({
    method: 'POST',
    path: '/api/admin/chat/conversations/of-customer',
    access: 'staff',
    permission: 'chat.answer',
    summary: 'Returns the id of the conversation with a customer; makes it if there is none.',
    request: { body: z.object({ customerId: id }) },
    response: success({ id: z.string() }),
    refusals: ['customers.unknown'],
  }),
  'staff.chat-history': defineCall({
    method: 'GET',
    path: '/api/admin/chat/conversations/:id/history',
    access: 'staff',
    permission: 'chat.read',
    isBackground: true,
    summary: 'Returns messages in their order: the newest, those before a number, or those after one.',
    request: { ...byId, query: z.object({ before: sequence.optional(), after: sequence.optional() }) },
    response: success({
      messages: z.array(chatMessage),
      hasMore: z.boolean(),
      read: openedConversation.shape.read,
    }),
    refusals: ['chat.unknown'],
  }),
  'staff.chat-send': defineCall({
    method: 'POST',
    path: '/api/admin/chat/conversations/:id/messages',
    access: 'staff',
    permission: 'chat.answer',
    limit: 'messages',
    summary: 'Answers a customer. The same client id again returns what was stored the first time.',
    request: { ...byId, body: z.object({ message: sentText, clientId: clientId.optional() }) },
    response: success(stored),
    refusals: sendRefusals,
  }),
  'staff.chat-send-picture': defineCall({
    method: 'POST',
    path: '/api/admin/chat/conversations/:id/pictures',
    access: 'staff',
    permission: 'chat.answer',
    limit: 'uploads',
    summary: 'Sends a picture to a customer, with a text if there is one.',
    request: {
      ...byId,
      body: z.object(besidePicture),
      file: 'picture',
    },
    response: success(stored),
    refusals: sendPictureRefusals,
  }),
  'staff.chat-state': defineCall({
    method: 'POST',
    path: '/api/admin/chat/conversations/:id/state',
    access: 'staff',
    permission: 'chat.answer',
    summary: 'Closes a conversation or opens it again, or assigns it to a member of staff or to nobody.',
    request: {
      ...byId,
      body: z.object({
        version: z.number().int().min(0),
        status: z.enum(['open', 'closed']).optional(),
        assignedTo: id.nullable().optional(),
      }),
    },
    response: success({ conversation: openedConversation }),
    refusals: ['chat.unknown', 'chat.changed-meanwhile', 'chat.member-unknown'],
  }),
  'staff.chat-note': defineCall({
    method: 'POST',
    path: '/api/admin/chat/conversations/:id/notes',
    access: 'staff',
    permission: 'chat.answer',
    summary: 'Adds a note that only staff read.',
    request: { ...byId, body: z.object({ body: z.string().trim().min(1).max(2000) }) },
    response: success({ note: chatNote }),
    refusals: ['chat.unknown'],
  }),
  'staff.chat-members': defineCall({
    method: 'GET',
    path: '/api/admin/chat/members',
    access: 'staff',
    permission: 'chat.read',
    summary: 'Returns who of staff can answer.',
    request: {},
    response: success({ members: z.array(member) }),
    refusals: [],
  }),
  'staff.chat-propose': defineCall({
    method: 'POST',
    path: '/api/admin/chat/conversations/:id/proposals',
    access: 'staff',
    permission: 'chat.answer',
    summary:
      'Proposes something that happens when the customer agrees. Who proposes needs the permission to do it.',
    request: { ...byId, body: z.object({ terms: proposalTerms, clientId: clientId.optional() }) },
    response: success(stored),
    refusals: ['chat.unknown', 'chat.proposal-impossible', 'staff.role-forbids', 'staff.proof-needed'],
  }),
  'staff.chat-withdraw-proposal': defineCall({
    method: 'POST',
    path: '/api/admin/chat/proposals/:id/withdraw',
    access: 'staff',
    permission: 'chat.answer',
    summary: 'Takes a proposal back that the customer has not answered.',
    request: byId,
    response: success({ proposal: chatProposal }),
    refusals: ['chat.proposal-unknown', 'chat.proposal-decided'],
  }),
  'staff.chat-transcript': defineCall({
    method: 'GET',
    path: '/api/admin/chat/conversations/:id/transcript',
    access: 'staff',
    permission: 'chat.read',
    summary: 'Returns a conversation as a text file.',
    request: byId,
    response: success({ file: z.object({ name: z.string(), text: z.string() }) }),
    refusals: ['chat.unknown'],
  }),
}
