import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '../database/database.ts'
import type { Bus } from './bus.ts'
import { fromOthers, payloadOf } from './bus-payload.ts'
import { retried } from './retried.ts'
import { createSubscribers } from './subscribers.ts'

export interface PostgresBusOptions {
  readonly url: string
  readonly onError: (error: Error) => void
  /** How often the connection must answer; shorter in tests. */
  readonly heartbeatMs?: number
}

const channel = 'first_fashion'
/** PostgreSQL refuses payloads of 8,000 bytes. */
const payloadMaximumBytes = 7_000
/** A connection can die without a word, for example in a firewall; then every message is missed. */
const usualHeartbeatMs = 5_000

/** LISTEN and NOTIFY of the shop's own database, on a connection of its own. A pooler must keep it for the session. */
export function postgresBus(options: PostgresBusOptions): Bus {
  const sender = randomUUID()
  const listener = createListener(options)
  const subscribers = createSubscribers((all) =>
    listener.open({ onGap: all.onGap, onPayload: fromOthers(sender, all.onMessage, options.onError) }),
  )
  return {
    publish: async (tx: Db, { topic, keys }) => {
      const payloads = partsOf(keys).map((part) => payloadOf(sender, { topic, keys: part }))
      await tx.execute(sql`
        select pg_notify(${channel}, payload)
        from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) as payload`)
    },
    subscribe: subscribers.add,
    close: () => listener.close(),
  }
}

/** Keys in parts that each fit into a payload; undefined for all keys. */
function partsOf(keys: readonly string[] | undefined): (readonly string[] | undefined)[] {
  if (keys === undefined) return [undefined]
  const parts: string[][] = []
  let room = 0
  for (const key of new Set(keys)) {
    const size = Buffer.byteLength(JSON.stringify(key)) + 1
    if (size > room) {
      parts.push([])
      room = payloadMaximumBytes
    }
    parts.at(-1)?.push(key)
    room -= size
  }
  return parts
}

interface Listener {
  open(on: { readonly onGap: () => void; readonly onPayload: (payload: string) => void }): Promise<void>
  close(): Promise<void>
}

interface Connection {
  readonly client: pg.Client
  /** It broke, or no longer answers. */
  readonly lose: () => void
}

/** One connection that listens. When it is lost it is opened again, by one attempt at a time. */
function createListener({ url, onError, heartbeatMs = usualHeartbeatMs }: PostgresBusOptions): Listener {
  let current: Connection | undefined
  let isClosed = false
  const beat = () => void current?.client.query('select 1').catch(current.lose)
  const heartbeat = setInterval(beat, heartbeatMs).unref()

  async function connect(onPayload: (payload: string) => void, onLost: () => void): Promise<void> {
    const client = newClient(url, heartbeatMs, onPayload)
    const lose = () => {
      if (current?.client !== client) return
      current = undefined
      // One that does not answer does not end by itself.
      client.end().catch(() => {})
      if (!isClosed) onLost()
    }
    client.on('error', lose)
    client.on('end', lose)
    await listen(client)
    current = { client, lose }
    if (isClosed) await client.end()
  }
  return {
    open: async ({ onPayload, onGap }) => {
      const reconnect = async () => {
        onError(new Error('the connection of the bus was lost'))
        const isBack = await retried(
          () => connect(onPayload, reconnect),
          () => isClosed,
        )
        if (isBack) onGap()
      }
      await connect(onPayload, reconnect)
    },
    close: async () => {
      isClosed = true
      clearInterval(heartbeat)
      await current?.client.end()
    },
  }
}

function newClient(url: string, heartbeatMs: number, onPayload: (payload: string) => void): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: heartbeatMs,
    keepAlive: true,
    application_name: 'first-fashion bus',
  })
  return client.on('notification', ({ payload }) => onPayload(payload ?? ''))
}

async function listen(client: pg.Client): Promise<void> {
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}
