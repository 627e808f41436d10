import type { LiveChatDeps } from '@first-fashion/contract/chat/live-chat'
import type { PendingMessage } from '@first-fashion/contract/chat/outbox'
import { z } from 'zod'

const answers = z.array(z.object({ clientId: z.string(), text: z.string(), isWaiting: z.boolean() }))

const prefixOf = (staffId: string) => `chat-answers-${staffId}-`

/** Conversations with answers of an earlier visit that may not have arrived. */
export function conversationsWithAnswers(staffId: string): readonly string[] {
  const prefix = prefixOf(staffId)
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}

/** Answers that may not have arrived, of one member of staff in one conversation. Each tab changes only what it knows. */
export function answersOutbox(staffId: string, conversationId: string): LiveChatDeps['outbox'] {
  const key = prefixOf(staffId) + conversationId
  const known = new Set<string>()
  return {
    read: () => {
      const pending = stored(key)
      for (const { clientId } of pending) known.add(clientId)
      return pending
    },
    write: (pending) => {
      const ofOthers = stored(key).filter(({ clientId }) => !known.has(clientId))
      for (const { clientId } of pending) known.add(clientId)
      const own = new Set(pending.map(({ clientId }) => clientId))
      store(key, [...ofOthers.filter(({ clientId }) => !own.has(clientId)), ...pending])
    },
  }
}

function stored(key: string): readonly PendingMessage[] {
  try {
    return answers.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

function store(key: string, pending: readonly PendingMessage[]): void {
  try {
    if (pending.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(pending))
  } catch {
    // Without storage they live as long as the page.
  }
}
