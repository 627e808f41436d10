import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BodyOf, CallName, Calls, ResponseOf } from '@first-fashion/contract'
import { calls } from '@first-fashion/contract'
import { startSandbox } from '@first-fashion/sandboxes'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../src/boot/app.ts'
import type { FeatureDeps } from '../src/boot/feature-deps.ts'
import { assembleFeatures } from '../src/boot/features.ts'
import { monitorServer } from '../src/boot/monitoring.ts'
import { smtpMail } from '../src/partners/smtp/smtp-mail.ts'
import { postgresBus } from '../src/platform/bus/postgres-bus.ts'
import { type MovableClock, movableClock } from '../src/platform/clock.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { watchDiskSpace } from '../src/platform/disk-space.ts'
import { type JobQueue, openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'
import { createPictureMaker } from '../src/platform/media/drawing/picture-maker.ts'
import { createUploadedPictures } from '../src/platform/uploads/uploaded-pictures.ts'
import { partnersAt, sandboxSettings } from './test-partners.ts'

export { webhookSecret } from './test-partners.ts'

declare module 'vitest' {
  interface ProvidedContext {
    maintenanceUrl: string
  }
}

export interface Answer<Name extends CallName> {
  readonly status: number
  readonly body: ResponseOf<Calls[Name]> & {
    message?: string
    code?: string
    errors?: Record<string, string>
  }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

interface TestShopOptions extends Pick<FeatureDeps, 'subscriptions' | 'sumSources' | 'sellableSources'> {
  /** Whether the limits of a new shop hold. */
  readonly hasOrderLimits?: boolean
  /** High unless told: tests order to one address again and again. */
  readonly mailsPerMailbox?: number
}

/** A whole shop on a database of its own, cloned from the template. */
export function useTestShop(options: TestShopOptions = {}): { readonly shop: TestShop } {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await openTestShop(options)
  })
  afterAll(async () => {
    await shop?.close()
  })
  return {
    get shop() {
      if (shop === undefined) throw new Error('the test shop is not open')
      return shop
    },
  }
}

/** A second server of the same shop, as another process would be; closed after the file's tests. */
export function useSecondServer(first: { readonly shop: TestShop }): { readonly shop: TestShop } {
  let second: TestShop | undefined
  beforeAll(async () => {
    second = await openServer(first.shop.place, {})
  })
  afterAll(() => second?.close())
  return {
    get shop() {
      if (second === undefined) throw new Error('the second server is not open')
      return second
    },
  }
}

/** What the servers of a shop share. */
interface Place {
  readonly url: string
  readonly dataDir: string
  readonly clock: MovableClock
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>
}

async function openTestShop(options: TestShopOptions) {
  const maintenanceUrl = inject('maintenanceUrl')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  await onMaintenance(maintenanceUrl, `create database ${name} template shop_template`)
  const place: Place = {
    url: maintenanceUrl.replace(/\/[^/]*$/, `/${name}`),
    dataDir: await mkdtemp(join(tmpdir(), 'test-shop-')),
    clock: movableClock(),
    sandbox: await startSandbox(sandboxSettings),
  }
  const server = await openServer(place, options)
  return {
    ...server,
    close: async () => {
      await server.close()
      await place.sandbox.close()
      await rm(place.dataDir, { recursive: true })
      await onMaintenance(maintenanceUrl, `drop database ${name} with (force)`)
    },
  }
}

/** Tests order the same to the same address again and again; those of the limits set their own. */
const liftOrderLimits = ({ pool }: Database) =>
  pool.query(
    `update order_limits set units_per_line = null, units_per_order = null, open_per_account = null,
     open_per_phone = null, open_per_address = null, cash_maximum_cents = null,
     cash_maximum_unverified_cents = null, unusual_units = null, unusual_cents = null`,
  )

