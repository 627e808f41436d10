import { z } from 'zod'

/** At most so many characters in one message. */
export const chatMessageMaximumLength = 2000
/** So many messages come with one page of the history. */
export const chatHistoryPageSize = 50
/** So many messages that were missed come at once. */
export const chatCatchUpSize = 200
export const chatRatingNoteMaximumLength = 500

/** What a message can show beside its text. The server fills it in from the id; prices are LKR rupees. */
export const chatCardKinds = ['order', 'product', 'design'] as const
export type ChatCardKind = (typeof chatCardKinds)[number]

export const chatCard = z.object({
  kind: z.enum(chatCardKinds),
  id: z.string(),
  title: z.string(),
  /** A second line, as the status of an order or a price. */
  note: z.string(),
  /** '' without one. */
  image: z.string(),
  /** A page of the store. */
  path: z.string(),
})
export type ChatCard = z.output<typeof chatCard>

export const chatPicture = z.object({ _id: z.string(), url: z.string() })

export const proposalStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'failed'] as const

/** Something that the agent offers to do; it happens when the customer agrees. */
export const chatProposal = z.object({
  _id: z.string(),
  kind: z.string(),
  /** What will happen, in a sentence. */
  title: z.string(),
  /** What follows from it: figures, dates. */
  facts: z.array(z.string()),
  status: z.enum(proposalStatuses),
  /** What became of it; '' while it is open. */
  outcome: z.string(),
})
export type ChatProposal = z.output<typeof chatProposal>

/** A message as both sides read it [B3.07]. `sequence` counts within its conversation from 1. */
export const chatMessage = z.object({
  _id: z.string(),
  conversationId: z.string(),
  sequence: z.number().int(),
  message: z.string(),
  /** As the history says it: 'User' is the customer. */
  senderModel: z.enum(['User', 'Admin']),
  senderType: z.enum(['customer', 'admin']),
  senderName: z.string(),
  /** ISO 8601. */
  timestamp: z.string(),
  /** The sender's own id of the message; '' if it sent none. */
  clientId: z.string(),
  card: chatCard.nullable(),
  picture: chatPicture.nullable(),
  proposal: chatProposal.nullable(),
})
export type ChatMessage = z.output<typeof chatMessage>
