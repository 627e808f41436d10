import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LogDraft, NextDraft } from './log-draft.ts'

/** What this device knows of a log. A design that was changed in two places at once has several. */
export interface LogFacts {
  readonly id: string
  /** Product and variant, as '71/4012'. */
  readonly draft: string
  /** The customer who made it; undefined for a visitor. */
  readonly owner?: string | undefined
  /** As it was chosen; undefined before that. */
  readonly profitCents?: number | undefined
  /** As it was last saved or opened; undefined before that. */
  readonly name?: string | undefined
  /** The same. */
  readonly description?: string | undefined
  /** Undefined before the shop has one, as far as this device knows. */
  readonly stored?: LogDraft | undefined
  /** Undefined while the log goes on in the draft that is stored, or in that with its own id. */
  readonly next?: NextDraft | undefined
  /** ms since 1970. */
  readonly changedAt: number
}

/** How far a log has come to the server. */
export interface SentFacts {
  /** Entries that the server was given; some that it cannot take are left out there. */
  readonly sent: number
  /** Entries that the server has. */
  readonly onServer: number
  /** Where the server has it: product and variant. */
  readonly draft?: string | undefined
}

export const nothingSent: SentFacts = { sent: 0, onServer: 0 }

interface LogSchema extends DBSchema {
  readonly logs: {
    readonly key: string
    readonly value: LogFacts
    readonly indexes: { readonly draft: string }
  }
  /** By log. */
  readonly sent: { readonly key: string; readonly value: SentFacts }
  /** By log and place. */
  readonly entries: { readonly key: [string, number]; readonly value: unknown }
}

export type LogDatabase = IDBPDatabase<LogSchema>

/** Undefined if the browser stores nothing. */
export async function openLogDatabase(): Promise<LogDatabase | undefined> {
  try {
    return await openDB<LogSchema>('first-fashion-designs', 2, {
      upgrade: (database) => {
        for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name)
        database.createObjectStore('entries')
        database.createObjectStore('sent')
        database.createObjectStore('logs', { keyPath: 'id' }).createIndex('draft', 'draft')
      },
    })
  } catch {
    // Where site data is blocked it throws at once, and does not reject.
    return undefined
  }
}

/** The newest first. */
export async function logsOfDraft(database: LogDatabase, draft: string): Promise<LogFacts[]> {
  const logs = await database.getAllFromIndex('logs', 'draft', draft)
  return logs.toSorted((a, b) => b.changedAt - a.changedAt)
}

/** Of all drafts of a product, the newest first. */
export async function logsOfProduct(database: LogDatabase, productId: number): Promise<LogFacts[]> {
  const ofProduct = IDBKeyRange.bound(`${productId}/`, `${productId}/\uffff`)
  const logs = await database.getAllFromIndex('logs', 'draft', ofProduct)
  return logs.toSorted((a, b) => b.changedAt - a.changedAt)
}

const placesOf = (id: string, from = 0, end = Number.MAX_SAFE_INTEGER) =>
  IDBKeyRange.bound([id, from], [id, end], false, true)

/** The entries from one place up to another, which is not among them. */
export const rowsOf = (database: LogDatabase, id: string, from?: number, end?: number): Promise<unknown[]> =>
  database.getAll('entries', placesOf(id, from, end))

/** Stores what is known of a log, as `addRows` does. */
export const putFacts = (database: LogDatabase, facts: LogFacts): Promise<Stored> =>
  addRows(database, facts, [])

/** An entry and its place in the log. */
export type PlacedRow = readonly [place: number, row: unknown]

/** 'taken' if another tab was faster with one of the places. */
export type Stored = 'stored' | 'taken' | 'failed'

/** All of them or none. Stored when it settles, and also if the page is killed right after the call. Never throws. */
export async function addRows(
  database: LogDatabase,
  facts: LogFacts,
  rows: readonly PlacedRow[],
): Promise<Stored> {
  try {
    const transaction = database.transaction(['logs', 'entries'], 'readwrite')
    const entries = transaction.objectStore('entries')
    const requests = [
      transaction.objectStore('logs').put(facts),
      ...rows.map(([place, row]) => entries.add(row, [facts.id, place])),
    ]
    transaction.commit()
    await Promise.all([...requests, transaction.done])
    return 'stored'
  } catch (error) {
    return error instanceof DOMException && error.name === 'ConstraintError' ? 'taken' : 'failed'
  }
}

/** Rows with their places, the first one at `from`. */
export const placed = (rows: readonly unknown[], from: number): PlacedRow[] =>
  rows.map((row, nth) => [from + nth, row])

/** Puts other entries in the place of the first ones of a log. Answers whether they are stored. */
export async function replaceRows(
  database: LogDatabase,
  id: string,
  rows: readonly unknown[],
): Promise<boolean> {
  try {
    const transaction = database.transaction('entries', 'readwrite')
    await Promise.all([...rows.map((row, nth) => transaction.store.put(row, [id, nth])), transaction.done])
    return true
  } catch {
    return false
  }
}

/** The entries of all other logs of this device. */
export async function rowsOfOthers(database: LogDatabase, id: string): Promise<unknown[]> {
  const [before, after] = await Promise.all([
    database.getAll('entries', IDBKeyRange.upperBound([id, 0], true)),
    database.getAll('entries', IDBKeyRange.lowerBound([id, Number.MAX_SAFE_INTEGER], true)),
  ])
  return [...before, ...after]
}

export const sentOf = async (database: LogDatabase, id: string): Promise<SentFacts> =>
  (await database.get('sent', id)) ?? nothingSent

/** Remembers what the server has of a log. */
export const rememberSent = (database: LogDatabase, id: string, sent: SentFacts): Promise<unknown> =>
  database.put('sent', sent, id)

/** Leaves of a log what the server was given of it. */
export async function dropUnsent(database: LogDatabase, id: string): Promise<void> {
  const { sent } = await sentOf(database, id)
  await database.delete('entries', placesOf(id, sent))
}
