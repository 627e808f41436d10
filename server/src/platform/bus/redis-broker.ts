import { createClient } from 'redis'
import { retried } from './retried.ts'

export interface RedisBrokerOptions {
  readonly url: string
  readonly channel: string
  readonly onError: (error: Error) => void
  /** So long nothing may be heard, not even oneself, before the connections count as dead. */
  readonly silentMs: number
}

/** A connection that publishes and one that listens. Both are replaced when either breaks or falls silent. */
export interface RedisBroker {
  /** Never throws: what could not be sent is reported, and a gap follows for those who listen. */
  publish(payload: string): Promise<void>
  listen(receive: (payload: string) => void, onGap: () => void): Promise<void>
  /** The heartbeat comes back to its sender; when it does not, the connection is dead. */
  check(): void
  close(): void
}

type Clients = Awaited<ReturnType<typeof openClients>>

interface State {
  clients: Promise<Clients>
  isClosed: boolean
  isReplacing: boolean
  heardAt: number
  listener: { readonly receive: (payload: string) => void; readonly onGap: () => void } | undefined
}

export function createRedisBroker(options: RedisBrokerOptions): RedisBroker {
  const { url, channel, onError, silentMs } = options
  const state: State = {
    clients: openClients(url, onError),
    isClosed: false,
    isReplacing: false,
    heardAt: performance.now(),
    listener: undefined,
  }
  // Whoever uses them hears of the failure; until then it is nobody's.
  state.clients.catch(() => {})
  return {
    publish: async (payload) => {
      try {
        await (await state.clients).publisher.publish(channel, payload)
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
      }
    },
    listen: async (receive, onGap) => {
      state.listener = { receive, onGap }
      await subscribe(options, state, await state.clients)
    },
    check: () => {
      const isSilent = performance.now() - state.heardAt > silentMs
      if (state.listener !== undefined && isSilent) void replace(options, state)
    },
    close: () => {
      state.isClosed = true
      void state.clients.then(closeClients, () => {})
    },
  }
}

async function subscribe(
  { channel }: RedisBrokerOptions,
  state: State,
  { listener }: Clients,
): Promise<void> {
  await listener.subscribe(channel, (payload) => {
    state.heardAt = performance.now()
    state.listener?.receive(payload)
  })
  state.heardAt = performance.now()
}

/** One attempt at a time, with growing gaps. */
async function replace(options: RedisBrokerOptions, state: State): Promise<void> {
  if (state.isReplacing || state.isClosed) return
  state.isReplacing = true
  options.onError(new Error('the connection of the bus was lost'))
  // Destroying them ends what still waits for an answer.
  closeClients(await state.clients.catch(() => undefined))
  const attempt = async () => {
    const opened = await openClients(options.url, options.onError)
    await subscribe(options, state, opened)
    state.clients = Promise.resolve(opened)
  }
  const isBack = await retried(attempt, () => state.isClosed)
  state.isReplacing = false
  if (isBack) state.listener?.onGap()
}

/** They do not connect again by themselves: both are opened anew together. */
async function openClients(url: string, onError: (error: Error) => void) {
  const options = { url, socket: { reconnectStrategy: false, connectTimeout: 5_000 } } as const
  const [publisher, listener] = [createClient(options), createClient(options)]
  for (const client of [publisher, listener]) client.on('error', onError)
  await Promise.all([publisher.connect(), listener.connect()])
  return { publisher, listener }
}

function closeClients(clients: Clients | undefined): void {
  for (const client of [clients?.publisher, clients?.listener]) if (client?.isOpen) client.destroy()
}
