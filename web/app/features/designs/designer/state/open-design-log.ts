import 'virtual:contract-routes/design-logs'
import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import type { DesignLogItem } from '@first-fashion/contract/designs/design-log-calls'
import { api } from '../../../../platform/api-browser.ts'
import { newLog } from './design-log.ts'
import { withDraftOnServer } from './draft-on-server.ts'
import {
  addRows,
  type LogDatabase,
  type LogFacts,
  logsOfDraft,
  nothingSent,
  placed,
  putFacts,
  rememberSent,
  rowsOf,
  sentOf,
} from './log-database.ts'
import { draftIds } from './log-draft.ts'
import { isOpenTo, type LogOwner } from './log-owner.ts'

/** Another version of a draft, from a tab or device that changed it at the same time. */
export interface DesignVersion {
  readonly id: string
  /** ms since 1970. */
  readonly changedAt: number
}

export interface OpenedLog {
  readonly facts: LogFacts
  /** What happened, readable or not. */
  readonly rows: readonly unknown[]
  /** So many of them are on this device. */
  readonly storedCount: number
  readonly others: readonly DesignVersion[]
}

interface OpenOptions {
  readonly owner: LogOwner
  readonly id: string | null
  readonly isNew: boolean
  /** The tab had it open already: to go on with it makes it no newer. */
  readonly isAgain: boolean
  readonly now: number
}

/** More versions of one draft than this are not offered. */
const maxVersions = 20

/**
 * The log that was changed last on this device, or else on any device of the customer; with the id of a version, that
 * one, which counts as changed last from then on. A new one if there is none, or if one is asked for.
 */
export async function openDesignLog(
  database: LogDatabase | undefined,
  draft: string,
  { owner: { customerId, known }, id, isNew, isAgain, now }: OpenOptions,
): Promise<OpenedLog> {
  const all = database === undefined ? [] : await logsOfDraft(database, draft)
  const local = all.filter((log) => isOpenTo(customerId, log))
  const there = known.filter(({ variantId }) => variantId === draftIds(draft).variantId)
  const remote = database === undefined ? there : await notMoved(database, draft, there)
  const opened = isNew ? undefined : (id ?? local[0]?.id ?? remote[0]?.id)
  const own = local.find((one) => one.id === opened)
  const openedRemote = remote.find((one) => one.id === opened)
  const others = versions([...local, ...remote]).filter((one) => one.id !== opened)
  const fresh = newLog(draft, now, customerId)
  const facts = own ?? (openedRemote === undefined ? fresh : { ...fresh, id: openedRemote.id })
  const log = await upToDate(database, facts, openedRemote)
  const opening = { ...log.facts, owner: log.facts.owner ?? customerId }
  const isTouched = id !== null && !isAgain
  if (database !== undefined && log.rows.length > 0 && (isTouched || opening.owner !== log.facts.owner))
    await putFacts(database, isTouched ? { ...opening, changedAt: now } : opening)
  return { ...log, facts: opening, others: others.slice(0, maxVersions) }
}

/** What another device took along to another variant goes there on this one too. */
export async function followMoves(
  database: LogDatabase,
  productId: number,
  known: readonly DesignLogItem[],
): Promise<void> {
  for (const { id, variantId } of known) {
    const draft = `${productId}/${variantId}`
    const [here, sent] = await Promise.all([database.get('logs', id), sentOf(database, id)])
    // A move of this device that the server does not know yet is the later one.
    if (here === undefined || here.draft === draft || here.draft !== sent.draft) continue
    await putFacts(database, { ...here, draft })
    // Without it the server gets the move once more, which changes nothing there.
    await rememberSent(database, id, { ...sent, draft }).catch(() => undefined)
  }
}

/** Without those that this device took along to another variant. */
async function notMoved(
  database: LogDatabase,
  draft: string,
  logs: readonly DesignLogItem[],
): Promise<DesignLogItem[]> {
  const here = await Promise.all(logs.map(({ id }) => database.get('logs', id)))
  return logs.filter((_, nth) => here[nth] === undefined || here[nth].draft === draft)
}

/** A log with what other devices added to it, which this one has then too. */
async function upToDate(
  database: LogDatabase | undefined,
  facts: LogFacts,
  known: DesignLogItem | undefined,
): Promise<Omit<OpenedLog, 'others'>> {
  const rows = database === undefined ? [] : await rowsOf(database, facts.id)
  const { sent, onServer } = database === undefined ? nothingSent : await sentOf(database, facts.id)
  const isBehind = known !== undefined && sent === rows.length && known.length > onServer
  const added = isBehind ? await entriesOnServer(facts.id, onServer) : []
  const current = added.length > 0 ? await withDraftOnServer(facts, onServer + added.length) : facts
  const next = { ...current, changedAt: known?.changedAt ?? facts.changedAt }
  const log = { facts: next, rows: [...rows, ...added], storedCount: rows.length }
  if (database === undefined || added.length === 0) return log
  const outcome = await addRows(database, next, placed(added, rows.length))
  if (outcome === 'taken') {
    // Another tab got the same from the server just now.
    const again = await rowsOf(database, facts.id)
    return { facts: next, rows: again, storedCount: again.length }
  }
  if (outcome === 'failed') return log
  // Without it the server gets them once more, which changes nothing there.
  await rememberSent(database, facts.id, {
    sent: rows.length + added.length,
    onServer: onServer + added.length,
    draft: facts.draft,
  }).catch(() => undefined)
  return { ...log, storedCount: log.rows.length }
}

async function entriesOnServer(id: string, from: number): Promise<DesignEntry[]> {
  const answer = await api('design-logs.get', { params: { id }, query: { from } })
  return answer.ok ? answer.value.entries : []
}

function versions(logs: readonly DesignVersion[]): DesignVersion[] {
  const byId = new Map(logs.map(({ id, changedAt }) => [id, { id, changedAt }]))
  return [...byId.values()].toSorted((a, b) => b.changedAt - a.changedAt)
}
