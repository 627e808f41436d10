import {
  createLiveChat,
  type LiveChat,
  type LiveChatDeps,
  type LiveChatState,
} from '@first-fashion/ui/chat/live-chat'
import type { PendingMessage } from '@first-fashion/ui/chat/outbox'
import { z } from 'zod'
import { showError } from '../../../platform/change-toasts.ts'
import { historyOf, sendAnswer } from '../queries.ts'
import { giveBack } from './drafts.ts'

export interface DeskChat {
  readonly chat: LiveChat
  readonly subscribe: (listener: () => void) => () => void
}

/** Who writes, and whether they are still signed in here: nothing goes out in the name of the next person. */
export interface Writer {
  readonly staffId: string
  readonly isSignedIn: () => boolean
}

/** Conversations outlive a look elsewhere, so that what waits is sent by one of them only. */
const chats = new Map<string, DeskChat>()

/** The messages of a conversation, as one member of staff has them in this tab. */
export function deskChatOf(writer: Writer, conversationId: string): DeskChat {
  const key = `${writer.staffId} ${conversationId}`
  const chat = chats.get(key) ?? newChat(writer, conversationId)
  chats.set(key, chat)
  return chat
}

/** Sends what an earlier visit could not, without the conversations being open. */
export function sendLeftAnswers(writer: Writer): void {
  for (const id of conversationsWithAnswers(writer.staffId)) deskChatOf(writer, id)
}

function newChat({ staffId, isSignedIn }: Writer, id: string): DeskChat {
  const listeners = new Set<(state: LiveChatState) => void>()
  const chat = createLiveChat({
    history: (part) => historyOf(id, part),
    send: async (message) => (isSignedIn() ? sendAnswer(id, message) : { is: 'unknown' }),
    newId: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
    chance: Math.random,
    onChange: (state) => {
      for (const listener of listeners) listener(state)
    },
    onRefused: (text, words) => {
      showError(new Error(words))
      giveBack(staffId, id, text)
    },
    outbox: answersOutbox(staffId, id),
  })
  return {
    chat,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const answers = z.array(z.object({ clientId: z.string(), text: z.string(), isWaiting: z.boolean() }))

const prefixOf = (staffId: string) => `chat-answers-${staffId}-`

/** Conversations with answers of an earlier visit that may not have arrived. */
function conversationsWithAnswers(staffId: string): readonly string[] {
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
function answersOutbox(staffId: string, conversationId: string): LiveChatDeps['outbox'] {
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
