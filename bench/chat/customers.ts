import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { Agent, request } from 'undici'
import { z } from 'zod'
import type { ChattingCustomer } from './people.ts'

// A process with many connected customers; the parent says whom, where, and when to talk.
const order = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('connect'),
    origin: z.string(),
    customers: z.array(z.object({ token: z.string(), conversationId: z.string() })),
    /** So many of them, the first ones, talk, and watch on a second device. */
    talking: z.number(),
  }),
  z.object({ do: z.literal('talk'), perSecond: z.number(), seconds: z.number() }),
])

/** Times of one message in ms since it was sent. */
export interface MessageTimes {
  readonly storedMs: number
  readonly shownMs: number
}

/** So many handshakes at once. */
const handshakesAtOnce = 50
const agent = new Agent({ connections: 64, pipelining: 1 })
const sentAt = new Map<string, { readonly at: number; readonly shown: (ms: number) => void }>()
let origin = ''
let talking: readonly ChattingCustomer[] = []

process.on('message', async (message) => {
  const given = order.parse(message)
  if (given.do === 'connect') {
    origin = given.origin
    talking = given.customers.slice(0, given.talking)
    await connectAll(given.customers)
    process.send?.({ done: 'connect' })
  } else process.send?.({ done: 'talk', times: await talk(given.perSecond, given.seconds) })
})
process.send?.({ ready: true })

async function connectAll(customers: readonly ChattingCustomer[]): Promise<void> {
  const left = [
    ...customers.map((customer) => () => connect(customer)),
    ...talking.map((customer) => async () => watch(await connect(customer))),
  ]
  const next = async (): Promise<void> => {
    for (let one = left.pop(); one !== undefined; one = left.pop()) await one()
  }
  await Promise.all(Array.from({ length: handshakesAtOnce }, next))
}

async function connect({ token, conversationId }: ChattingCustomer): Promise<Socket> {
  const socket = io(origin, { transports: ['websocket'], auth: { token }, forceNew: true })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  await socket.emitWithAck('join-customer', 'bench')
  const joined: { success: boolean } = await socket.emitWithAck('join-conversation', conversationId, {
    after: 0,
  })
  if (!joined.success) throw new Error('a customer could not join the own conversation')
  return socket
}

/** The second device shows what was written on the first one. */
function watch(socket: Socket): void {
  socket.on('new-message', ({ clientId }: { clientId: string }) => {
    const sent = sentAt.get(clientId)
    sentAt.delete(clientId)
    sent?.shown(performance.now() - sent.at)
  })
}

/** Sends messages evenly, by one customer after the other, and waits until every one is shown. */
async function talk(perSecond: number, seconds: number): Promise<MessageTimes[]> {
  const running: Promise<MessageTimes>[] = []
  const start = performance.now()
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const ahead = start + (nth * 1000) / perSecond - performance.now()
    if (ahead > 1) await wait(ahead)
    const customer = talking[nth % talking.length]
    if (customer !== undefined) running.push(say(customer))
  }
  return Promise.all(running)
}

async function say({ token, conversationId }: ChattingCustomer): Promise<MessageTimes> {
  const clientId = randomUUID()
  const at = performance.now()
  const shown = new Promise<number>((resolve) => sentAt.set(clientId, { at, shown: resolve }))
  const { statusCode, body } = await request(`${origin}/api/chat/send`, {
    method: 'POST',
    dispatcher: agent,
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify({ conversationId, message: `Message ${clientId}`, clientId }),
  })
  await body.dump()
  const storedMs = performance.now() - at
  if (statusCode !== 200) throw new Error(`a message was answered with ${statusCode}`)
  return { storedMs, shownMs: await shown }
}
