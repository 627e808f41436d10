import type { FastifyBaseLogger } from 'fastify'
import { postgresBus } from '../../platform/bus/postgres-bus.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { watchDiskSpace } from '../../platform/disk-space.ts'
import { openJobs } from '../../platform/jobs.ts'
import { createPictureMaker } from '../../platform/media/drawing/picture-maker.ts'
import { createUploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'
import { buildApp } from '../app.ts'
import { assembleFeatures } from '../features.ts'
import { serveFrontEnds } from '../front-ends.ts'
import { monitorServer } from '../monitoring.ts'
import type { Settings } from '../settings.ts'
import { partnersOf } from './partners.ts'
import { stopWhenAsked } from './stop-when-asked.ts'

const drainMs = 8_000

/** One server process, on a database that is prepared. */
export async function runServer(settings: Settings, log: FastifyBaseLogger): Promise<void> {
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
  const bus = postgresBus({
    url: settings.databaseUrl,
    onError: (error) => log.warn({ err: error }, 'bus'),
  })
  const { breakers, ...partners } = partnersOf(settings)
  const disk = watchDiskSpace(settings)
  const maker = createPictureMaker()
  const features = assembleFeatures({
    database,
    jobs,
    bus,
    ...partners,
    uploads: createUploadedPictures({ ...settings, disk, maker }),
    storeUrl: settings.storeUrl,
    deliveryRupees: settings.deliveryRupees,
    mailsPerMailbox: settings.mailsPerMailbox,
    firstOwnerToken: settings.firstOwnerToken,
    pageCacheMib: settings.pageCacheMib,
    onError: (error, subject) => log.error({ err: error, subject }, 'background work failed'),
  })
  await features.prepare()
  const monitor = monitorServer({
    ...settings,
    database,
    disk,
    cache: features.cache,
    partners: Object.values(breakers),
  })
  const app = await buildApp(features, { logger: log, ...settings, ...monitor })
  await serveFrontEnds(app, features, settings, { ...monitor, disk, maker })
  await jobs.work(features.queues, features)
  await app.listen({ host: settings.host, port: settings.port })
  log.info({ port: settings.port, mode: settings.mode }, 'shop open')
  const firstOwnerLink = settings.mode === 'live' ? await features.firstOwner.link() : null
  process.send?.({ ready: true, firstOwnerLink })
  if (process.send === undefined && firstOwnerLink !== null)
    console.log(`Make the first owner: ${firstOwnerLink}`)
  stopWhenAsked(async () => {
    // Requests in progress may finish; clients that stop reading are not waited for.
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
    await app.close()
    await jobs.stop()
    partners.mail.close()
    await bus.close()
    await database.close()
  })
}
