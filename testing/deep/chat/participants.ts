import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ChatPage, createLiveChat, type LiveChat } from '@first-fashion/ui/chat/live-chat'
import { io, type Socket } from 'socket.io-client'

/** One side of a conversation, as a browser keeps it. */
export interface Participant {
  readonly chat: LiveChat
  readonly refused: string[]
  leave(): void
}

interface Access {
  /** Where its requests go. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly paths: { readonly history: string; readonly send: string; readonly socket: string }
  readonly auth: Readonly<Record<string, string>>
  readonly joinEvent: 'join-conversation' | 'staff-join-conversation'
  readonly conversationId: string
}

interface CustomerSide {
  readonly url: string
  readonly token: string
  readonly conversationId: string
}

export const customerSide = ({ url, token, conversationId }: CustomerSide): Promise<Participant> =>
  participant({
    ...{ url, conversationId, auth: { token }, headers: { token }, joinEvent: 'join-conversation' },
    paths: { history: `/api/chat/history/${conversationId}`, send: '/api/chat/send', socket: '/socket.io' },
  })

interface StaffSide {
  readonly url: string
  readonly cookie: string
  readonly csrf: string
  readonly conversationId: string
}

export function staffSide({ url, cookie, csrf, conversationId }: StaffSide): Promise<Participant> {
  const path = `/api/admin/chat/conversations/${conversationId}`
  return participant({
    ...{ url, conversationId, auth: { csrf }, joinEvent: 'staff-join-conversation' },
    headers: { cookie, 'x-csrf-token': csrf },
    paths: { history: `${path}/history`, send: `${path}/messages`, socket: '/api/admin/socket.io' },
  })
}

const requestMs = 2_000
const catchUpMs = 3_000

async function participant(access: Access): Promise<Participant> {
  const refused: string[] = []
  const chat = createLiveChat({
    history: async (part) => {
      const query = new URLSearchParams(Object.entries(part).map(([key, value]) => [key, String(value)]))
      const page = await ask(access, 'GET', `${access.paths.history}?${query}`)
      return page.status === 200 ? (page.body as unknown as ChatPage) : undefined
    },
    send: async ({ clientId, text }) => {
      const { conversationId } = access
      const { status, body } = await ask(access, 'POST', access.paths.send, {
        conversationId,
        message: text,
        clientId,
      })
      if (status === 200) return { is: 'stored', message: Object(body.message) }
      const isUnknown = status === 0 || status === 429 || status >= 500
      return isUnknown ? { is: 'unknown' } : { is: 'refused', words: String(body.message) }
    },
    newId: randomUUID,
    wait: (ms) => wait(ms / 10),
    chance: Math.random,
    onChange: () => {},
    onRefused: (text) => void refused.push(text),
    outbox: { read: () => [], write: () => {} },
  })
  while (!chat.state().isLoaded) await chat.catchUp()
  const socket = follow(access, chat)
  const timer = setInterval(() => void chat.catchUp(), catchUpMs)
  return {
    chat,
    refused,
    leave: () => {
      clearInterval(timer)
      socket.close()
    },
  }
}

function follow({ url, paths, auth, headers, joinEvent, conversationId }: Access, chat: LiveChat): Socket {
  const socket = io(url, {
    ...{ path: paths.socket, auth, extraHeaders: headers, transports: ['websocket'], forceNew: true },
    ...{ reconnectionDelay: 50, reconnectionDelayMax: 300, timeout: requestMs },
  })
  socket.on('new-message', (message) => void chat.received(message))
  socket.on('connect', async () => {
    const after = chat.state().messages.at(-1)?.sequence ?? 0
    const joined = await socket
      .timeout(requestMs)
      .emitWithAck(joinEvent, conversationId, { after })
      .catch(() => ({ success: false }))
    if (joined.success) await chat.joined(joined)
  })
  // A process that stops says goodbye to its connections.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect()
  })
  return socket
}

/** A request on a connection of its own; 0: no answer came, or not all of it. */
async function ask({ url, headers }: Access, method: 'GET' | 'POST', path: string, body?: object) {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestMs),
    })
    const answer: Record<string, unknown> = Object(await response.json())
    return { status: response.status, body: answer }
  } catch {
    return { status: 0, body: {} }
  }
}
