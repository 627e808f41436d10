import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { startSandbox } from '@first-fashion/sandboxes'
import { buildApp } from '../src/boot/app.ts'
import type { ShopInput } from '../src/boot/create-shop.ts'
import { assembleFeatures, type Features } from '../src/boot/features.ts'
import { monitorServer } from '../src/boot/monitoring.ts'
import { smtpMail } from '../src/partners/smtp/smtp-mail.ts'
import { postgresBus } from '../src/platform/bus/postgres-bus.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { watchDiskSpace } from '../src/platform/disk-space.ts'
import type { EventBus } from '../src/platform/events/event-bus.ts'
import { startOutboxWorker } from '../src/platform/events/outbox-worker.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openLog } from '../src/platform/log.ts'
import { createDerivedFiles } from '../src/platform/media/derived/derived-files.ts'
import { documentWriting } from '../src/platform/media/document-writing.ts'
import { createPictureMaker } from '../src/platform/media/drawing/picture-maker.ts'
import { createPrintStore } from '../src/platform/media/prints/print-store.ts'
import { createUploadedPictures } from '../src/platform/uploads/uploaded-pictures.ts'
import { caller } from './calls-by-name.ts'
import type { TestClock } from './test-clock.ts'
import { partnersAt } from './test-partners.ts'

/** What the servers of a shop share. */
export interface Place {
  readonly url: string
  readonly dataDir: string
  readonly clock: TestClock
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>
}

export interface TestServerOptions
  extends Pick<
    ShopInput,
    'subscriptions' | 'adjustmentSources' | 'sellableSources' | 'timeMachine' | 'printFiles'
  > {
  /** Whether the limits of a new shop hold. */
  readonly hasOrderLimits?: boolean
  /** Where the shop says it is; a test that listens says so. */
  readonly storeUrl?: string
  /** High unless told: tests order to one address again and again. */
  readonly mailsPerMailbox?: number
  /** High unless told. */
  readonly messagesPerMinute?: number
}

const usualUrl = 'http://localhost:4000'
/** The least that argon2 takes: nobody steals the passwords of tests. */
export const passwordMemoryKib = 8
/** Garments of 400 px are drawn in a seventh of the time. */
export const garmentScale = 1
/** Of all shops of a worker, until it ends: starting one takes longer than most drawings. */
const maker = createPictureMaker({ garmentScale, idleMs: 3_600_000 })

/** A server in this process, with its jobs at work. */
export async function openServer(place: Place, { hasOrderLimits = false, ...options }: TestServerOptions) {
  const platform = await openPlatform(place)
  const { database, logLines, statementsOf } = platform
  const features = featuresOn(platform, place, options)
  if (!hasOrderLimits) await liftOrderLimits(database)
  await features.prepare()
  const slowedBy: number[] = []
  const app = await appOf(features, { ...platform, ...options }, async (ms) => void slowedBy.push(ms))
  await app.ready()
  await platform.jobs.work({ ...features.events, tasks: [], runner: features.runner })
  const { url } = place
  const outbox = await startOutboxWorker({ ...features, url, onError: platform.onJobError })
  return {
    app,
    place,
    clock: place.clock,
    dataDir: place.dataDir,
    database,
    /** The server's log, a JSON object a line. */
    logLines,
    /** So many ms sign-ins were made to wait; tests do not. */
    slowedBy,
    features,
    statementsOf,
    /** Changes rows by SQL instead of a call; what is cached of them is refreshed. */
    change: async (statement: string, values: readonly unknown[] = []) => {
      await database.pool.query(statement, [...values])
      await features.refreshCaches()
    },
    deliver: deliverTo(features.events),
    sandboxUrl: place.sandbox.url,
    call: caller(app),
    close: async () => {
      await app.close()
      await outbox.stop()
      await platform.close()
    },
  }
}

type Platform = Awaited<ReturnType<typeof openPlatform>>

