import { z } from 'zod'

const side = z.enum(['customer', 'admin'])
const ofConversation = { conversationId: z.string() }

/** What the server processes tell each other about conversations. Texts stay in the database. */
export const chatNews = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('message'),
    ...ofConversation,
    sequence: z.number().int(),
    customerId: z.string(),
    senderType: side,
  }),
  z.object({
    about: z.literal('read'),
    ...ofConversation,
    by: side,
    sequence: z.number().int(),
    /** Of the customer, if it was they who read. */
    customerId: z.string().optional(),
    /** By staff: the inbox counted it as unread before. */
    wasUnread: z.boolean().optional(),
  }),
  z.object({
    about: z.literal('typing'),
    ...ofConversation,
    senderType: side,
    senderName: z.string(),
    isTyping: z.boolean(),
  }),
  /** Its status, its assignment or its notes. */
  z.object({ about: z.literal('state'), ...ofConversation }),
  z.object({ about: z.literal('proposal'), ...ofConversation, sequence: z.number().int() }),
  z.object({ about: z.literal('presence'), ...ofConversation, isOnline: z.boolean() }),
  z.object({ about: z.literal('viewers'), ...ofConversation }),
])
export type ChatNews = z.output<typeof chatNews>
export type NewsAbout<About extends ChatNews['about']> = Extract<ChatNews, { about: About }>

/** The rooms of a process: who is in one is told what happens in it. */
export const rooms = {
  customer: (customerId: string) => `customer:${customerId}`,
  /** The customer's tabs in which the conversation is open. */
  conversation: (id: string) => `chat:${id}`,
  staff: (id: string) => `chat-staff:${id}`,
  inbox: 'chat-inbox',
} as const
