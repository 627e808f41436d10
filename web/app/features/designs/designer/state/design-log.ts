import { type DesignEntry, designEntry } from '@first-fashion/contract/designs/design-commands'
import { addRows, dropUnsent, type LogDatabase, type LogFacts, rowsOf } from './log-database.ts'

/** Where everything that is done in the designer is stored as it happens: a page that is killed loses nothing. */
export interface DesignLog {
  /** Its name changes when it becomes a copy. */
  id(): string
  /** Never throws: without storage the design lives in the page only. */
  write(entry: DesignEntry): Promise<void>
  /** Goes on as a log of its own, because another device went on with this one, which stays as that device has it. */
  copy(): Promise<void>
}

interface DesignLogOptions {
  readonly database: LogDatabase | undefined
  readonly facts: LogFacts
  /** Entries that are stored already, readable or not. */
  readonly length: number
  readonly now: () => number
  /** Each time an entry was stored. */
  readonly onWrite: () => void
  readonly onCopy: () => void
}

export const newLog = (draft: string, now: number): LogFacts => ({
  id: crypto.randomUUID(),
  draft,
  changedAt: now,
})

/** Entries are stored one after another, in the order in which they were written. */
export function createDesignLog({ database, facts, length, ...rest }: DesignLogOptions): DesignLog {
  const place: Place = { facts, next: length }
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: (database: LogDatabase) => Promise<unknown>): Promise<void> => {
    const done = last
      .then(() => (database === undefined ? undefined : work(database)))
      .then(
        () => undefined,
        () => undefined,
      )
    last = done
    return done
  }
  return {
    id: () => place.facts.id,
    write: (entry) =>
      inTurn(async (found) => {
        await append(found, place, entry, rest)
        rest.onWrite()
      }),
    copy: () =>
      inTurn(async (found) => {
        const { id } = place.facts
        await becomeCopy(found, place, [], rest)
        await dropUnsent(found, id)
      }),
  }
}

/** Which log is written, and where in it. */
interface Place {
  facts: LogFacts
  next: number
}

type Reports = Pick<DesignLogOptions, 'now' | 'onCopy'>

async function append(
  database: LogDatabase,
  place: Place,
  entry: DesignEntry,
  reports: Reports,
): Promise<void> {
  try {
    await addRows(database, { ...place.facts, changedAt: reports.now() }, place.next, [entry])
    place.next += 1
  } catch {
    await becomeCopy(database, place, [entry], reports)
  }
}

async function becomeCopy(
  database: LogDatabase,
  place: Place,
  added: readonly unknown[],
  { now, onCopy }: Reports,
): Promise<void> {
  const rows = [...(await rowsOf(database, place.facts.id, 0, place.next)), ...added]
  const copy = newLog(place.facts.draft, now())
  await addRows(database, copy, 0, rows)
  place.facts = copy
  place.next = rows.length
  onCopy()
}

/** What this version cannot read is left out: commands about elements that are not there change nothing. */
export const readableEntries = (rows: readonly unknown[]): DesignEntry[] =>
  rows.flatMap((row) => {
    const parsed = designEntry.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
