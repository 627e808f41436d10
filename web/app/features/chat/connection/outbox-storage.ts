import type { LiveChatDeps, PendingMessage } from '@first-fashion/contract/chat/live-chat'

const prefix = 'chat-outbox-'
/** A key for each message: tabs that send at the same time do not overwrite each other's. */
const prefixOf = (conversationId: string) => `${prefix}${conversationId}-`
/** Where the version before kept all messages of a conversation. */
const formerKey = (conversationId: string) => prefix + conversationId

/** Whether texts of an earlier visit, or of another tab, may not have arrived. */
export const hasOutbox = (): boolean => keysWith(prefix).length > 0

/** Texts of whoever used this device before are nobody else's business. */
export function clearOtherOutboxes(conversationId: string): void {
  for (const key of keysWith(prefix))
    if (!key.startsWith(formerKey(conversationId))) localStorage.removeItem(key)
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

function readAll(conversationId: string): StoredMessage[] {
  const start = prefixOf(conversationId)
  const parts = keysWith(start).map((key) => parsed(key))
  const former = parsed(formerKey(conversationId))
  const all = [...parts, ...(Array.isArray(former) ? former : [])].filter(isMessage)
  localStorageDo((storage) => {
    for (const message of all) storage.setItem(start + message.clientId, JSON.stringify(message))
    storage.removeItem(formerKey(conversationId))
  })
  return all.map((one) => ({ ...one, at: one.at ?? 0 })).toSorted((one, other) => one.at - other.at)
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const isMessage = (value: unknown): value is PendingMessage & { readonly at?: number } =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'text' in value &&
  typeof value.text === 'string'

/** Without storage they live as long as the page. */
function localStorageDo(act: (storage: Storage) => void): void {
  try {
    act(localStorage)
  } catch {
    // As above.
  }
}
