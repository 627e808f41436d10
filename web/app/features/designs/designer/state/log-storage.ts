import {
  addRows,
  type LogDatabase,
  type LogFacts,
  openLogDatabase,
  type PlacedRow,
  type Stored,
} from './log-database.ts'

/** The database of a page. Browsers close it for pages in the background, and when the device is full. */
export interface LogStorage {
  /** Undefined if the browser stores nothing. */
  database(): LogDatabase | undefined
  reopen(): Promise<void>
}

export const noStorage: LogStorage = { database: () => undefined, reopen: async () => undefined }

export async function openLogStorage(): Promise<LogStorage> {
  let database = await openLogDatabase()
  let reopening: Promise<void> | null = null
  const reopen = async () => {
    database?.close()
    database = (await openLogDatabase()) ?? database
  }
  return {
    database: () => database,
    reopen: () => {
      reopening ??= reopen().finally(() => {
        reopening = null
      })
      return reopening
    },
  }
}

/** As `addRows`, and once more with a new connection if that failed. */
export async function storeRows(
  storage: LogStorage,
  facts: LogFacts,
  rows: readonly PlacedRow[],
): Promise<Stored> {
  const add = async (database: LogDatabase | undefined): Promise<Stored> =>
    database === undefined ? 'failed' : addRows(database, facts, rows)
  const first = await add(storage.database())
  if (first !== 'failed') return first
  await storage.reopen()
  return add(storage.database())
}
