import { type DesignEntry, designEntry } from '@first-fashion/contract/designs/design-commands'
import { addRows, dropUnsent, type LogDatabase, type LogFacts, putFacts } from './log-database.ts'

/** Where everything that is done in the designer is stored as it happens: a page that is killed loses nothing. */
export interface DesignLog {
  /** Its name changes when it becomes a copy. */
  id(): string
  /** Never throws: without storage the design lives in the page only. */
  write(entry: DesignEntry): void
  /** Goes on as the log of another draft: product and variant. */
  move(draft: string): void
  /** Profit and name of the design; undefined before they were chosen. */
  chosen(): Chosen
  choose(facts: Chosen): void
  /**
   * Goes on as a log of its own, because another device went on with this one, which stays as that device has it. Answers
   * whether the copy is stored; if not, this log keeps what was not sent.
   */
  copy(): Promise<boolean>
}

type Chosen = Pick<LogFacts, 'profitCents' | 'name'>

export interface DesignLogOptions {
  readonly database: LogDatabase | undefined
  readonly facts: LogFacts
  /** What is stored already, readable or not. */
  readonly rows: readonly unknown[]
  /** No other tab writes this log. */
  readonly isOwn: boolean
  readonly now: () => number
  /** Each time something was stored that other devices are to know. */
  readonly onWrite: () => void
  readonly onCopy: () => void
}

export const newLog = (draft: string, now: number, owner: string | undefined): LogFacts => ({
  id: crypto.randomUUID(),
  draft,
  owner,
  changedAt: now,
})

/** Each entry is on its way to the storage when `write` returns: nothing waits for the entry before. */
export function createDesignLog(options: DesignLogOptions): DesignLog {
  const { database, now, onWrite } = options
  const state: LogState = {
    facts: options.facts,
    rows: [...options.rows],
    isOwn: options.isOwn,
    copying: null,
  }
  return {
    id: () => state.facts.id,
    write: (entry) => {
      const place = state.rows.push(entry) - 1
      if (database === undefined) return
      if (!state.isOwn) return void becomeCopy(database, state, options)
      const facts = { ...state.facts, changedAt: now() }
      addRows(database, facts, place, [entry]).then(onWrite, () => becomeCopy(database, state, options))
    },
    move: (draft) => {
      state.facts = { ...state.facts, draft, changedAt: now() }
      if (database === undefined || state.rows.length === 0) return
      if (!state.isOwn) return void becomeCopy(database, state, options)
      void putFacts(database, state.facts).then(onWrite)
    },
    chosen: () => state.facts,
    choose: (chosen) => {
      state.facts = { ...state.facts, ...chosen }
      if (database !== undefined && state.rows.length > 0 && state.isOwn) void putFacts(database, state.facts)
    },
    copy: async () => {
      if (database === undefined) return false
      const { id } = state.facts
      const isStored = await becomeCopy(database, state, options)
      if (isStored) await dropUnsent(database, id)
      return isStored
    },
  }
}

interface LogState {
  facts: LogFacts
  readonly rows: unknown[]
  isOwn: boolean
  copying: Promise<boolean> | null
}

type Reports = Pick<DesignLogOptions, 'now' | 'onCopy' | 'onWrite'>

/** Once, however many entries find their place taken. Answers whether the copy is stored. */
function becomeCopy(database: LogDatabase, state: LogState, reports: Reports): Promise<boolean> {
  state.isOwn = false
  state.copying ??= copied(database, state, reports).finally(() => {
    state.copying = null
  })
  return state.copying
}

async function copied(
  database: LogDatabase,
  state: LogState,
  { now, onCopy, onWrite }: Reports,
): Promise<boolean> {
  const copy = { ...state.facts, id: crypto.randomUUID(), changedAt: now() }
  // What is done meanwhile comes after.
  for (let stored = 0; stored < state.rows.length; ) {
    const rows = state.rows.slice(stored)
    const isStored = await addRows(database, copy, stored, rows).then(
      () => true,
      () => false,
    )
    if (!isStored) return false
    stored += rows.length
  }
  state.facts = copy
  state.isOwn = true
  onCopy()
  onWrite()
  return true
}

/** What this version cannot read is left out: commands about elements that are not there change nothing. */
export const readableEntries = (rows: readonly unknown[]): DesignEntry[] =>
  rows.flatMap((row) => {
    const parsed = designEntry.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
