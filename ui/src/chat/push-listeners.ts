import type { ChatMessage, ChatProposal } from '@first-fashion/contract/chat/message'
import type { LiveChat } from './live-chat.ts'

/** What an open conversation hears, by the event that is pushed. */
export const pushListeners = (chat: LiveChat) => ({
  'new-message': (message: ChatMessage) => void chat.received(message),
  'proposal-changed': (changed: { sequence: number; proposal: ChatProposal }) =>
    chat.proposalChanged(changed.sequence, changed.proposal),
  'messages-read': (read: { by: 'customer' | 'admin'; sequence: number }) =>
    chat.hasRead(read.by, read.sequence),
})
