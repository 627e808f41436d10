import 'virtual:contract-routes/design-logs'
import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import type { DesignLogItem } from '@first-fashion/contract/designs/design-log-calls'
import { api } from '../../../../platform/api-browser.ts'
import { newLog } from './design-log.ts'
import {
  addRows,
  type LogDatabase,
  type LogFacts,
  logsOfDraft,
  nothingSent,
  putFacts,
  rememberSent,
  rowsOf,
  sentOf,
} from './log-database.ts'
import { draftIds } from './log-sync.ts'

/** Another version of a draft, from a tab or device that changed it at the same time. */
export interface DesignVersion {
  readonly id: string
  /** ms since 1970. */
  readonly changedAt: number
}

export interface OpenedLog {
  readonly facts: LogFacts
  /** What is stored, readable or not. */
  readonly rows: readonly unknown[]
  readonly others: readonly DesignVersion[]
}

interface OpenOptions {
  readonly isLoggedIn: boolean
  readonly id: string | null
  readonly isNew: boolean
  readonly now: number
}

/** The server has so long to say what it knows, before the design opens as this device has it. */
const serverWaitMs = 2_000

/**
 * The log that was changed last on this device, or else on any device of the customer; with the id of a version, that
 * one, which counts as changed last from then on. A new one if there is none, or if one is asked for.
 */
export async function openDesignLog(
  database: LogDatabase | undefined,
  draft: string,
  { isLoggedIn, id, isNew, now }: OpenOptions,
): Promise<OpenedLog> {
  const [local, known] = await Promise.all([
    database === undefined ? [] : logsOfDraft(database, draft),
    isLoggedIn ? logsOnServer(draft) : [],
  ])
  const remote = database === undefined ? known : await notMoved(database, draft, known)
  const opened = isNew ? undefined : (id ?? local[0]?.id ?? remote[0]?.id)
  const own = local.find((one) => one.id === opened)
  const openedRemote = remote.find((one) => one.id === opened)
  const others = versions([...local, ...remote]).filter((one) => one.id !== opened)
  const fresh = newLog(draft, now)
  const facts = own ?? (openedRemote === undefined ? fresh : { ...fresh, id: openedRemote.id })
  const log = await upToDate(database, facts, openedRemote)
  if (database !== undefined && id !== null && log.rows.length > 0)
    await putFacts(database, { ...log.facts, changedAt: now })
  return { ...log, others }
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
  const next = { ...facts, changedAt: known?.changedAt ?? facts.changedAt }
  if (database !== undefined && added.length > 0) {
    await addRows(database, next, rows.length, added)
    await rememberSent(database, facts.id, {
      sent: rows.length + added.length,
      onServer: onServer + added.length,
    })
  }
  return { facts: next, rows: [...rows, ...added] }
}

async function logsOnServer(draft: string): Promise<DesignLogItem[]> {
  const { productId, variantId } = draftIds(draft)
  const nothing = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), serverWaitMs))
  const answer = await Promise.race([
    api('design-logs.list', { query: { productId, variantId } }).catch(() => undefined),
    nothing,
  ])
  return answer?.ok ? answer.value.logs : []
}

async function entriesOnServer(id: string, from: number): Promise<DesignEntry[]> {
  const answer = await api('design-logs.get', { params: { id }, query: { from } })
  return answer.ok ? answer.value.entries : []
}

function versions(logs: readonly DesignVersion[]): DesignVersion[] {
  const byId = new Map(logs.map(({ id, changedAt }) => [id, { id, changedAt }]))
  return [...byId.values()].toSorted((a, b) => b.changedAt - a.changedAt)
}
