import type { PendingMessage } from '@first-fashion/contract/chat/live-chat'

const keyOf = (conversationId: string) => `chat-outbox-${conversationId}`

/** Texts that may not have arrived outlive a reload. Those of another conversation are somebody else's. */
export const outboxStorage = (conversationId: string) => ({
  read: (): readonly PendingMessage[] => {
    try {
      return JSON.parse(localStorage.getItem(keyOf(conversationId)) ?? '[]')
    } catch {
      return []
    }
  },
  write: (pending: readonly PendingMessage[]): void => {
    try {
      if (pending.length === 0) localStorage.removeItem(keyOf(conversationId))
      else localStorage.setItem(keyOf(conversationId), JSON.stringify(pending))
    } catch {
      // Without storage they live as long as the page.
    }
  },
})
