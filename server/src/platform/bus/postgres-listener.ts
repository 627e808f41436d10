import pg from 'pg'
import { retried } from './retried.ts'

export interface ListenerOptions {
  readonly url: string
  /** A word for the log and the name of the connection: 'bus', for example. */
  readonly purpose: string
  readonly channel: string
  readonly onError: (error: Error) => void
  /** How often the connection must answer; shorter in tests. */
  readonly heartbeatMs?: number
}

/** A connection of its own that listens to a channel of PostgreSQL. A pooler must keep it for the session. */
export interface Listener {
  /** Resolves once nothing is missed any more. `onGap`: the connection was lost and is back. */
  open(on: { readonly onGap: () => void; readonly onPayload: (payload: string) => void }): Promise<void>
  close(): Promise<void>
}

interface Connection {
  readonly client: pg.Client
  /** It broke, or no longer answers. */
  readonly lose: () => void
}

/** A connection can die without a word, for example in a firewall; then every message is missed. */
const usualHeartbeatMs = 5_000

/** One connection that listens. When it is lost it is opened again, by one attempt at a time. */
export function createListener(options: ListenerOptions): Listener {
  const { purpose, onError, heartbeatMs = usualHeartbeatMs } = options
  let current: Connection | undefined
  let isClosed = false
  const heartbeat = setInterval(() => {
    current?.client.query('select 1').catch(current.lose)
  }, heartbeatMs).unref()

  async function connect(onPayload: (payload: string) => void, onLost: () => void): Promise<void> {
    const client = newClient(options, heartbeatMs, onPayload)
    const lose = () => {
      if (current?.client !== client) return
      current = undefined
      // One that does not answer does not end by itself.
      client.end().catch(() => {})
      if (!isClosed) onLost()
    }
    await listen(client.on('error', lose).on('end', lose), options.channel)
    current = { client, lose }
    if (isClosed) await client.end()
  }
  return {
    open: async ({ onPayload, onGap }) => {
      const reconnect = async () => {
        onError(new Error(`the connection of the ${purpose} was lost`))
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

function newClient(
  { url, purpose }: ListenerOptions,
  heartbeatMs: number,
  onPayload: (payload: string) => void,
): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: heartbeatMs,
    keepAlive: true,
    application_name: `first-fashion ${purpose}`,
  })
  return client.on('notification', ({ payload }) => onPayload(payload ?? ''))
}

async function listen(client: pg.Client, channel: string): Promise<void> {
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}
