import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { TimeMachine } from '../../features/demonstration/index.ts'
import { firstOwnerLink } from '../../features/staff/index.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { postgresBus } from '../../platform/bus/postgres-bus.ts'
import { movableClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { watchDiskSpace } from '../../platform/disk-space.ts'
import { type OutboxWorker, startOutboxWorker } from '../../platform/events/outbox-worker.ts'
import { openJobs } from '../../platform/jobs.ts'
import { createDerivedFiles } from '../../platform/media/derived/derived-files.ts'
import { documentWriting } from '../../platform/media/document-writing.ts'
import { createPictureMaker } from '../../platform/media/drawing/picture-maker.ts'
import { createPrintStore } from '../../platform/media/prints/print-store.ts'
import { createUploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'
import { buildApp } from '../app.ts'
import { assembleFeatures, type Features } from '../features.ts'
import { serveFrontEnds } from '../front-ends.ts'
import { monitorServer } from '../monitoring.ts'
import type { Settings } from '../settings.ts'
import { partnersOf } from './partners.ts'
import { stopWhenAsked } from './stop-when-asked.ts'

const drainMs = 8_000

/** One server process, on a database that is prepared. */
export async function runServer(settings: Settings, log: FastifyBaseLogger): Promise<void> {
  const resources = await openResources(settings, log)
  const features = featuresOf(resources, settings, log)
  await features.prepare()
  const app = await buildShop(features, resources, settings, log)
  await resources.jobs.work({ ...features.events, ...features })
  const outbox = await workOffEvents(features, settings, log)
  await app.listen({ host: settings.host, port: settings.port })
  log.info({ port: settings.port, mode: settings.mode }, 'shop open')
  await reportReady(features, settings)
  stopWhenAsked(() => stop(app, outbox, resources))
}

type Resources = Awaited<ReturnType<typeof openResources>>

/** What a process works with; some of it must be closed at the end. */
async function openResources(settings: Settings, log: FastifyBaseLogger) {
  const database = openDatabase({
    url: settings.databaseUrl,
    poolSize: settings.databasePool,
    onPoolError: (error) => log.warn({ err: error }, 'database connection lost'),
    ...(settings.isDevelopment
      ? { onSlowQuery: (text, ms) => log.warn({ ms: Math.round(ms), query: text }, 'slow query') }
      : {}),
  })
  const jobs = await openJobs({
    url: settings.databaseUrl,
    onError: (error) => log.error({ err: error }, 'job failed'),
  })
  const bus = await openBus(settings, log)
  const { breakers, ...partners } = partnersOf(settings, process.env)
  const { dataDir, derivedFilesMib, servers, drawingIdleMs } = settings
  const disk = watchDiskSpace(settings)
  // Each process counts the files that it knows.
  const mostBytes = (derivedFilesMib / servers) * 1024 * 1024
  return {
    database,
    jobs,
    bus,
    partners,
    breakers,
    disk,
    files: createDerivedFiles({ dataDir, disk, mostBytes }),
    maker: createPictureMaker({ idleMs: drawingIdleMs }),
  }
}

/** Redis where the settings name one; otherwise the database. */
async function openBus({ redisUrl, databaseUrl }: Settings, log: FastifyBaseLogger): Promise<Bus> {
  const onError = (error: Error) => log.warn({ err: error }, 'bus')
  if (redisUrl === null) return postgresBus({ url: databaseUrl, onError })
  // Shops without Redis need not load its client.
  const { redisBus } = await import('../../platform/bus/redis-bus.ts')
  return redisBus({ url: redisUrl, onError })
}

const featuresOf = (
  { database, jobs, bus, partners, disk, files, maker }: Resources,
  settings: Settings,
  log: FastifyBaseLogger,
): Features => {
  const uploads = createUploadedPictures({ ...settings, disk, files, maker })
  return assembleFeatures({
    database,
    jobs,
    bus,
    ...partners,
    uploads,
    prints: createPrintStore({ ...settings, disk, maker }),
    ...documentWriting({ ...settings, files, maker, uploads }),
    storeUrl: settings.storeUrl,
    isRehearsal: settings.mode === 'rehearsal',
    deliveryRupees: settings.deliveryRupees,
    passwordMemoryKib: settings.passwordMemoryKib,
    mailsPerMailbox: settings.mailsPerMailbox,
    firstOwnerToken: settings.firstOwnerToken,
    settingsKey: settings.settingsKey,
    pageCacheMib: settings.pageCacheMib,
    timeMachine: timeMachineOf(settings, log),
    onError: (error, subject) => log.error({ err: error, subject }, 'background work failed'),
  })
}

/** The API with the store and the back office beside it. */
async function buildShop(
  features: Features,
  { database, breakers, disk, files, maker, partners }: Resources,
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const monitor = monitorServer({
    ...settings,
    database,
    disk,
    cache: features.cache,
    partners: Object.values(breakers),
  })
  const app = await buildApp(features, { logger: log, ...settings, ...monitor })
  await serveFrontEnds(
    app,
    features,
    { ...settings, partners: partners.settings },
    { ...monitor, files, maker },
  )
  return app
}

const workOffEvents = (features: Features, settings: Settings, log: FastifyBaseLogger) =>
  startOutboxWorker({
    ...features,
    url: settings.databaseUrl,
    onError: (error) => log.error({ err: error }, 'job failed'),
  })

/** Tells the process that started this one, or the console, where the first owner is made. */
async function reportReady({ shop }: Features, { mode }: Settings): Promise<void> {
  const link = mode !== 'demo' ? await firstOwnerLink(shop) : null
  process.send?.({ ready: true, firstOwnerLink: link })
  if (process.send === undefined && link !== null) console.log(`Make the first owner: ${link}`)
}

async function stop(
  app: FastifyInstance,
  outbox: OutboxWorker,
  { database, jobs, bus, partners }: Resources,
): Promise<void> {
  // Requests in progress may finish; clients that stop reading are not waited for.
  setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
  await app.close()
  await outbox.stop()
  await jobs.stop()
  partners.mail.close()
  await bus.close()
  await database.close()
}

/** A demonstration's clock that its sandbox can push forward. Null in a live shop. */
function timeMachineOf({ sandbox }: Settings, log: FastifyBaseLogger): TimeMachine | null {
  if (sandbox === null) return null
  return {
    clock: movableClock(),
    sandboxKey: sandbox.key,
    notifySandbox: async (pushedMs) => {
      // The shop's time counts; a sandbox that is away hears of it at the next push.
      await post(sandbox.url, 'clock', { pushedMs }).catch((error: unknown) =>
        log.warn({ err: error }, 'the sandbox did not take the time'),
      )
    },
    rememberPayments: async (payments) => {
      // Without them only their refunds are refused, and staff see that.
      await post(sandbox.url, 'card-payments', { payments }).catch((error: unknown) =>
        log.warn({ err: error }, 'the sandbox did not take the payments'),
      )
    },
  }
}

const answerWithinMs = 5_000

async function post(sandboxUrl: string, what: 'clock' | 'card-payments', body: object): Promise<void> {
  const response = await fetch(`${sandboxUrl}/api/control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  })
  if (!response.ok) throw new Error(`the sandbox answered ${response.status}`)
}
