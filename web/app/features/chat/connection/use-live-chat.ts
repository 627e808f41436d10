import { createLiveChat, type LiveChat, type LiveChatState } from '@first-fashion/contract/chat/live-chat'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../chat-calls.ts'
import { follow, joinConversation } from './chat-socket.ts'
import { outboxStorage } from './outbox-storage.ts'
import type { Connection } from './use-connection.ts'

/** How often an open conversation asks for what it may have missed, in ms. */
const catchUpMs = 30_000
const pollMs = 4_500

interface Opened {
  readonly chat: LiveChat
  readonly state: LiveChatState
}

/**
 * The conversation while it is open: loaded, joined on every connection, and asked for on becoming visible. `onRefused`
 * gets a text back that the shop did not take.
 */
export function useLiveChat(
  conversationId: string | undefined,
  connection: Connection,
  onRefused: (text: string, words: string) => void,
): Opened | undefined {
  const [opened, setOpened] = useState<Opened>()
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (conversationId === undefined) return
    let isLeft = false
    const chat = newChat(
      conversationId,
      (state) => {
        if (!isLeft) setOpened((before) => before && { ...before, state })
      },
      (text, words) => refused(text, words),
    )
    setOpened({ chat, state: chat.state() })
    void chat.catchUp()
    return () => {
      isLeft = true
      setOpened(undefined)
    }
  }, [conversationId])
  useFollowing(opened?.chat, conversationId, connection)
  return opened
}

/** Hears what is said on every connection, and asks for what it may have missed. */
function useFollowing(
  chat: LiveChat | undefined,
  conversationId: string | undefined,
  { socket, isOnline, isPolling }: Connection,
): void {
  useEffect(() => {
    if (socket === undefined || chat === undefined || conversationId === undefined) return
    const join = () => void chat.catchUp().then(() => joinConversation(socket, conversationId, chat))
    const stop = follow(socket, chat)
    if (socket.connected) join()
    socket.on('connect', join)
    return () => {
      stop()
      socket.off('connect', join)
    }
  }, [socket, chat, conversationId])
  useEffect(() => {
    if (chat === undefined) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      if (socket?.connected && conversationId !== undefined)
        void joinConversation(socket, conversationId, chat)
      else void chat.catchUp()
    }
    const timer = window.setInterval(ask, isPolling && !isOnline ? pollMs : catchUpMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [chat, socket, conversationId, isPolling, isOnline])
}

const newChat = (
  conversationId: string,
  onChange: (state: LiveChatState) => void,
  onRefused: (text: string, words: string) => void,
): LiveChat =>
  createLiveChat({
    history: async (part) => {
      const answer = await api('chat.history', {
        params: { conversationId },
        query: textsOf(part),
      })
      return answer.ok ? answer.value : undefined
    },
    send: async ({ clientId, text }) => {
      const answer = await api('chat.send', { body: { conversationId, message: text, clientId } })
      if (answer.ok) return { is: 'stored', message: answer.value.message }
      const { status, message } = answer.failure
      // A limit, a fault or a lost connection say nothing against the text.
      return status === 0 || status === 429 || status >= 500
        ? { is: 'unknown' }
        : { is: 'refused', words: message }
    },
    newId: () => crypto.randomUUID(),
    wait: (ms) =>
      new Promise((resolve) => {
        window.setTimeout(resolve, ms)
        window.addEventListener('online', () => resolve(), { once: true })
      }),
    chance: Math.random,
    onChange,
    onRefused,
    outbox: outboxStorage(conversationId),
  })

const textsOf = ({ before, after }: { readonly before?: number; readonly after?: number }) => ({
  ...(before === undefined ? {} : { before: String(before) }),
  ...(after === undefined ? {} : { after: String(after) }),
})
