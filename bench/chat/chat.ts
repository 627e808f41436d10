import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { Agent, request } from 'undici'
import { z } from 'zod'
import { randomness } from '../../server/seeds/randomness.ts'
import { openDemoStore } from '../databases/databases.ts'
import { onDatabase, requireStored } from '../databases/on-database.ts'
import { tokenOf } from '../databases/shoppers.ts'
import { quantile } from '../figures.ts'
import { fromAddress, sendsJson } from '../load/side.ts'
import type { Section } from '../report/section.ts'
import { type Server, type Stand, startShopServer } from '../stand.ts'

const connections = 5_000
/** So many of them are the second devices of customers who talk. */
const secondDevices = 500
const perSecond = 200
const talkSeconds = 15
/** Until the server has settled after so many handshakes, ms. */
const settleMs = 3_000
const handshakesAtOnce = 50
/** How long all may take to connect, and the last message until it is shown, ms. */
const longestMs = 120_000
const inMessages = [
  'messages',
  `select count(*)::int as n from chat_messages where body like 'Message %'`,
] as const

interface Customer {
  readonly token: string
  readonly conversationId: string
}

/** Times of one message in ms since it was sent. */
interface MessageTimes {
  readonly storedMs: number
  readonly shownMs: number
}

/** Measures how the chat does with many connected customers on one process. */
export async function* runChat(stand: Stand): AsyncGenerator<Section> {
  const people = connections - secondDevices
  stand.tell(`Making ${people} customers with a conversation ...`)
  const databaseUrl = await openDemoStore(stand, 'run_chat', people, 'conversations.sql')
  const customers = await customersIn(databaseUrl)
  const talking = customers.slice(0, secondDevices)
  const shop = await startShopServer(stand, databaseUrl)
  const before = await settledBytes(shop)
  const devices = [...customers, ...talking].map((customer) => deviceOf(shop.origin, customer))
  try {
    await Promise.race([connectAll(devices), refuseAfter(longestMs, 'some customers could not connect')])
    const onShown = new Map<string, () => void>()
    for (const { socket } of devices.slice(customers.length))
      socket.on('new-message', ({ clientId }: { clientId: string }) => onShown.get(clientId)?.())
    const kilobytes = ((await settledBytes(shop)) - before) / connections / 1000
    const times = await talkEvenly(shop.origin, talking, onShown)
    await requireStored(databaseUrl, inMessages, times.length)
    yield sectionOf(times, kilobytes)
  } finally {
    // An open socket keeps the run from ending.
    for (const { socket } of devices) socket.close()
    await shop.stop()
  }
}

const opened = z.array(z.object({ conversationId: z.string(), shopper: z.number() }))

const customersIn = (databaseUrl: string): Promise<Customer[]> =>
  onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select c.id as "conversationId", substring(name from '[0-9]+$')::int as shopper
       from chat_conversations c join customers on customers.id = customer_id where email like 'shopper-%'`,
    )
    return opened
      .parse(rows)
      .map(({ conversationId, shopper }) => ({ conversationId, token: tokenOf(shopper) }))
  })

async function settledBytes(shop: Server): Promise<number> {
  await wait(settleMs)
  return (await shop.usage()).residentBytes
}

interface Device {
  readonly customer: Customer
  readonly socket: Socket
}

/** A device that is not connected yet. */
const deviceOf = (origin: string, customer: Customer): Device => {
  const { token } = customer
  const options = { transports: ['websocket'], auth: { token }, autoConnect: false }
  return { customer, socket: io(origin, { ...options, forceNew: true }) }
}

async function connectAll(devices: readonly Device[]): Promise<void> {
  const left = [...devices]
  const shakeHands = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await connect(next)
  }
  await Promise.all(Array.from({ length: handshakesAtOnce }, shakeHands))
}

/** Connects a device and opens its customer's conversation. */
async function connect({ socket, customer: { conversationId } }: Device): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve).connect()
  })
  await socket.emitWithAck('join-customer', 'bench')
  const joined: { success: boolean } = await socket.emitWithAck('join-conversation', conversationId, {
    after: 0,
  })
  if (!joined.success) throw new Error('a customer could not join the own conversation')
}

/**
 * Sends messages evenly, by one customer after the other, and waits until the second devices show every one. Throws if one
 * is not shown in time.
 */
async function talkEvenly(
  origin: string,
  talking: readonly Customer[],
  onShown: Map<string, () => void>,
): Promise<MessageTimes[]> {
  const dispatcher = new Agent({ connections: 64, pipelining: 1 })
  const random = randomness(1)
  const say = async ({ token, conversationId }: Customer): Promise<MessageTimes> => {
    const clientId = randomUUID()
    const at = performance.now()
    const passed = () => performance.now() - at
    const shown = new Promise<number>((resolve) => onShown.set(clientId, () => resolve(passed())))
    const { statusCode, body } = await request(`${origin}/api/chat/send`, {
      ...{ dispatcher, method: 'POST', headers: { ...sendsJson, ...fromAddress(random), token } },
      body: JSON.stringify({ conversationId, message: `Message ${clientId}`, clientId }),
    })
    await body.dump()
    const storedMs = passed()
    if (statusCode !== 200) throw new Error(`a message was answered with ${statusCode}`)
    return { storedMs, shownMs: await shown }
  }
  const said: Promise<MessageTimes>[] = []
  const start = performance.now()
  for (let nth = 0; nth < perSecond * talkSeconds; nth++) {
    const ahead = start + (nth * 1000) / perSecond - performance.now()
    if (ahead > 1) await wait(ahead)
    const customer = talking[nth % talking.length]
    if (customer === undefined) continue
    const message = say(customer)
    // Whoever waits for all of them is told.
    message.catch(() => {})
    said.push(message)
  }
  return Promise.race([Promise.all(said), refuseAfter(longestMs, 'some messages were not shown')])
}

async function refuseAfter(ms: number, problem: string): Promise<never> {
  await wait(ms, undefined, { ref: false })
  throw new Error(`${problem} in ${ms} ms`)
}

function sectionOf(times: readonly MessageTimes[], kilobytes: number): Section {
  const stored = times.map(({ storedMs }) => storedMs)
  const shown = times.map(({ shownMs }) => shownMs)
  const delivery = times.map(({ storedMs, shownMs }) => Math.max(0, shownMs - storedMs))
  const figures = [stored, shown].flatMap((ms) => [quantile(ms, 0.5), quantile(ms, 0.95)])
  const among = `${connections} connected customers, ${perSecond} messages a second`
  return {
    title: 'Chat',
    note: `${connections} connected customers on one process, ${perSecond} messages a second.`,
    head: [
      ...['stored p50 ms', 'stored p95 ms', 'on the screen p50 ms', 'on the screen p95 ms'],
      'kB a connection',
    ],
    rows: [[...figures, kilobytes].map((one) => one.toFixed(1))],
    barred: [
      {
        subject: `Chat: delivery beside the time to store, p95, ${among}`,
        value: quantile(delivery, 0.95),
        show: (value) => `${value.toFixed(1)} ms`,
        bar: { atMost: 20 },
      },
      {
        subject: `Chat: memory of a connection, ${among}`,
        value: kilobytes,
        show: (value) => `${value.toFixed(1)} kB`,
        bar: { atMost: 45 },
      },
    ],
  }
}
