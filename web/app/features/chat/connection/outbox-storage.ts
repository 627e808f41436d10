import type { PendingMessage } from '@first-fashion/contract/chat/live-chat'

const prefix = 'chat-outbox-'
const keyOf = (conversationId: string) => prefix + conversationId

/** Whether texts of an earlier visit may not have arrived. */
export const hasOutbox = (): boolean => keys().length > 0

/** Texts of whoever used this device before are nobody else's business. */
export function clearOtherOutboxes(conversationId: string): void {
  for (const key of keys()) if (key !== keyOf(conversationId)) localStorage.removeItem(key)
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Texts that may not have arrived outlive a reload. */
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
