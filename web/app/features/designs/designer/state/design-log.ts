import { type DesignEntry, designEntry } from '@first-fashion/contract/designs/design-commands'
import { dropUnsent, type LogFacts, placed, putFacts } from './log-database.ts'
import { type LogStorage, storeRows } from './log-storage.ts'
import { rememberDraft } from './remembered-draft.ts'

/** Where everything that is done in the designer is stored as it happens: a page that is killed loses nothing. */
export interface DesignLog {
  /** Its name changes when it becomes a copy. */
  id(): string
  /** Whether this tab writes it. Others show it, and become copies when they change it. */
  isOwn(): boolean
  /** Never throws: without storage the design lives in the page only. */
  write(entry: DesignEntry): void
  /** Whether this device has everything that was written. What it could not store is tried again with the next entry. */
  isStored(): boolean
  /** Calls the listener when that, the name or the draft changes. */
  subscribe(listener: () => void): () => void
  /** Goes on in another variant: product and variant. */
  move(draft: string): void
  facts(): LogFacts
  /** Profit, name and description of the design. */
  choose(facts: Chosen): void
  /** What the shop has of the log with this id; nothing if the log has become a copy since. */
  setDraft(id: string, draft: Pick<LogFacts, 'stored' | 'next'>): void
  /**
   * Goes on as a log of its own, because another device went on with this one, which stays as that device has it. Answers
   * whether the copy is stored; if not, this log keeps what was not sent.
   */
  copy(): Promise<boolean>
  /** Waits until a copy that is being made is stored. False if none is, or if it could not be stored. */
  whenCopied(): Promise<boolean>
}

type Chosen = Pick<LogFacts, 'profitCents' | 'name' | 'description'>

export interface DesignLogOptions {
  readonly storage: LogStorage
  readonly facts: LogFacts
  /** What was opened, readable or not. */
  readonly rows: readonly unknown[]
  /** So many of them are stored. */
  readonly storedCount: number
  /** No other tab writes this log. */
  readonly isOwn: boolean
  readonly now: () => number
  /** Each time something was stored that other devices may have to know. */
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
  const { storage, now } = options
  const state = firstState(options)
  return {
    id: () => state.facts.id,
    isOwn: () => state.isOwn,
    write: (entry) => {
      const place = state.rows.push(entry) - 1
      if (storage.database() === undefined) return
      if (!state.isOwn) return void becomeCopy(state, options)
      void store(state, options, [...state.missing.splice(0), place])
    },
    isStored: () => state.isStored,
    subscribe: (listener) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
    move: (draft) => void change(state, options, { draft, changedAt: now() }),
    facts: () => state.facts,
    choose: (chosen) => void change(state, options, chosen),
    setDraft: (id, draft) => {
      if (state.facts.id !== id) return
      if (draft.stored !== undefined) rememberDraft(state.facts, draft.stored)
      state.facts = { ...state.facts, ...draft }
      notify(state)
      void put(state, storage)
    },
    copy: () => copied(state, options),
    whenCopied: async () => (await state.copying) ?? false,
  }
}

interface LogState {
  facts: LogFacts
  readonly rows: unknown[]
  /** Places whose entries could not be stored. */
  readonly missing: number[]
  isStored: boolean
  readonly listeners: Set<() => void>
  isOwn: boolean
  copying: Promise<boolean> | null
}

function firstState({ storage, facts, rows, storedCount, isOwn }: DesignLogOptions): LogState {
  const missing = rows.flatMap((_, place) => (place < storedCount ? [] : place))
  return {
    facts,
    rows: [...rows],
    missing,
    isStored: storage.database() !== undefined && missing.length === 0,
    listeners: new Set(),
    isOwn,
    copying: null,
  }
}

function setStored(state: LogState, isStored: boolean): void {
  if (state.isStored === isStored) return
  state.isStored = isStored
  notify(state)
}

function notify({ listeners }: LogState): void {
  for (const listener of listeners) listener()
}

/** Stores what a shopper has changed that is no entry. */
async function change(state: LogState, options: DesignLogOptions, facts: Partial<LogFacts>): Promise<void> {
  state.facts = { ...state.facts, ...facts }
  if (options.storage.database() === undefined || state.rows.length === 0) return
  if (!state.isOwn) return void becomeCopy(state, options)
  await put(state, options.storage)
  options.onWrite()
}

/** A log counts once something is in it. */
async function put({ facts, rows, isOwn }: LogState, storage: LogStorage): Promise<void> {
  const database = storage.database()
  if (database !== undefined && rows.length > 0 && isOwn) await putFacts(database, facts)
}

async function store(state: LogState, options: DesignLogOptions, places: readonly number[]): Promise<void> {
  const facts = { ...state.facts, changedAt: options.now() }
  state.facts = facts
  const rows = places.map((place) => [place, state.rows[place]] as const)
  const outcome = await storeRows(options.storage, facts, rows)
  if (outcome === 'taken') return void becomeCopy(state, options)
  // A copy that was made meanwhile has them.
  if (state.facts.id !== facts.id) return
  if (outcome === 'failed') state.missing.push(...places)
  setStored(state, state.missing.length === 0)
  if (outcome === 'stored') options.onWrite()
}

/** Once, however many entries find their place taken. Answers whether the copy is stored. */
function becomeCopy(state: LogState, options: DesignLogOptions): Promise<boolean> {
  state.isOwn = false
  state.copying ??= storedAsCopy(state, options).finally(() => {
    state.copying = null
  })
  return state.copying
}

async function storedAsCopy(state: LogState, { storage, now, onCopy, onWrite }: DesignLogOptions) {
  // The draft before is that of the log before, which another tab or device goes on with.
  const made = { id: crypto.randomUUID(), changedAt: now(), stored: undefined, next: undefined }
  // What is done meanwhile comes after.
  for (let stored = 0; stored < state.rows.length; ) {
    const rows = state.rows.slice(stored)
    const isStored =
      (await storeRows(storage, { ...state.facts, ...made }, placed(rows, stored))) === 'stored'
    if (!isStored) {
      setStored(state, false)
      return false
    }
    stored += rows.length
  }
  state.facts = { ...state.facts, ...made }
  state.isOwn = true
  state.missing.length = 0
  state.isStored = true
  notify(state)
  onCopy()
  onWrite()
  return true
}

async function copied(state: LogState, options: DesignLogOptions): Promise<boolean> {
  const { isOwn } = state
  const { id } = state.facts
  const isStored = await becomeCopy(state, options)
  const database = options.storage.database()
  // What another tab wrote is not in the copy.
  if (isStored && isOwn && database !== undefined) await dropUnsent(database, id)
  return isStored
}

/** What this version cannot read is left out: commands about elements that are not there change nothing. */
export const readableEntries = (rows: readonly unknown[]): DesignEntry[] =>
  rows.flatMap((row) => {
    const parsed = designEntry.safeParse(row)
    return parsed.success ? [parsed.data] : []
  })
