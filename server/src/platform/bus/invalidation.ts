import { afterCommit } from '../database/after-commit.ts'
import type { Db } from '../database/database.ts'
import type { Bus } from './bus.ts'

/**
 * Brings what a process has cached up to date: the entries with these keys, or all of it (undefined), for example at the
 * start or after messages were missed. Refreshes of one cache run one after the other; one that fails is tried again.
 */
export type Refresh = (keys: readonly string[] | undefined) => Promise<void> | void

/** Something that every server process caches. */
export interface SharedCache {
  /**
   * Call it in the transaction that changes what is cached. After the commit the cache is refreshed here before the
   * transaction returns, and within milliseconds in every other process. Without keys all of it is refreshed.
   */
  changed(tx: Db, keys?: readonly string[]): Promise<void>
}

export interface Invalidation {
  /** A feature declares what it caches, under a name that is its own. */
  cache(name: string, refresh: Refresh): SharedCache
  /** Starts listening and fills all caches; must run before the first request. Throws if one cannot be filled. */
  start(): Promise<void>
  /** Brings all caches of this process up to date, for tests and tools. */
  refreshAll(): Promise<void>
}

export interface InvalidationDeps {
  readonly bus: Bus
  readonly onError: (error: unknown, subject: string) => void
}

export function createInvalidation({ bus, onError }: InvalidationDeps): Invalidation {
  const refreshers = new Map<string, Refresher>()
  let isStarted = false
  const refreshAll = async () => {
    for (const refresher of refreshers.values()) await refresher.now(undefined)
  }
  return {
    cache: (name, refresh) => {
      if (isStarted) throw new Error(`the cache '${name}' is declared after the start`)
      if (refreshers.has(name)) throw new Error(`two caches are named '${name}'`)
      const refresher = createRefresher(refresh, (error) => onError(error, `cache of ${name}`))
      refreshers.set(name, refresher)
      return {
        changed: async (tx, keys) => {
          if (keys?.length === 0) return
          await bus.publish(tx, { topic: name, keys })
          await afterCommit(tx, () => refresher.soon(keys))
        },
      }
    },
    start: async () => {
      isStarted = true
      await bus.subscribe({
        onMessage: ({ topic, keys }) => void refreshers.get(topic)?.soon(keys),
        onGap: () => {
          for (const refresher of refreshers.values()) void refresher.soon(undefined)
        },
      })
      await refreshAll()
    },
    refreshAll,
  }
}

interface Refresher {
  /** Never throws; what could not be refreshed is tried again until it can. */
  soon(keys: readonly string[] | undefined): Promise<void>
  /** Throws what the refresh threw. */
  now(keys: readonly string[] | undefined): Promise<void>
}

const firstRetryMs = 250
const slowestRetryMs = 5_000

function createRefresher(refresh: Refresh, onError: (error: unknown) => void): Refresher {
  let stale: Set<string> | 'all' = new Set()
  let retryMs = firstRetryMs
  let last: Promise<void> = Promise.resolve()

  const mark = (keys: readonly string[] | undefined) => {
    if (keys === undefined) stale = 'all'
    else if (stale !== 'all') for (const key of keys) stale.add(key)
  }
  const refreshStale = async () => {
    if (stale !== 'all' && stale.size === 0) return
    const keys = stale === 'all' ? undefined : [...stale]
    stale = new Set()
    try {
      await refresh(keys)
      retryMs = firstRetryMs
    } catch (error) {
      mark(keys)
      throw error
    }
  }
  const now = (keys: readonly string[] | undefined): Promise<void> => {
    mark(keys)
    const run = last.then(refreshStale)
    last = run.catch(() => {})
    return run
  }
  const soon = (keys: readonly string[] | undefined): Promise<void> =>
    now(keys).catch((error: unknown) => {
      onError(error)
      setTimeout(() => void soon([]), retryMs).unref()
      retryMs = Math.min(2 * retryMs, slowestRetryMs)
    })
  return { now, soon }
}
