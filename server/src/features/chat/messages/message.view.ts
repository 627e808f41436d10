import { type ChatMessage, type ChatProposal, chatCard } from '@first-fashion/contract/chat/message'
import { z } from 'zod'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { chatProposals } from '../chat.table.ts'
import type { MessageRow } from './messages.queries.ts'

/** A message as both sides read it. */
export function messageView({ message, proposal }: MessageRow): ChatMessage {
  const isCustomer = message.sender === 'customer'
  return {
    _id: message.id,
    conversationId: message.conversationId,
    sequence: message.sequence,
    message: message.body,
    senderModel: isCustomer ? 'User' : 'Admin',
    senderType: isCustomer ? 'customer' : 'admin',
    senderName: message.senderName,
    timestamp: message.createdAt.toISOString(),
    clientId: message.clientId,
    card: message.card === null ? null : chatCard.parse(message.card),
    picture:
      message.pictureId === null ? null : { _id: message.pictureId, url: addressOfUpload(message.pictureId) },
    proposal: proposal === null ? null : proposalView(proposal),
  }
}

const facts = z.array(z.string())

export const proposalView = (proposal: typeof chatProposals.$inferSelect): ChatProposal => ({
  _id: proposal.id,
  kind: proposal.kind,
  title: proposal.title,
  facts: facts.parse(proposal.facts),
  status: proposal.status,
  outcome: proposal.outcome,
})
