import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { ChatMessage } from '@first-fashion/contract/chat/message'
import { socketPaths } from '@first-fashion/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { newShopper } from '../shoppers.ts'
import { owner, signIn } from '../signed-in-staff.ts'
import type { TestShop } from '../test-shop.ts'

const addresses = new WeakMap<TestShop['app'], Promise<string>>()

/** Where a test shop listens; it begins to, if need be. */
export function addressOf({ app }: Pick<TestShop, 'app'>): Promise<string> {
  const address = addresses.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' })
  addresses.set(app, address)
  return address
}

export interface ChatSocket {
  readonly socket: Socket
  /** What was received, by event. */
  readonly received: { readonly event: string; readonly payload: Record<string, unknown> }[]
  messages(): ChatMessage[]
  /** Sends an event; resolves with what was acknowledged. */
  send(event: string, ...args: unknown[]): Promise<Record<string, unknown>>
}

/** A browser's connection that is open; throws with the refusal if it is refused. */
export async function connect(
  shop: Pick<TestShop, 'app'>,
  auth: { readonly token?: string; readonly csrf?: string },
  headers: Record<string, string> = {},
): Promise<ChatSocket> {
  const socket = io(await addressOf(shop), {
    path: auth.csrf === undefined ? socketPaths.customer : socketPaths.staff,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders: headers,
  })
  const received: ChatSocket['received'] = []
  socket.onAny((event: string, payload: Record<string, unknown>) => received.push({ event, payload }))
  onTestFinished(() => void socket.close())
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    received,
    messages: () =>
      received.flatMap(({ event, payload }) =>
        event === 'new-message' ? [payload as unknown as ChatMessage] : [],
      ),
    send: (event, ...args) => socket.timeout(5_000).emitWithAck(event, ...args),
  }
}

/** Opens a websocket that never says whose it is; 101 if the shop lets it in. Closed after the test. */
export function openSilently(
  url: string,
  headers: Record<string, string>,
): Promise<{ readonly status: number; close(): void }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${socketPaths.customer}/?EIO=4&transport=websocket`, {
      headers: {
        ...headers,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    })
    asked.on('error', reject)
    asked.on('response', ({ statusCode = 0, socket }) =>
      resolve({ status: statusCode, close: () => socket.destroy() }),
    )
    asked.on('upgrade', (_response, socket) => {
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => {})
      resolve({ status: 101, close: () => void socket.destroy() })
    })
    asked.end()
  })
}

/** A customer with a conversation. */
export async function chattingShopper(shop: TestShop) {
  const { token, email } = await newShopper(shop)
  const { conversation } = (await shop.call('chat.conversation', { token })).body
  const conversationId = conversation.id
  return {
    token,
    email,
    conversationId,
    say: (message: string, clientId?: string) =>
      shop.call('chat.send', { token, body: { conversationId, message, clientId } }),
    /** The conversation, open in a tab. */
    open: async () => {
      const tab = await connect(shop, { token })
      await tab.send('join-customer', 'whoever')
      await tab.send('join-conversation', conversationId)
      return tab
    },
  }
}

/** Someone of staff who answers. */
export async function agent(shop: TestShop, who: typeof owner = owner) {
  const { headers } = await signIn(shop, who)
  const path = (conversationId: string, what = '') => `/api/admin/chat/conversations/${conversationId}${what}`
  return {
    headers,
    path,
    say: (conversationId: string, message: string, clientId?: string) =>
      shop.call('staff.chat-send', {
        headers,
        path: path(conversationId, '/messages'),
        body: { message, clientId },
      }),
    look: async (conversationId: string) =>
      (await shop.call('staff.chat-conversation', { headers, path: path(conversationId) })).body.conversation,
    change: async (conversationId: string, change: object) =>
      shop.call('staff.chat-state', { headers, path: path(conversationId, '/state'), body: change }),
    /** The inbox, open in a tab. */
    connect: () => connect(shop, { csrf: headers['x-csrf-token'] }, { cookie: headers.cookie }),
  }
}
