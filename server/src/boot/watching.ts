import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import type { DiskSpace } from '../platform/disk-space.ts'
import { countJobs } from '../platform/jobs.ts'
import type { Kept } from '../platform/kept/kept.ts'
import { type Overload, watchOverload } from '../platform/overload/overload.ts'
import type { GuardedPartner } from '../platform/partners/guarded-partner.ts'
import { listTaskRuns } from '../platform/tasks/task-runs.queries.ts'
import { createMetrics } from '../platform/watching/metrics.ts'
import type { WatchingOptions } from '../platform/watching/watching.routes.ts'

export interface Watched {
  readonly database: Database
  readonly disk: DiskSpace
  readonly kept: Kept
  readonly partners: readonly GuardedPartner[]
  readonly metricsToken: string | null
  readonly loopDelayMs: number
}

/** Statements that may wait for one of the connections before calls are turned away, for each connection. */
const waitingPerConnection = 20

/** What watches over the server: its capacity and its numbers. */
export function watchServer(watched: Watched): { overload: Overload; watching: WatchingOptions } {
  const { database, disk, kept, partners, metricsToken } = watched
  const { pool, db } = database
  const overload = watchOverload(() => pool.waitingCount, {
    loopDelayMs: watched.loopDelayMs,
    waitingStatements: (pool.options.max ?? 10) * waitingPerConnection,
  })
  const metrics = createMetrics({
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    jobs: () => countJobs(db),
    kept: () => kept.reading(),
    partners: () => partners.map((partner) => partner.reading()),
    shed: () => overload.shed,
    freeBytes: () => disk.freeBytes(),
    tasks: () => listTaskRuns(db),
  })
  return { overload, watching: { metrics, metricsToken, disk, ping: () => db.execute(sql`select 1`) } }
}
