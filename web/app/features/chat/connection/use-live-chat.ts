import {
  createLiveChat,
  type LiveChat,
  type LiveChatState,
  refusesText,
} from '@first-fashion/ui/chat/live-chat'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../chat-calls.ts'
import { follow, joinConversation } from './chat-socket.ts'
import { clearOtherOutboxes, hasOutbox, outboxStorage } from './outbox-storage.ts'
import type { Connection } from './use-connection.ts'

/** How often an open conversation asks for what it may have missed, in ms. */
const catchUpMs = 30_000
const pollMs = 4_500

interface Opened {
  readonly chat: LiveChat
  readonly state: LiveChatState
  /** Whether the last call got through, since websockets do not. */
  readonly isReached: boolean
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
  const [opened, setOpened] = useState<Omit<Opened, 'isReached'>>()
  const [isReached, setReached] = useState(false)
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (conversationId === undefined) return
    let isUnmounted = false
    const chat = newChat(
      conversationId,
      (state) => {
        if (!isUnmounted) setOpened((before) => before && { ...before, state })
      },
      (text, words) => refused(text, words),
      setReached,
    )
    setOpened({ chat, state: chat.state() })
    void chat.catchUp()
    return () => {
      isUnmounted = true
      setOpened(undefined)
    }
  }, [conversationId])
  const { isOnline } = connection
  useEffect(() => {
    if (!isOnline) setReached(false)
  }, [isOnline])
  useFollowing(opened?.chat, conversationId, connection)
  useAsking(opened?.chat, opened?.state.isLoaded ?? false, conversationId, connection)
  return opened && { ...opened, isReached }
}

/** Hears what is said on every connection. */
function useFollowing(
  chat: LiveChat | undefined,
  conversationId: string | undefined,
  { socket }: Connection,
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
}

/** Asks now and then for what may have been missed, often while nothing is pushed or nothing is loaded. */
function useAsking(
  chat: LiveChat | undefined,
  isLoaded: boolean,
  conversationId: string | undefined,
  { socket, isOnline, isPolling, isEnded }: Connection,
): void {
  useEffect(() => {
    if (chat === undefined || isEnded) return
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      chat.takeUp()
      if (socket?.connected && conversationId !== undefined)
        void joinConversation(socket, conversationId, chat)
      else void chat.catchUp()
    }
    const isAsking = !isLoaded || (isPolling && !isOnline)
    if (isPolling && !isOnline) ask()
    const timer = window.setInterval(ask, isAsking ? pollMs : catchUpMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [chat, isLoaded, socket, conversationId, isPolling, isOnline, isEnded])
}

/**
 * Sends what an earlier visit, or a tab that was closed, could not send, without the chat being open. `onRefused` as in
 * `useLiveChat`.
 */
export function useLeftTexts(isOpen: boolean, onRefused: (text: string, words: string) => void): void {
  // An open chat sends them itself.
  const isAsked = useEffectEvent(() => !isOpen && document.visibilityState === 'visible' && hasOutbox())
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    let chat: Promise<LiveChat | undefined> | undefined
    const send = async () => {
      if (!isAsked()) return
      chat ??= chatOfLeftTexts((text, words) => refused(text, words))
      const opened = await chat
      if (opened === undefined) chat = undefined
      else opened.takeUp()
    }
    void send()
    document.addEventListener('visibilitychange', send)
    window.addEventListener('focus', send)
    return () => {
      document.removeEventListener('visibilitychange', send)
      window.removeEventListener('focus', send)
    }
  }, [])
}

async function chatOfLeftTexts(
  onRefused: (text: string, words: string) => void,
): Promise<LiveChat | undefined> {
  const answer = await api('chat.conversation')
  if (!answer.ok) return undefined
  const { id } = answer.value.conversation
  clearOtherOutboxes(id)
  return newChat(
    id,
    () => {},
    onRefused,
    () => {},
  )
}

const newChat = (
  conversationId: string,
  onChange: (state: LiveChatState) => void,
  onRefused: (text: string, words: string) => void,
  onReach: (isReached: boolean) => void,
): LiveChat =>
  createLiveChat({
    history: async (part) => {
      const answer = await api('chat.history', {
        params: { conversationId },
        query: { ...textsOf(part), markRead: 'false' },
      })
      onReach(answer.ok)
      return answer.ok ? answer.value : undefined
    },
    send: async ({ clientId, text }) => {
      const answer = await api('chat.send', { body: { conversationId, message: text, clientId } })
      if (answer.ok) return { is: 'stored', message: answer.value.message }
      const { status, message } = answer.failure
      return refusesText(status) ? { is: 'refused', words: message } : { is: 'unknown' }
    },
    newId: () => crypto.randomUUID(),
    wait: (ms) =>
      new Promise((resolve) => {
        const done = new AbortController()
        const goOn = () => {
          done.abort()
          resolve()
        }
        window.setTimeout(goOn, ms)
        window.addEventListener('online', goOn, { signal: done.signal })
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
