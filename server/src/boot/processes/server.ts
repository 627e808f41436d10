import type { FastifyBaseLogger } from 'fastify'
import { exchangeRatesBreaker, httpExchangeRates } from '../../partners/exchange-rates/exchange-rates.ts'
import { facebookBreaker, facebookSignIn } from '../../partners/facebook/facebook-sign-in.ts'
import { googleBreaker, googleSignIn } from '../../partners/google/google-sign-in.ts'
import { geocoderBreaker, googleGeocoder } from '../../partners/google-geocoder/google-geocoder.ts'
import { absentIpLookup, httpIpLookup, ipLookupBreaker } from '../../partners/ip-lookup/ip-lookup.ts'
import { kokoBreaker, kokoPayments } from '../../partners/koko/koko-payments.ts'
import { printful, printfulBreaker } from '../../partners/printful/printful.ts'
import { razorpayBreaker, razorpayPayments } from '../../partners/razorpay/razorpay-payments.ts'
import { smtpBreaker, smtpMail } from '../../partners/smtp/smtp-mail.ts'
import { stripeBreaker, stripePayments } from '../../partners/stripe/stripe-payments.ts'
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
  const breakers = {
    stripe: stripeBreaker(),
    koko: kokoBreaker(),
    razorpay: razorpayBreaker(),
    smtp: smtpBreaker(),
    ipLookup: ipLookupBreaker(),
    exchangeRates: exchangeRatesBreaker(),
    google: googleBreaker(),
    facebook: facebookBreaker(),
    printful: printfulBreaker(),
    geocoder: geocoderBreaker(),
  }
  const mail = smtpMail({ url: settings.mail.url ?? '', from: settings.mail.from }, breakers.smtp)
  const disk = watchDiskSpace(settings)
  const maker = createPictureMaker()
  const features = assembleFeatures({
    database,
    jobs,
    bus,
    mail,
    providers: {
      stripe: settings.stripe === null ? null : stripePayments(settings.stripe, breakers.stripe),
      koko: settings.koko === null ? null : kokoPayments(settings.koko, breakers.koko),
      razorpay: settings.razorpay === null ? null : razorpayPayments(settings.razorpay, breakers.razorpay),
    },
    ipLookup:
      settings.ipLookupBase === null
        ? absentIpLookup()
        : httpIpLookup(settings.ipLookupBase, breakers.ipLookup),
    exchangeRates:
      settings.exchangeRatesUrl === null
        ? null
        : httpExchangeRates(settings.exchangeRatesUrl, breakers.exchangeRates),
    signInProviders: {
      google: settings.google === null ? null : googleSignIn(settings.google, breakers.google),
      facebook: settings.facebook === null ? null : facebookSignIn(settings.facebook, breakers.facebook),
    },
    geocoder: settings.geocoder === null ? null : googleGeocoder(settings.geocoder, breakers.geocoder),
    mapSource: settings.mapSource,
    printPartner: settings.printful === null ? null : printful(settings.printful, breakers.printful),
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
    mail.close()
    await bus.close()
    await database.close()
  })
}
