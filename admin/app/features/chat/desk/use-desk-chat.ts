import type { ChatPage, LiveChat, LiveChatState } from '@first-fashion/ui/chat/live-chat'
import { pushListeners } from '@first-fashion/ui/chat/push-listeners'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { deskChatOf, type Writer } from './desk-chats.ts'
import type { DeskSocket } from './use-desk-socket.ts'
import type { OthersThere } from './use-others.ts'

const catchUpMs = 30_000
const pollMs = 4_500
const answerWithinMs = 10_000

interface Opened {
  readonly chat: LiveChat
  readonly state: LiveChatState
}

/** The messages of an open conversation. Joining again now and then says that it is still open here. */
export function useDeskChat(
  id: string,
  writer: Writer,
  desk: DeskSocket,
  onJoined: (there: OthersThere) => void,
): Opened {
  const { chat, subscribe } = useMemo(() => deskChatOf(writer, id), [writer, id])
  const state = useSyncExternalStore(subscribe, chat.state)
  useEffect(() => void chat.catchUp(), [chat])
  useFollowing(chat, id, desk, onJoined)
  return { chat, state }
}

/** Hears what is said on every connection, and asks for what it may have missed. */
function useFollowing(
  chat: LiveChat,
  id: string,
  { socket, isConnected }: DeskSocket,
  onJoined: (there: OthersThere) => void,
): void {
  useEffect(() => {
    if (socket === undefined) return
    const join = () => void chat.catchUp().then(() => joinConversation(socket, id, chat).then(heard))
    const heard = (there: OthersThere | undefined) => there && onJoined(there)
    const stop = follow(socket, chat)
    if (socket.connected) join()
    socket.on('connect', join)
    return () => {
      stop()
      socket.off('connect', join)
      socket.emit('staff-leave-conversation', id)
    }
  }, [socket, chat, id, onJoined])
  useEffect(() => {
    const ask = async () => {
      const there = socket?.connected ? await joinConversation(socket, id, chat) : await chat.catchUp()
      if (there !== undefined) onJoined(there)
    }
    const timer = window.setInterval(() => void ask(), isConnected ? catchUpMs : pollMs)
    return () => window.clearInterval(timer)
  }, [chat, socket, id, isConnected, onJoined])
}

type Joined = ({ readonly success: true } & ChatPage & OthersThere) | { readonly success: false }

/** Joins the conversation and hands over what was missed; returns who else is there, if joining succeeds. */
async function joinConversation(
  socket: Socket,
  id: string,
  chat: LiveChat,
): Promise<OthersThere | undefined> {
  const after = chat.state().messages.at(-1)?.sequence ?? 0
  const joined: Joined = await socket
    .timeout(answerWithinMs)
    .emitWithAck('staff-join-conversation', id, { after })
    .catch(() => ({ success: false }))
  await (joined.success ? chat.joined(joined) : chat.catchUp())
  return joined.success ? joined : undefined
}

function follow(socket: Socket, chat: LiveChat): () => void {
  const listeners = Object.entries(pushListeners(chat))
  for (const [event, listener] of listeners) socket.on(event, listener)
  return () => {
    for (const [event, listener] of listeners) socket.off(event, listener)
  }
}
