import { z } from 'zod'
import { defineSentEvent } from '../socket-event.ts'
import { chatMessage, chatProposal } from './message.ts'

const id = z.string().max(64)
const sequence = z.number().int().min(0).max(1_000_000_000)
const done = z.object({ success: z.literal(true) })

/** How far each side has read. */
const readMarks = z.object({ customer: z.number().int(), staff: z.number().int() })

/** What a conversation looks like to the one who joins it, with the messages that were missed. */
const joined = done.extend({
  messages: z.array(chatMessage),
  /** Whether more were missed than came; the history has them. */
  hasMore: z.boolean(),
  read: readMarks,
})

/** Who of staff has a conversation open. */
const viewers = z.array(z.object({ staffId: z.string(), name: z.string() }))

/** The same for staff, with who else is there. */
const joinedByStaff = joined.extend({
  viewers,
  /** Whether the customer has the chat open. */
  isOnline: z.boolean(),
})

/** What browsers send [B7.02]. Ids of others open nothing: the token says whose room it is. */
export const chatSentEvents = {
  'join-customer': defineSentEvent({ access: 'customer', args: z.tuple([id]), ack: done }),
  'join-conversation': defineSentEvent({
    access: 'customer',
    args: z.tuple([id, z.object({ after: sequence }).optional()]),
    ack: joined,
  }),
  typing: defineSentEvent({
    access: 'customer',
    args: z.tuple([z.object({ conversationId: id, isTyping: z.boolean() })]),
    ack: done,
  }),
  'messages-read': defineSentEvent({
    access: 'customer',
    args: z.tuple([z.object({ conversationId: id, sequence })]),
    ack: done,
  }),
  'staff-join-inbox': defineSentEvent({
    access: 'staff',
    permission: 'chat.read',
    args: z.tuple([]),
    ack: done,
  }),
  'staff-join-conversation': defineSentEvent({
    access: 'staff',
    permission: 'chat.read',
    args: z.tuple([id, z.object({ after: sequence }).optional()]),
    ack: joinedByStaff,
  }),
  'staff-leave-conversation': defineSentEvent({
    access: 'staff',
    permission: 'chat.read',
    args: z.tuple([id]),
    ack: done,
  }),
  'staff-typing': defineSentEvent({
    access: 'staff',
    permission: 'chat.answer',
    args: z.tuple([z.object({ conversationId: id, isTyping: z.boolean() })]),
    ack: done,
  }),
  'staff-messages-read': defineSentEvent({
    access: 'staff',
    permission: 'chat.answer',
    args: z.tuple([z.object({ conversationId: id, sequence })]),
    ack: done,
  }),
}

const byWhom = z.enum(['customer', 'admin'])

/** What the server tells browsers. */
export const chatPushedEvents = {
  /** A message of a conversation that was joined. */
  'new-message': chatMessage,
  /** Something new for the customer: ask for the number of unread messages again. */
  'customer-notification': z.object({ senderType: byWhom }),
  typing: z.object({
    conversationId: z.string(),
    senderType: byWhom,
    senderName: z.string(),
    isTyping: z.boolean(),
  }),
  /** What the customer has read is told to all of their tabs, which ask for the number of unread messages again. */
  'messages-read': z.object({
    conversationId: z.string(),
    by: byWhom,
    sequence: z.number().int(),
  }),
  /** What became of a proposal. */
  'proposal-changed': z.object({
    conversationId: z.string(),
    sequence: z.number().int(),
    proposal: chatProposal,
  }),
  /** The conversation was closed, opened again, assigned or noted on: ask for it again. */
  'conversation-changed': z.object({ conversationId: z.string() }),
  /** Staff read what was unread in it: ask for the inbox again. */
  'conversation-read': z.object({ conversationId: z.string() }),
  viewers: z.object({ conversationId: z.string(), viewers }),
  /** Whether the customer has the chat open. */
  presence: z.object({ conversationId: z.string(), isOnline: z.boolean() }),
}
