import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { Bus } from './bus.ts'
import { fromOthers, payloadOf } from './bus-payload.ts'
import { createListener } from './postgres-listener.ts'
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

/** LISTEN and NOTIFY of the shop's own database, on a connection of its own. A pooler must keep it for the session. */
export function postgresBus(options: PostgresBusOptions): Bus {
  const sender = randomUUID()
  const listener = createListener({ ...options, purpose: 'bus', channel })
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
