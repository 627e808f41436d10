import { createLiveChat, type LiveChat, type LiveChatState } from '@first-fashion/contract/chat/live-chat'
import { showError } from '../../../platform/change-toasts.ts'
import { historyOf, sendAnswer } from '../queries.ts'
import { answersOutbox, conversationsWithAnswers } from './answers-outbox.ts'
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
