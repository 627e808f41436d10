import { z } from 'zod'
import { defineCall, emptyBody, success } from '../call.ts'
import { wholeNumberInQuery } from '../paging.ts'
import { chatCard, chatCardKinds, chatMessage, chatProposal, chatRatingNoteMaximumLength } from './message.ts'
import { besidePicture, clientId, sendPictureRefusals, sendRefusals, sentText } from './sent-message.ts'

const id = z.string().max(64)
const sequence = wholeNumberInQuery(0, 999_999)

/** The customer's conversation with the shop. */
export const chatConversation = z.object({
  id: z.string(),
  status: z.enum(['open', 'waiting', 'closed']),
  lastSequence: z.number().int(),
  /** How far each side has read. */
  read: z.object({ customer: z.number().int(), staff: z.number().int() }),
  /** Whether the shop's staff are there now, by its opening hours. */
  isStaffed: z.boolean(),
  /** When they answer today, as '09:00' in Colombo; null if they do not. */
  hours: z.object({ opensAt: z.string(), closesAt: z.string() }).nullable(),
  /** What the shop says while nobody is there. */
  awayText: z.string(),
  /** The last concern, if it was closed and not rated yet; null otherwise. */
  toRate: z.object({ caseId: z.string() }).nullable(),
})
export type ChatConversation = z.output<typeof chatConversation>

const stored = { message: chatMessage, sequence: z.number().int(), isRepeat: z.boolean() }

export const chatCalls = {
  'chat.conversation': defineCall({
    method: 'GET',
    path: '/api/chat/conversation',
    access: 'customer',
    summary: "Returns the customer's conversation with the shop; makes it the first time.",
    request: {},
    response: success({ conversation: chatConversation }),
    refusals: [],
  }),
  'chat.history': defineCall({
    method: 'GET',
    path: '/api/chat/history/:conversationId',
    access: 'customer',
    summary:
      "Returns messages of the customer's conversation in their order: the newest, those before a number, or those after one. What it returns is read, unless `markRead` is false.",
    request: {
      params: z.object({ conversationId: id }),
      query: z.object({
        before: sequence.optional(),
        after: sequence.optional(),
        /** A client that knows what was in view says so by itself, and sends false. */
        markRead: z.enum(['true', 'false']).default('true'),
      }),
    },
    response: success({
      messages: z.array(chatMessage),
      /** Whether there are more in that direction. */
      hasMore: z.boolean(),
      read: chatConversation.shape.read,
    }),
    refusals: ['chat.unknown'],
  }),
  'chat.send': defineCall({
    method: 'POST',
    path: '/api/chat/send',
    access: 'customer',
    limit: 'messages',
    summary:
      'Sends a message, with a card of an order, a product or a design if one is named. The same client id again returns what was stored the first time.',
    request: {
      body: z.object({
        conversationId: id,
        message: sentText,
        clientId: clientId.optional(),
        card: z.object({ kind: z.enum(chatCardKinds), id }).optional(),
      }),
    },
    response: success(stored),
    refusals: [...sendRefusals, 'chat.card-unknown'],
  }),
  'chat.send-picture': defineCall({
    method: 'POST',
    path: '/api/chat/send-picture',
    access: 'customer',
    limit: 'uploads',
    summary: 'Sends a picture, with a text if there is one.',
    request: {
      body: z.object({ conversationId: id, ...besidePicture }),
      file: 'picture',
    },
    response: success(stored),
    refusals: sendPictureRefusals,
  }),
  'chat.unread-count': defineCall({
    method: 'GET',
    path: '/api/chat/unread-count',
    access: 'customer',
    summary: 'Returns how many messages of the shop the customer has not read.',
    request: {},
    response: success({ unreadCount: z.number().int(), lastSequence: z.number().int() }),
    refusals: [],
  }),
  'chat.read': defineCall({
    method: 'POST',
    path: '/api/chat/read',
    access: 'customer',
    summary: 'Says up to which message the customer has read.',
    request: { body: z.object({ conversationId: id, sequence: z.number().int().min(0).max(1_000_000_000) }) },
    response: success({}),
    refusals: ['chat.unknown'],
  }),
  'chat.cards': defineCall({
    method: 'GET',
    path: '/api/chat/cards',
    access: 'customer',
    summary: 'Returns what the customer may want to show: latest orders, products of the wishlist, designs.',
    request: {},
    response: success({ cards: z.array(chatCard) }),
    refusals: [],
  }),
  'chat.answer-proposal': defineCall({
    method: 'POST',
    path: '/api/chat/proposal/:id/answer',
    access: 'customer',
    summary: 'Agrees to what the shop proposed, and it happens; or declines it.',
    request: { params: z.object({ id }), body: z.object({ agrees: z.boolean() }) },
    response: success({ proposal: chatProposal }),
    refusals: ['chat.proposal-unknown', 'chat.proposal-decided'],
  }),
  'chat.rate': defineCall({
    method: 'POST',
    path: '/api/chat/rate',
    access: 'customer',
    summary: 'Rates how the shop took care of a concern that was closed.',
    request: {
      body: z.object({
        caseId: id,
        rating: z.number().int().min(1).max(5),
        note: z.string().trim().max(chatRatingNoteMaximumLength).default(''),
      }),
    },
    response: success({}),
    refusals: ['chat.case-unknown'],
  }),
  'chat.transcript': defineCall({
    method: 'GET',
    path: '/api/chat/transcript',
    access: 'customer',
    limit: 'documents',
    summary: 'Returns the whole conversation as a text file.',
    request: {},
    response: success({ file: z.object({ name: z.string(), text: z.string() }) }),
    refusals: [],
  }),
  'chat.mail-transcript': defineCall({
    method: 'POST',
    path: '/api/chat/transcript/mail',
    access: 'customer',
    limit: 'documents',
    summary: "Emails the whole conversation to the customer's address.",
    request: { body: emptyBody },
    response: success({}),
    refusals: ['chat.nothing-to-mail'],
  }),
}