async function openServer(
  place: Place,
  { hasOrderLimits = false, mailsPerMailbox = 1_000, ...more }: TestShopOptions,
) {
  const { url, dataDir, clock, sandbox } = place
  const ownQueries = new AsyncLocalStorage<string[]>()
  const database = openDatabase({
    url,
    poolSize: 20,
    onQuery: (text) => ownQueries.getStore()?.push(text),
    onPoolError: () => {},
  })
  const slowedBy: number[] = []
  const logLines: string[] = []
  const log = openLog('debug', { write: (line) => void logLines.push(line) })
  const jobs = await openJobs({ url, onError: (error) => log.error({ err: error }, 'job failed') })
  const bus = postgresBus({ url, onError: (error) => log.warn({ err: error }, 'bus') })
  const mail = smtpMail({ url: `smtp://127.0.0.1:${sandbox.smtpPort}`, from: 'shop@firstfashion.example' })
  const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
  const maker = createPictureMaker()
  const features = assembleFeatures({
    database,
    jobs,
    bus,
    mail,
    ...partnersAt(sandbox.url),
    uploads: createUploadedPictures({ dataDir, disk, maker }),
    storeUrl: 'http://localhost:4000',
    deliveryRupees: 350,
    mailsPerMailbox,
    ...more,
    onError: (error, subject) => log.error({ err: error, subject }, 'background work failed'),
    clock,
  })
  if (!hasOrderLimits) await liftOrderLimits(database)
  await features.prepare()
  const monitor = monitorServer({
    database,
    disk,
    cache: features.cache,
    partners: [],
    metricsToken: 'a-token-for-tests',
    loopDelayMs: 60_000,
  })
  const app = await buildApp(features, {
    logger: log,
    trustedProxies: ['127.0.0.1'],
    requestsPerMinute: 100_000,
    signInsPerMinute: 10,
    signInsPerAccount: 30,
    signInsEverywhere: 100,
    slowDown: async (ms) => void slowedBy.push(ms),
    signInsPerAddress: 300,
    visitsPerMinute: 30,
    uploadsPerMinute: 100,
    storeUrl: 'http://localhost:4000',
    ...monitor,
  })
  await app.ready()
  await jobs.work(features.queues, { tasks: [], runTask: features.runTask })
  return {
    app,
    place,
    clock,
    dataDir,
    database,
    /** The server's log, a JSON object a line. */
    logLines,
    /** So many ms sign-ins were made to wait; tests do not. */
    slowedBy,
    features,
    /** The statements of some work alone, whatever jobs do meanwhile. */
    statementsOf: async (work: () => Promise<unknown>) => {
      const own: string[] = []
      await ownQueries.run(own, work)
      return own
    },
    /** Changes rows by SQL instead of a call; what is cached of them is refreshed. */
    change: async (statement: string, values: readonly unknown[] = []) => {
      await database.pool.query(statement, [...values])
      await features.refreshCaches()
    },
    deliver: deliverTo(features.queues),
    sandboxUrl: sandbox.url,
    call: caller(app),
    close: async () => {
      await app.close()
      await maker.close()
      await jobs.stop()
      mail.close()
      await bus.close()
      await database.close()
    },
  }
}

/** Delivers an event to one subscriber now, beside the queues. */
const deliverTo =
  (queues: readonly JobQueue[]) =>
  async (queue: string, data: Readonly<Record<string, unknown>>, id: string = randomUUID()) => {
    const subscriber = queues.find(({ name }) => name === queue)
    if (subscriber === undefined) throw new Error(`nobody subscribes as ${queue}`)
    await subscriber.work({ id, data })
  }

async function onMaintenance(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Cloning waits for nobody else to be connected to the template.
  await client.query('select pg_advisory_lock(7041202)')
  await client.query(statement)
  await client.end()
}

let nextAddress = 1

/** Makes calls by name, each shop's visitor from an address of its own. */
function caller(app: Awaited<ReturnType<typeof buildApp>>) {
  const address = `10.0.${Math.floor(nextAddress / 250)}.${nextAddress++ % 250}`
  return async <Name extends CallName>(
    name: Name,
    input: {
      body?: BodyOf<Calls[Name]> | unknown
      token?: string
      headers?: Record<string, string>
      path?: string
    } = {},
  ): Promise<Answer<Name>> => {
    const { method, path } = calls[name]
    const response = await app.inject({
      method,
      url: input.path ?? path,
      headers: {
        'x-forwarded-for': address,
        'content-type': 'application/json',
        ...(input.token === undefined ? {} : { token: input.token }),
        ...input.headers,
      },
      ...(method === 'GET' ? {} : { payload: JSON.stringify(input.body ?? {}) }),
    })
    return { status: response.statusCode, body: response.json() }
  }
}
