import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { onDatabase } from '../generator/databases.ts'
import { quantile } from '../quantile.ts'
import { type Place, startShopServer } from '../servers/start.ts'
import { openPeople } from './people.ts'

const connections = 5_000
/** So many of them are the second devices of customers who talk. */
const secondDevices = 500
const messagesPerSecond = 200
const talkSeconds = 15
/** Until the server has settled after so many handshakes, ms. */
const settleMs = 3_000

/** How the chat does with many connected customers on one process. Times in ms. */
export interface ChatResult {
  readonly connections: number
  readonly messagesPerSecond: number
  /** From the request until the answer: the message is stored. */
  readonly storedP50: number
  readonly storedP95: number
  /** From the request until it is on the customer's other device. */
  readonly shownP50: number
  readonly shownP95: number
  /** What is added to the time to store. */
  readonly deliveryP95: number
  readonly kilobytesPerConnection: number
}

export const measuresChat = (only: readonly string[]): boolean =>
  only.length === 0 || only.some((beginning) => 'chat'.startsWith(beginning))

const times = z.object({ times: z.array(z.object({ storedMs: z.number(), shownMs: z.number() })) })

interface ChatBench {
  readonly place: Place
  readonly postgresUrl: string
  readonly sandbox: { readonly url: string; readonly smtpPort: number }
  readonly tell: (line: string) => void
}

export async function runChat({ place, postgresUrl, sandbox, tell }: ChatBench): Promise<ChatResult> {
  const people = connections - secondDevices
  tell(`Making ${people} customers with a conversation ...`)
  const { databaseUrl, customers } = await openPeople(postgresUrl, people)
  const shop = await startShopServer(place, { databaseUrl, sandbox, cachesPages: true, profile: false })
  const crowd = fork(fileURLToPath(new URL('customers.ts', import.meta.url)))
  try {
    await once(crowd, 'message')
    await wait(settleMs)
    const before = (await shop.usage()).residentBytes
    crowd.send({ do: 'connect', origin: shop.origin, customers, talking: secondDevices })
    await once(crowd, 'message')
    await wait(settleMs)
    const after = (await shop.usage()).residentBytes
    crowd.send({ do: 'talk', perSecond: messagesPerSecond, seconds: talkSeconds })
    const [answer] = await once(crowd, 'message')
    const measured = times.parse(answer).times
    await requireAllStored(databaseUrl, measured.length)
    const result = resultOf(measured, (after - before) / connections / 1000)
    tell(
      `chat  shown p95 ${result.shownP95.toFixed(1)} ms, ${result.kilobytesPerConnection.toFixed(1)} kB a connection`,
    )
    return result
  } finally {
    crowd.kill()
    await shop.stop()
  }
}

function resultOf(measured: z.output<typeof times>['times'], kilobytesPerConnection: number): ChatResult {
  const stored = measured.map(({ storedMs }) => storedMs)
  const shown = measured.map(({ shownMs }) => shownMs)
  return {
    connections,
    messagesPerSecond,
    storedP50: quantile(stored, 0.5),
    storedP95: quantile(stored, 0.95),
    shownP50: quantile(shown, 0.5),
    shownP95: quantile(shown, 0.95),
    deliveryP95: quantile(
      measured.map(({ storedMs, shownMs }) => Math.max(0, shownMs - storedMs)),
      0.95,
    ),
    kilobytesPerConnection,
  }
}

/** Throws unless each message is stored, once. */
async function requireAllStored(databaseUrl: string, sent: number): Promise<void> {
  const stored = await onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from chat_messages where body like 'Message %'`,
    )
    return Number(rows[0]?.count)
  })
  if (stored !== sent) throw new Error(`${sent} messages were sent, ${stored} are stored`)
}
