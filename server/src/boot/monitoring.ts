import { sql } from 'drizzle-orm'
import type { ResponseCache } from '../platform/cache/response-cache.ts'
import type { Database } from '../platform/database/database.ts'
import type { DiskSpace } from '../platform/disk-space.ts'
import { countJobs } from '../platform/jobs.ts'
import { createMetrics } from '../platform/monitoring/metrics.ts'
import type { MonitoringOptions } from '../platform/monitoring/monitoring.routes.ts'
import { type Overload, watchOverload } from '../platform/overload/overload.ts'
import type { CircuitBreaker } from '../platform/partners/circuit-breaker.ts'
import { listTaskRuns } from '../platform/tasks/task-runs.queries.ts'

export interface Watched {
  readonly database: Database
  readonly disk: DiskSpace
  readonly cache: ResponseCache
  readonly partners: readonly CircuitBreaker[]
  readonly metricsToken: string | null
  readonly loopDelayMs: number
}

/** Queued statements per connection before calls are shed. */
const waitingPerConnection = 20

/** Monitors the server: overload protection and metrics. */
export function monitorServer(watched: Watched): { overload: Overload; monitoring: MonitoringOptions } {
  const { database, disk, cache, partners, metricsToken } = watched
  const { pool, db } = database
  const overload = watchOverload(() => pool.waitingCount, {
    loopDelayMs: watched.loopDelayMs,
    waitingStatements: (pool.options.max ?? 10) * waitingPerConnection,
  })
  const metrics = createMetrics({
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    jobs: () => countJobs(db),
    cache: () => cache.reading(),
    partners: () => partners.map((partner) => partner.reading()),
    shed: () => overload.shed,
    freeBytes: () => disk.freeBytes(),
    tasks: () => listTaskRuns(db),
  })
  return { overload, monitoring: { metrics, metricsToken, disk, ping: () => db.execute(sql`select 1`) } }
}