/** What features stand on: database, log, jobs, bus, mail and pictures. */
async function openPlatform({ url, dataDir, sandbox }: Place) {
  const { database, statementsOf } = openTracedDatabase(url)
  const logLines: string[] = []
  const log = openLog('debug', { write: (line) => void logLines.push(line) })
  const onJobError = (error: Error) => log.error({ err: error }, 'job failed')
  const jobs = await openJobs({ url, onError: onJobError, pollingSeconds: 1 })
  const bus = postgresBus({ url, onError: (error) => log.warn({ err: error }, 'bus') })
  const mail = smtpMail({ url: `smtp://127.0.0.1:${sandbox.smtpPort}`, from: 'shop@firstfashion.example' })
  const disk = watchDiskSpace({ dataDir, leastFreeMib: 0 })
  const files = createDerivedFiles({ dataDir, disk, mostBytes: 64 * 1024 * 1024 })
  const uploads = createUploadedPictures({ dataDir, disk, files, maker })
  return {
    database,
    statementsOf,
    log,
    logLines,
    jobs,
    onJobError,
    bus,
    mail,
    disk,
    uploads,
    prints: createPrintStore({ dataDir, disk, maker }),
    ...documentWriting({ dataDir, files, maker, uploads }),
    close: async () => {
      await jobs.stop()
      mail.close()
      await bus.close()
      await database.close()
    },
  }
}

function openTracedDatabase(url: string) {
  const ownQueries = new AsyncLocalStorage<string[]>()
  const database = openDatabase({
    url,
    poolSize: 20,
    onQuery: (text) => ownQueries.getStore()?.push(text),
    onPoolError: () => {},
  })
  return {
    database,
    /** The statements of some work alone, whatever jobs do meanwhile. */
    statementsOf: async (work: () => Promise<unknown>) => {
      const own: string[] = []
      await ownQueries.run(own, work)
      return own
    },
  }
}

const featuresOn = (
  { database, jobs, bus, mail, uploads, prints, writePdf, jpegAt, log }: Platform,
  { clock, sandbox }: Place,
  { mailsPerMailbox = 1_000, storeUrl = usualUrl, ...more }: Omit<TestServerOptions, 'hasOrderLimits'>,
) =>
  assembleFeatures({
    database,
    jobs,
    bus,
    mail,
    ...partnersAt(sandbox.url),
    uploads,
    prints,
    writePdf,
    jpegAt,
    storeUrl,
    deliveryRupees: 350,
    passwordMemoryKib,
    mailsPerMailbox,
    ...more,
    onError: (error, subject) => log.error({ err: error, subject }, 'background work failed'),
    clock,
  })

/** Limits so high that tests do not meet them, but for those of sign-ins and visits. */
function appOf(
  features: Features,
  {
    database,
    disk,
    log,
    storeUrl = usualUrl,
    messagesPerMinute = 100_000,
  }: Platform & Pick<TestServerOptions, 'storeUrl' | 'messagesPerMinute'>,
  slowDown: (ms: number) => Promise<void>,
) {
  const monitor = monitorServer({
    database,
    disk,
    cache: features.cache,
    partners: [],
    metricsToken: 'a-token-for-tests',
    loopDelayMs: 60_000,
  })
  return buildApp(features, {
    logger: log,
    trustedProxies: ['127.0.0.1'],
    requestsPerMinute: 100_000,
    signInsPerMinute: 10,
    signInsPerAccount: 30,
    signInsEverywhere: 100,
    slowDown,
    signInsPerAddress: 300,
    visitsPerMinute: 30,
    uploadsPerMinute: 100,
    documentsPerMinute: 100,
    messagesPerMinute,
    storeUrl,
    ...monitor,
  })
}

/** Tests order the same to the same address again and again; those of the limits set their own. */
const liftOrderLimits = ({ pool }: Database) =>
  pool.query(
    `update order_limits set units_per_line = null, units_per_order = null, open_per_account = null,
     open_per_phone = null, open_per_address = null, cash_maximum_cents = null,
     cash_maximum_unverified_cents = null, unusual_units = null, unusual_cents = null, units_per_network = null,
     stock_share = null, cash_units_unconfirmed = null, short_hold_from = null`,
  )

/** Delivers an event to one subscriber now, beside the outbox. */
const deliverTo =
  (events: EventBus) =>
  (subscriber: string, payload: Readonly<Record<string, unknown>>, eventId: string = randomUUID()) =>
    events.deliver({ subscriber, eventId, payload })
