import type { ChatMessage } from '@first-fashion/contract/chat/message'

const firstRetryMs = 1_500
const longestRetryMs = 15_000

export interface PendingMessage {
  readonly clientId: string
  readonly text: string
  /** It was tried and did not arrive; it is tried again. */
  readonly isWaiting: boolean
}

/** What became of a text that was sent: stored, refused in words, or nobody knows. */
export type SendResult =
  | { readonly is: 'stored'; readonly message: ChatMessage }
  | { readonly is: 'refused'; readonly words: string }
  | { readonly is: 'unknown' }

export interface OutboxDeps {
  readonly send: (message: { readonly clientId: string; readonly text: string }) => Promise<SendResult>
  readonly newId: () => string
  /** Resolves after so many ms, or sooner if a new attempt is worth it. */
  readonly wait: (ms: number) => Promise<void>
  /** 0 to 1. */
  readonly chance: () => number
  /** A text that the shop refused goes back to where it was written. */
  readonly onRefused: (text: string, words: string) => void
}

/** Where the texts that are pending stand. */
interface PendingStore {
  get(): { readonly pending: readonly PendingMessage[] }
  change(to: { readonly pending: readonly PendingMessage[] }): void
}

/** What is heard of the messages that are stored. */
interface Following {
  readonly received: (message: ChatMessage) => Promise<void>
  readonly catchUp: () => Promise<void>
}

interface Outbox {
  post(text: string): void
  /** Sends what waits at once. */
  tryAgain(): void
  /**
   * Takes a text back that is not known to be stored; undefined if it arrived after all. Posted unchanged it is the same
   * message.
   */
  takeBack(clientId: string): Promise<string | undefined>
  /** Sends what is pending, the oldest first; resolves when nothing is left. */
  readonly flush: () => Promise<void>
}

/** The texts of a conversation that are written and not known to be stored. */
export function createOutbox(deps: OutboxDeps, { get, change }: PendingStore, following: Following): Outbox {
  const takenBack = new Map<string, string>()
  const sender = createSender(deps, following.received)
  const queue = queueOf({ get, change })
  const flush = createFlush(deps, queue, sender)
  return {
    flush,
    tryAgain: sender.wake,
    post: (text) => {
      const clientId = takenBack.get(text) ?? deps.newId()
      takenBack.delete(text)
      queue.add({ clientId, text, isWaiting: false })
      sender.wake()
      void flush()
    },
    takeBack: async (clientId) => {
      await sender.ended(clientId)
      await following.catchUp()
      await sender.ended(clientId)
      const text = queue.find(clientId)?.text
      if (text === undefined) return undefined
      takenBack.set(text, clientId)
      queue.remove(clientId)
      return text
    },
  }
}

const queueOf = ({ get, change }: PendingStore) => ({
  first: () => get().pending[0],
  find: (clientId: string) => get().pending.find((one) => one.clientId === clientId),
  add: (message: PendingMessage) => change({ pending: [...get().pending, message] }),
  remove: (clientId: string) => change({ pending: get().pending.filter((one) => one.clientId !== clientId) }),
  markWaiting: (clientId: string) =>
    change({
      pending: get().pending.map((one) => (one.clientId === clientId ? { ...one, isWaiting: true } : one)),
    }),
})

/** Sends the oldest first until nothing is left; asked again meanwhile it does nothing. */
function createFlush(
  { onRefused }: Pick<OutboxDeps, 'onRefused'>,
  queue: ReturnType<typeof queueOf>,
  sender: ReturnType<typeof createSender>,
) {
  let isSending = false
  return async (): Promise<void> => {
    if (isSending) return
    isSending = true
    for (let next = queue.first(); next !== undefined; next = queue.first()) {
      const { clientId, text } = next
      const result = await sender.send({ clientId, text })
      if (result.is === 'unknown') {
        queue.markWaiting(clientId)
        await sender.rest()
        continue
      }
      queue.remove(clientId)
      if (result.is === 'refused') onRefused(text, result.words)
    }
    isSending = false
  }
}

/** Sends one text at a time, and rests longer after each failure. */
function createSender({ send, wait, chance }: OutboxDeps, received: (message: ChatMessage) => Promise<void>) {
  let sent: { readonly clientId: string; readonly result: Promise<SendResult> } | undefined
  let wake = () => {}
  let retryMs = firstRetryMs
  const deliver = async (message: { readonly clientId: string; readonly text: string }) => {
    const result = await send(message)
    if (result.is === 'stored') await received(result.message)
    if (result.is !== 'unknown') retryMs = firstRetryMs
    return result
  }
  return {
    send: async (message: { readonly clientId: string; readonly text: string }) => {
      sent = { clientId: message.clientId, result: deliver(message) }
      const result = await sent.result
      sent = undefined
      return result
    },
    /** Resolves once nothing is on its way under this id. */
    ended: async (clientId: string) => {
      if (sent?.clientId === clientId) await sent.result
    },
    rest: async () => {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      await Promise.race([wait(retryMs * (0.5 + chance())), woken])
      retryMs = Math.min(2 * retryMs, longestRetryMs)
    },
    wake: () => wake(),
  }
}
