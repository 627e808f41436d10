import { currentToken } from '../../../../platform/session.ts'
import type { DesignLog } from './design-log.ts'
import type { LogStorage } from './log-storage.ts'
import { countOnServer, sendEntries } from './send-entries.ts'
import { sendingDelayMs } from './sending-delay.rules.ts'

/** The draft that holds what was there, or why it could not be stored, as one says it to the shopper. */
export type StoredDraft =
  | { readonly ok: true; readonly draftId: string }
  | {
      readonly ok: false
      readonly message: string
      /** The shop was asked; else the same design need not be tried again. */
      readonly isSent: boolean
    }

/** Stores as the draft of the log, of which the server has so many entries, what is there when its turn comes. */
export type StoreDraft = (onServer: number) => Promise<StoredDraft>

/** Brings a log to the shop: its entries within a second, and after them its draft. One thing at a time. */
export interface LogSync {
  /** There are entries to send. */
  wake(): void
  /** Stores the draft once nothing has changed for five seconds. */
  storeSoon(store: StoreDraft): void
  storeNow(store: StoreDraft): Promise<StoredDraft>
  stop(): void
}

/** Quick changes are sent together. */
const waitMs = 800

/** What could not be sent is tried again, after ever longer, and as soon as the network is back. */
export function createLogSync(storage: LogStorage, log: DesignLog): LogSync {
  const inTurn = oneByOne()
  const sender = createSender(storage, log, (ms) => later.restart(ms))
  const soon = createTimer(() => void inTurn(sender.sendEntries))
  const later = createTimer(() => void inTurn(sender.sendDue))
  const onOnline = () => later.restart(0)
  window.addEventListener('online', onOnline)
  return {
    // Somebody who never pauses is sent along as well.
    wake: () => soon.startOnce(waitMs),
    storeSoon: (store) => {
      sender.setDue(store)
      later.restart(sendingDelayMs(0))
    },
    storeNow: (store) => inTurn(() => sender.sendDraft(store)),
    stop: () => {
      sender.stop()
      soon.stop()
      later.stop()
      window.removeEventListener('online', onOnline)
    },
  }
}

/** Sends at once; `retryIn` is called with ms after what could not be sent. */
function createSender(storage: LogStorage, log: DesignLog, retryIn: (ms: number) => void) {
  const state: SenderState = { due: null, failures: 0, isFull: false, isStopped: false }
  const sendAll = async (): Promise<boolean> => {
    let sent = state.isFull ? 'full' : 'more'
    while (sent === 'more' && !state.isStopped)
      sent = await sendEntries(storage, log).catch(() => 'failed' as const)
    state.isFull = sent === 'full'
    return sent !== 'failed'
  }
  const end = (isSent: boolean) => {
    state.failures = isSent ? 0 : state.failures + 1
    if (!isSent) retryIn(sendingDelayMs(state.failures))
  }
  /** The entries come first: what the server says to them decides which log the draft is of. */
  const sendDraft = async (store: StoreDraft): Promise<StoredDraft> => {
    state.due = null
    const isSent = await sendAll()
    const stored = await store(await countOnServer(storage, log))
    const isRefused = !stored.ok && stored.isSent
    if (isRefused) state.due = store
    end(isSent && !isRefused)
    return stored
  }
  return {
    sendEntries: async () => end(await sendAll()),
    sendDraft,
    sendDue: async () => {
      if (state.due === null || currentToken() === null) end(await sendAll())
      else await sendDraft(state.due)
    },
    setDue: (store: StoreDraft) => void Object.assign(state, { due: store, failures: 0 }),
    stop: () => {
      state.isStopped = true
    },
  }
}

interface SenderState {
  /** Stores a draft that is not stored yet. */
  due: StoreDraft | null
  /** In a row. */
  failures: number
  /** The server takes no more of the log. */
  isFull: boolean
  isStopped: boolean
}

function createTimer(act: () => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const start = (ms: number) => {
    if (isStopped) return
    waiting = setTimeout(() => {
      waiting = undefined
      act()
    }, ms)
  }
  return {
    restart: (ms: number) => {
      clearTimeout(waiting)
      start(ms)
    },
    /** Does nothing while it runs. */
    startOnce: (ms: number) => {
      if (waiting === undefined) start(ms)
    },
    /** For good. */
    stop: () => {
      isStopped = true
      clearTimeout(waiting)
    },
  }
}

/** Of two that begin at once the second waits for the first. */
function oneByOne(): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const next = last.then(act, act)
    last = next
    return next
  }
}
