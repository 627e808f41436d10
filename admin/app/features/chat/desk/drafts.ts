import { withCaption } from '@first-fashion/ui/chat/captions'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Without storage it lives as long as the page. */
const unstored = new Map<string, string>()

const keyOf = (staffId: string, conversationId: string) => `chat-draft-${staffId}-${conversationId}`

/** What is typed lies in the storage of the tab. */
export const tabStorage = {
  read: (key: string): string | null => {
    try {
      return unstored.get(key) ?? sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  write: (key: string, text: string): void => {
    try {
      if (text === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
      unstored.delete(key)
    } catch {
      unstored.set(key, text)
    }
    for (const listener of listeners) listener()
  },
}

const draftAt = (key: string): string => tabStorage.read(key) ?? ''

/** Changes what is typed in a conversation, whatever is open by now. */
export function changeDraft(
  staffId: string,
  conversationId: string,
  change: (before: string) => string,
): void {
  const key = keyOf(staffId, conversationId)
  tabStorage.write(key, change(draftAt(key)))
}

/** Gives a text that did not go out back to its conversation. */
export const giveBack = (staffId: string, conversationId: string, text: string): void =>
  changeDraft(staffId, conversationId, (before) => withCaption(before, text))

/** What a member of staff typed in a conversation and did not send: it outlives a look elsewhere and a reload. */
export function useDraft(staffId: string, conversationId: string) {
  const key = keyOf(staffId, conversationId)
  const draft = useSyncExternalStore(subscribe, () => draftAt(key))
  return [draft, (text: string) => tabStorage.write(key, text)] as const
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
