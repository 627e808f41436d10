import 'virtual:contract-routes/design-logs'
import { designLogLimits } from '@first-fashion/contract/designs/design-log-calls'
import { api } from '../../../../platform/api-browser.ts'
import { currentToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { type DesignLog, readableEntries } from './design-log.ts'
import { type LogDatabase, type LogFacts, rememberSent, rowsOf, sentOf } from './log-database.ts'
import { firstPart } from './log-part.ts'
import type { LogStorage } from './log-storage.ts'

/** Refusals after which the log goes on as a copy, so that neither is lost. */
const forkCodes = ['designs.log-changed', 'designs.log-unknown']
/** Refusals after which the log stays on this device, and is sent with the next change at the earliest. */
const localOnlyCodes = ['designs.product-unknown', 'designs.variant-unknown']
/** Quick changes are sent together. */
const waitMs = 800
const retryMs = 20_000

export const draftIds = (draft: string): { readonly productId: number; readonly variantId: number } => {
  const [productId, variantId] = draft.split('/').map(Number)
  return { productId: productId ?? 0, variantId: variantId ?? 0 }
}

/** Brings what a customer did to the server, as soon as the network lets it. */
export interface LogSync {
  /** There is something to send. */
  wake(): void
  stop(): void
}

export function createLogSync(storage: LogStorage, log: DesignLog): LogSync {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let dueAt = Infinity
  let isStopped = false
  let isFull = false
  const wakeIn = (ms: number) => {
    const at = performance.now() + ms
    // Somebody who never pauses is sent along as well.
    if (isStopped || dueAt <= at) return
    clearTimeout(waiting)
    dueAt = at
    waiting = setTimeout(() => {
      dueAt = Infinity
      void send()
    }, ms)
  }
  const send = async () => {
    const database = storage.database()
    if (isSending || isFull || database === undefined || currentToken() === null) return
    isSending = true
    const outcome = await sendNext(database, log).catch(() => 'failed' as const)
    isSending = false
    isFull = outcome === 'full'
    if (outcome === 'more') wakeIn(0)
    else if (outcome === 'failed') wakeIn(retryMs)
  }
  const onOnline = () => wakeIn(0)
  window.addEventListener('online', onOnline)
  return {
    wake: () => wakeIn(waitMs),
    stop: () => {
      isStopped = true
      clearTimeout(waiting)
      window.removeEventListener('online', onOnline)
    },
  }
}

type Outcome = 'more' | 'done' | 'full' | 'failed'

/** Sends the next entries; 'more' if there may be others. */
async function sendNext(database: LogDatabase, log: DesignLog): Promise<Outcome> {
  // Another tab may have more of it than this one knows.
  if (!log.isOwn()) return 'done'
  // Past a place that is missing here, entries would go to the server in the places of others.
  if (!log.isStored()) return 'failed'
  const id = log.id()
  const facts = await database.get('logs', id)
  if (facts === undefined) return 'done'
  const { sent, onServer, draft } = await sentOf(database, id)
  const rows = firstPart(await rowsOf(database, id, sent, sent + designLogLimits.entriesAtOnce))
  const isMoved = onServer > 0 && draft !== facts.draft
  if (rows.length === 0 && !isMoved) return 'done'
  const outcome = await sendRows(facts, onServer, rows)
  // Without a copy the server would refuse the same again at once.
  if (outcome === 'copy') return (await log.copy()) ? 'more' : 'failed'
  if (outcome === 'refused') return 'done'
  if (outcome === 'full' || outcome === 'failed') return outcome
  await rememberSent(database, id, {
    sent: sent + rows.length,
    onServer: outcome,
    draft: facts.draft,
  })
  return 'more'
}

/** How many entries the server has then. */
async function sendRows(
  { id, draft }: LogFacts,
  onServer: number,
  rows: readonly unknown[],
): Promise<number | 'copy' | 'refused' | 'full' | 'failed'> {
  const entries = readableEntries(rows)
  if (entries.length === 0 && (rows.length > 0 || onServer === 0)) return onServer
  const answer = await api('design-logs.add', {
    params: { id },
    body: { ...draftIds(draft), from: onServer, entries },
  })
  if (answer.ok) return onServer + entries.length
  if (forkCodes.includes(answer.failure.code)) return 'copy'
  const { code, status, message } = answer.failure
  if (code === 'designs.log-full') {
    toasts.warning(message)
    return 'full'
  }
  const isRefused = localOnlyCodes.includes(code) || [400, 401, 413, 422].includes(status)
  return isRefused ? 'refused' : 'failed'
}
