import { z } from 'zod'
import { defineEvent } from '../../platform/events/domain-event.ts'

/** A customer wants the conversation as an email. */
export const chatTranscriptRequested = defineEvent(
  'chat-transcript-requested',
  z.object({ customerId: z.string() }),
)

/** Messages of the shop were not read for some minutes: up to this one, and after one that an email was about before. */
export const chatLeftUnread = defineEvent(
  'chat-left-unread',
  z.object({ conversationId: z.string(), sequence: z.number().int(), after: z.number().int() }),
)

/** A customer agreed to what the shop proposed: now it happens. */
export const chatProposalAccepted = defineEvent(
  'chat-proposal-accepted',
  z.object({ proposalId: z.string() }),
)
