import type { ChatPage, LiveChat } from '@first-fashion/ui/chat/live-chat'
import { pushListeners } from '@first-fashion/ui/chat/push-listeners'
import { io, type Socket } from 'socket.io-client'

/** Reconnection without end [B9.12]; ms. */
const reconnection = {
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const

/** The connection of a logged-in customer, on the standard path. */
export const openSocket = (token: string): Socket =>
  io({ ...reconnection, transports: ['websocket'], auth: { token }, forceNew: true })

type Joined = ({ readonly success: true } & ChatPage) | { readonly success: false }

const answerWithinMs = 10_000

/** Joins the room of an open conversation; hands over what came meanwhile, which a call gets if joining fails. */
export async function joinConversation(
  socket: Socket,
  conversationId: string,
  chat: LiveChat,
): Promise<void> {
  const last = chat.state().messages.at(-1)?.sequence ?? 0
  const joined: Joined = await socket
    .timeout(answerWithinMs)
    .emitWithAck('join-conversation', conversationId, { after: last })
    .catch(() => ({ success: false }))
  await (joined.success ? chat.joined(joined) : chat.catchUp())
}

/** Follows what is pushed about the conversation; returns how to stop. */
export function follow(socket: Socket, chat: LiveChat): () => void {
  const listeners = Object.entries(pushListeners(chat))
  for (const [event, listener] of listeners) socket.on(event, listener)
  return () => {
    for (const [event, listener] of listeners) socket.off(event, listener)
  }
}
