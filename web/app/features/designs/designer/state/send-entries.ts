import 'virtual:contract-routes/design-logs'
import { designLogLimits } from '@first-fashion/contract/designs/design-log-calls'
import { api } from '../../../../platform/api-browser.ts'
import { currentToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { type DesignLog, readableEntries } from './design-log.ts'
import { type LogFacts, rememberSent, rowsOf, sentOf } from './log-database.ts'
import { draftIds } from './log-draft.ts'
import { firstPart } from './log-part.ts'
import type { LogStorage } from './log-storage.ts'

/** Refusals after which the log goes on as a copy, so that neither is lost. */
const forkCodes = ['designs.log-changed', 'designs.log-unknown']
/** Refusals after which the log stays on this device, and is sent with the next change at the earliest. */
const localOnlyCodes = ['designs.product-unknown', 'designs.variant-unknown']

type Sent = 'more' | 'done' | 'full' | 'failed'

/** Sends the next entries of a log; 'more' if there may be others. Throws if the storage cannot be read. */
export async function sendEntries(storage: LogStorage, log: DesignLog): Promise<Sent> {
  const database = storage.database()
  if (database === undefined || currentToken() === null) return 'done'
  // Another tab may have more of it than this one knows, and sends it.
  if (!log.isOwn()) return (await log.whenCopied()) ? 'more' : 'done'
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

/** How many entries of a log the server has, as far as this device knows. Never throws. */
export async function countOnServer(storage: LogStorage, log: DesignLog): Promise<number> {
  const database = storage.database()
  if (database === undefined) return 0
  return sentOf(database, log.id()).then(
    ({ onServer }) => onServer,
    () => 0,
  )
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
