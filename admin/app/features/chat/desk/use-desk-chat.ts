import { createLiveChat, type LiveChat, type LiveChatState } from '@first-fashion/contract/chat/live-chat'
import type { ChatMessage, ChatProposal } from '@first-fashion/contract/chat/message'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Socket } from 'socket.io-client'
import { historyOf, sendAnswer } from '../queries.ts'
import type { DeskSocket } from './use-desk-socket.ts'

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
  desk: DeskSocket,
  onRefused: (text: string, words: string) => void,
): Opened | undefined {
  const [opened, setOpened] = useState<Opened>()
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    let isLeft = false
    const chat = createLiveChat({
      history: (part) => historyOf(id, part),
      send: (message) => sendAnswer(id, message),
      newId: () => crypto.randomUUID(),
      wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
      chance: Math.random,
      onChange: (state) => {
        if (!isLeft) setOpened((before) => before && { ...before, state })
      },
      onRefused: (text, words) => refused(text, words),
      outbox: { read: () => [], write: () => {} },
    })
    setOpened({ chat, state: chat.state() })
    void chat.catchUp()
    return () => {
      isLeft = true
      setOpened(undefined)
    }
  }, [id])
  useFollowing(opened?.chat, id, desk)
  return opened
}

/** Hears what is said on every connection, and asks for what it may have missed. */
function useFollowing(chat: LiveChat | undefined, id: string, { socket, isConnected }: DeskSocket): void {
  useEffect(() => {
    if (socket === undefined || chat === undefined) return
    const join = () => void chat.catchUp().then(() => joinConversation(socket, id, chat))
    const stop = follow(socket, chat)
    if (socket.connected) join()
    socket.on('connect', join)
    return () => {
      stop()
      socket.off('connect', join)
      socket.emit('staff-leave-conversation', id)
    }
  }, [socket, chat, id])
  useEffect(() => {
    if (chat === undefined) return
    const ask = () => void (socket?.connected ? joinConversation(socket, id, chat) : chat.catchUp())
    const timer = window.setInterval(ask, isConnected ? catchUpMs : pollMs)
    return () => window.clearInterval(timer)
  }, [chat, socket, id, isConnected])
}

async function joinConversation(socket: Socket, id: string, chat: LiveChat): Promise<void> {
  const after = chat.state().messages.at(-1)?.sequence ?? 0
  const joined = await socket
    .timeout(answerWithinMs)
    .emitWithAck('staff-join-conversation', id, { after })
    .catch(() => ({ success: false }))
  await (joined.success ? chat.joined(joined) : chat.catchUp())
}

function follow(socket: Socket, chat: LiveChat): () => void {
  const listeners = {
    'new-message': (message: ChatMessage) => void chat.received(message),
    'proposal-changed': (changed: { sequence: number; proposal: ChatProposal }) =>
      chat.proposalChanged(changed.sequence, changed.proposal),
    'messages-read': (read: { by: 'customer' | 'admin'; sequence: number }) =>
      chat.hasRead(read.by, read.sequence),
  }
  for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
  return () => {
    for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
  }
}
