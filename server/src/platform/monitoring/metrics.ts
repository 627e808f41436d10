import { type Aggregator, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { metricsOfAllProcesses } from './metrics-of-processes.ts'

/** Numbers read at the moment of asking; each from the part that knows them. */
export interface Readings {
  readonly pool: () => { readonly total: number; readonly idle: number; readonly waiting: number }
  readonly jobs: () => Promise<
    readonly { readonly queue: string; readonly state: string; readonly count: number }[]
  >
  readonly cache: () => {
    readonly entries: number
    readonly bytes: number
    readonly hits: number
    readonly misses: number
  }
  readonly partners: () => readonly PartnerReading[]
  readonly shed: () => number
  readonly freeBytes: () => Promise<number>
  readonly tasks: () => Promise<
    readonly { readonly name: string; readonly runs: number; readonly failures: number }[]
  >
}

export interface PartnerReading {
  readonly partner: string
  readonly succeeded: number
  readonly failed: number
  /** The circuit breaker holds calls back. */
  readonly isOpen: boolean
}

export interface Metrics {
  /** Counts an answered request. `route` is the pattern, never the address: its values are few. */
  answered(method: string, route: string, status: number, seconds: number): void
  /** In Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

/** Every 10 ms, as by default, takes half a percent of a processor while nobody is there. */
const loopTimedEveryMs = 100

/** What can be watched of a running shop: requests, pool, jobs, cached pages, partners, and the process itself. */
export function createMetrics(readings: Readings): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopTimedEveryMs })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  watchDatabase(registry, readings)
  monitorCache(registry, readings)
  watchPartners(registry, readings)
  watchShop(registry, readings)
  counter(
    registry,
    'http_requests_shed_total',
    'Requests turned away because the server was overloaded',
    [],
    (set) => set.inc(readings.shed()),
  )
  return {
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    text: metricsOfAllProcesses(registry),
    contentType: registry.contentType,
  }
}

function watchDatabase(registry: Registry, { pool }: Readings): void {
  gauge(registry, 'db_pool_connections', 'Connections of the pool by state', ['state'], (set) => {
    const { total, idle, waiting } = pool()
    set.set({ state: 'busy' }, total - idle)
    set.set({ state: 'idle' }, idle)
    set.set({ state: 'waited-for' }, waiting)
  })
}

/** What all server processes share; it counts once. */
function watchShop(registry: Registry, { jobs, freeBytes, tasks }: Readings): void {
  const jobLabels = ['queue', 'state'] as const
  const readJobs = async (set: Gauge<'queue' | 'state'>) => {
    for (const { queue, state, count } of await jobs()) set.set({ queue, state }, count)
  }
  gauge(registry, 'jobs', 'Jobs by queue and state', jobLabels, readJobs, 'first')
  const readDisk = async (set: Gauge) => set.set(await freeBytes())
  gauge(registry, 'disk_free_bytes', 'Free space on the disk of the data folder', [], readDisk, 'first')
  const taskLabels = ['task', 'outcome'] as const
  const readTasks = async (set: Counter<'task' | 'outcome'>) => {
    for (const { name, runs, failures } of await tasks()) {
      set.inc({ task: name, outcome: 'succeeded' }, runs - failures)
      set.inc({ task: name, outcome: 'failed' }, failures)
    }
  }
  counter(
    registry,
    'scheduled_task_runs_total',
    'Runs of the background tasks',
    taskLabels,
    readTasks,
    'first',
  )
}

function monitorCache(registry: Registry, { cache }: Readings): void {
  gauge(registry, 'cache_entries', 'Cached pages and responses', [], (set) => set.set(cache().entries))
  gauge(registry, 'cache_bytes', 'Size of the cached pages and responses', [], (set) =>
    set.set(cache().bytes),
  )
  counter(registry, 'cache_lookups_total', 'Cache lookups', ['outcome'], (set) => {
    set.inc({ outcome: 'hit' }, cache().hits)
    set.inc({ outcome: 'miss' }, cache().misses)
  })
}

function watchPartners(registry: Registry, { partners }: Readings): void {
  counter(registry, 'partner_calls_total', 'Calls to partners', ['partner', 'outcome'], (set) => {
    for (const { partner, succeeded, failed } of partners()) {
      set.inc({ partner, outcome: 'succeeded' }, succeeded)
      set.inc({ partner, outcome: 'failed' }, failed)
    }
  })
  gauge(
    registry,
    'partner_circuit_open',
    '1 while the circuit breaker of a partner is open',
    ['partner'],
    (set) => {
      for (const { partner, isOpen } of partners()) set.set({ partner }, isOpen ? 1 : 0)
    },
    'max',
  )
}

function gauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: (set: Gauge<Label>) => void | Promise<void>,
  aggregator: Aggregator = 'sum',
): void {
  new Gauge<Label>({
    name,
    help,
    aggregator,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset()
      await read(this)
    },
  })
}

/** A counter that is maintained elsewhere and read on request. */
function counter<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: (set: Counter<Label>) => void | Promise<void>,
  aggregator: Aggregator = 'sum',
): void {
  new Counter<Label>({
    name,
    help,
    aggregator,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset()
      await read(this)
    },
  })
}
