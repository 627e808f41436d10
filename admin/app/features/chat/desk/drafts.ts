import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Without storage drafts live as long as the page. */
const unstored = new Map<string, string>()

const keyOf = (staffId: string, conversationId: string) => `chat-draft-${staffId}-${conversationId}`

function read(key: string): string {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Gives a text that did not go out back to its conversation, whatever is open by now. */
export function giveBack(staffId: string, conversationId: string, text: string): void {
  if (text === '') return
  const key = keyOf(staffId, conversationId)
  const before = read(key)
  write(key, before.trim() === '' ? text : `${text}\n${before}`)
}

/** What a member of staff typed in a conversation and did not send: it outlives a look elsewhere and a reload. */
export function useDraft(staffId: string, conversationId: string) {
  const key = keyOf(staffId, conversationId)
  const draft = useSyncExternalStore(subscribe, () => read(key))
  return [draft, (text: string) => write(key, text)] as const
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
