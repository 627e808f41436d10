import type { LiveChatDeps } from '@first-fashion/ui/chat/live-chat'
import type { PendingMessage } from '@first-fashion/ui/chat/outbox'

const prefix = 'chat-outbox-'
/** A key for each message: tabs that send at the same time do not overwrite each other's. */
const prefixOf = (conversationId: string) => `${prefix}${conversationId}-`

/** Whether texts of an earlier visit, or of another tab, may not have arrived. */
export const hasOutbox = (): boolean => keysWith(prefix).length > 0

/** Texts of whoever used this device before are nobody else's business. */
export function clearOtherOutboxes(conversationId: string): void {
  for (const key of keysWith(prefix))
    if (!key.startsWith(prefixOf(conversationId))) localStorage.removeItem(key)
}

function keysWith(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

interface StoredMessage extends PendingMessage {
  /** When it was written, ms: messages go out in this order. */
  readonly at: number
}

/** Texts that may not have arrived outlive a reload, and the tab that they were written in. */
export function outboxStorage(conversationId: string): LiveChatDeps['outbox'] {
  const keyOf = (clientId: string) => prefixOf(conversationId) + clientId
  /** What this page knows of, by id. The rest is left alone. */
  const known = new Map<string, number>()
  let latest = 0
  return {
    read: () => {
      const stored = readAll(conversationId)
      for (const { clientId, at } of stored) known.set(clientId, at)
      return stored.map(({ at: _at, ...message }) => message)
    },
    write: (pending) => {
      const left = new Set(pending.map(({ clientId }) => clientId))
      for (const clientId of known.keys())
        if (!left.has(clientId)) {
          localStorageDo((storage) => storage.removeItem(keyOf(clientId)))
          known.delete(clientId)
        }
      for (const message of pending) {
        latest = Math.max(latest + 1, Date.now())
        const at = known.get(message.clientId) ?? latest
        known.set(message.clientId, at)
        localStorageDo((storage) =>
          storage.setItem(keyOf(message.clientId), JSON.stringify({ ...message, at })),
        )
      }
    },
  }
}

const readAll = (conversationId: string): StoredMessage[] =>
  keysWith(prefixOf(conversationId))
    .map(parsed)
    .filter(isMessage)
    .toSorted((one, other) => one.at - other.at)

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const isMessage = (value: unknown): value is StoredMessage =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** Without storage they live as long as the page. */
function localStorageDo(act: (storage: Storage) => void): void {
  try {
    act(localStorage)
  } catch {
    // As above.
  }
}
