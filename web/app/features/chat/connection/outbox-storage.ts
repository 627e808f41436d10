import type { PendingMessage } from '@first-fashion/contract/chat/live-chat'

const outboxKey = 'chat-outbox'

/** Texts that may not have arrived outlive a reload. Those of another conversation are somebody else's. */
export const outboxStorage = (conversationId: string) => ({
  read: (): readonly PendingMessage[] => {
    try {
      const stored = JSON.parse(localStorage.getItem(outboxKey) ?? '{}')
      return stored.conversationId === conversationId ? stored.pending : []
    } catch {
      return []
    }
  },
  write: (pending: readonly PendingMessage[]): void => {
    try {
      if (pending.length === 0) localStorage.removeItem(outboxKey)
      else localStorage.setItem(outboxKey, JSON.stringify({ conversationId, pending }))
    } catch {
      // Without storage they live as long as the page.
    }
  },
})
