import { uploadKinds } from '@first-fashion/contract/pictures'
import { isDeviceOf } from '../features/accounts/index.ts'
import { pageCurrencies } from '../features/currency/index.ts'
import { demonstrationFeature } from '../features/demonstration/index.ts'
import { isStaffDeviceOf } from '../features/staff/index.ts'
import { after, type Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { purgeDeliveries } from '../platform/events/event-deliveries.queries.ts'
import { purgeHandledEvents } from '../platform/events/outbox.queries.ts'
import { failedJobsRetentionDays } from '../platform/failed-jobs.ts'
import type { Feature, PublicAddress, Retention, UploadOwner } from '../platform/feature.ts'
import { customerDeviceCookie, staffDeviceCookie } from '../platform/http/device-cookie.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import { purgeMailCounts } from '../platform/mail/mailbox-mails.queries.ts'
import { purgeRateLimits } from '../platform/rate-limits/rate-limits.queries.ts'
import {
  createTaskRunner,
  runAll,
  type ScheduledTask,
  type TaskRhythm,
  type TaskRunner,
} from '../platform/tasks/scheduled-tasks.ts'
import type { UploadedPictures } from '../platform/uploads/uploaded-pictures.ts'
import type { SignInWay } from './brute-force/sign-in-limits.ts'
import { createShop, type ShopInput } from './create-shop.ts'
import { featureList } from './features/feature-list.ts'
import { fillSeams } from './features/seams.ts'
import { sweepUploads } from './tasks/sweep-uploads.ts'

const dayMs = 24 * 3_600_000

/** Builds all features and puts together what they own. */
export function assembleFeatures(input: ShopInput) {
  const shop = createShop(input)
  const { clock, database, events, cache, uploads, prints } = shop
  const { timeMachine = null } = input
  fillSeams(shop, input, {
    ...declaredBy(() => list),
    tasks: () => tasks,
    runDueTasks: (passedMs) => schedules.due(passedMs),
  })
  const lower = featureList.map((feature) => feature(shop))
  const list: readonly Feature[] = [...lower, demonstrationFeature(shop, timeMachine)]
  const tasks: readonly ScheduledTask[] = tasksOf(list, shop)
  const runner = createTaskRunner(shop)
  const schedules = schedulesOf(tasks, runner)
  events.register([...list.flatMap((feature) => feature.subscriptions ?? []), ...(input.subscriptions ?? [])])
  return {
    shop,
    clock,
    timeMachine,
    database,
    list,
    handlers: handlersOf(list),
    publicAddresses: addressesOf(list, shop),
    events,
    sockets: shop.sockets,
    tasks,
    runner,
    ...schedules,
    /** Signing in with a password, for its limits. */
    signInMethods: signInMethods(shop),
    /** Currencies that pages are rendered in. */
    pageCurrencies: pageCurrencies(shop),
    ...cachingOf(shop),
    cache,
    uploads,
    prints,
  }
}

/** What all features say of themselves, once they are there. */
const declaredBy = (list: () => readonly Feature[]) => ({
  personalData: () => list().flatMap((feature) => feature.personalData ?? []),
  setup: () => list().flatMap((feature) => feature.setup ?? []),
  offers: () => list().map((feature) => feature.offers?.() ?? {}),
  mails: () => list().map((feature) => feature.mails ?? []),
  waiting: () => list().flatMap((feature) => feature.waiting ?? []),
})

export type Features = ReturnType<typeof assembleFeatures>

const cachingOf = ({ jobs, invalidation, broadcasts }: ReturnType<typeof createShop>) => ({
  /** Fills what the features cache, and listens for changes by other processes. Must run before the first request. */
  prepare: async () => {
    await jobs.open()
    await invalidation.start()
    await broadcasts.start()
  },
  /** Brings what the features cache up to date, for tests and tools. */
  refreshCaches: () => invalidation.refreshAll(),
})

/** Run all tasks of a schedule, for tests and tools; a failure does not stop the others. */
function schedulesOf(tasks: readonly ScheduledTask[], { runTask }: TaskRunner) {
  const ofRhythm = (rhythm: TaskRhythm) => tasks.filter((task) => task.rhythm === rhythm)
  const everyMinute = () => runAll(runTask, ofRhythm('every-minute'))
  const everyDay = () => runAll(runTask, ofRhythm('every-night'))
  return {
    everyMinute,
    everyDay,
    /** What is due once so much time has passed, in ms. */
    due: async (passedMs: number) => {
      await everyMinute()
      if (passedMs >= dayMs) await everyDay()
    },
  }
}

interface SignInWaysDeps {
  readonly database: Database
  readonly storeUrl: string
}

/** Where a password is asked for. */
const signInMethods = ({ database: { db }, storeUrl }: SignInWaysDeps): readonly SignInWay[] => [
  {
    call: 'accounts.login',
    cookie: customerDeviceCookie(storeUrl),
    isDeviceOf: (device, email) => isDeviceOf(db, device, email),
  },
  {
    call: 'staff.sign-in',
    cookie: staffDeviceCookie(storeUrl),
    isDeviceOf: (device, email) => isStaffDeviceOf(db, device, email),
  },
]

interface CompositionDeps {
  readonly database: Database
  readonly clock: Clock
  readonly uploads: UploadedPictures
}

/** The calls of all features. Throws when two features answer the same call. */
function handlersOf(features: readonly Feature[]): Handlers {
  const owners = new Map<string, string>()
  for (const { name, handlers = {} } of features)
    for (const call of Object.keys(handlers)) {
      const other = owners.get(call)
      if (other !== undefined) throw new Error(`${call} is answered by ${other} and by ${name}`)
      owners.set(call, name)
    }
  return Object.assign({}, ...features.map(({ handlers }) => handlers))
}

/** The pages of all features that the sitemap names. */
const addressesOf =
  (features: readonly Feature[], { database, clock }: Pick<CompositionDeps, 'database' | 'clock'>) =>
  async (): Promise<PublicAddress[]> => {
    const found = features.map((feature) => feature.addresses?.(database.db, clock.now()) ?? [])
    return (await Promise.all(found)).flat()
  }

/** Throws when a kind of upload is nobody's: its pictures would be swept while somebody shows them. */
function ownersOf(features: readonly Feature[]): UploadOwner[] {
  const owners = features.flatMap((feature) => feature.uploads ?? [])
  const nobodys = uploadKinds.find((kind) => !owners.some((owner) => owner.kind === kind))
  if (nobodys !== undefined) throw new Error(`no feature owns uploads of the kind ${nobodys}`)
  return owners
}

/** The tasks of all features and what is deleted once it has expired; each fails on its own. */
export function tasksOf(
  features: readonly Feature[],
  { database, clock, uploads }: CompositionDeps,
): ScheduledTask[] {
  const retention = [...features.flatMap((feature) => feature.retention ?? []), ...platformRetention]
  const owners = ownersOf(features)
  return [
    ...features.flatMap((feature) => feature.tasks ?? []),
    ...retention.map(
      ({ name, purge }): ScheduledTask => ({
        name,
        rhythm: 'every-minute',
        run: () => purge(database.db, clock.now()),
      }),
    ),
    {
      name: 'sweep-unused-uploads',
      rhythm: 'every-night',
      run: () => sweepUploads({ database, clock, uploads, owners }),
    },
  ]
}

/** A job that failed longer ago is not repeated any more. */
const deliveriesRetentionMs = (failedJobsRetentionDays + 1) * dayMs

/** What the platform itself stores for a while. */
const platformRetention: readonly Retention[] = [
  {
    name: 'purge-event-deliveries',
    purge: async (db, now) => {
      const before = after(now, -deliveriesRetentionMs)
      await purgeDeliveries(db, before)
      await purgeHandledEvents(db, before)
    },
  },
  { name: 'purge-rate-limits', purge: purgeRateLimits },
  { name: 'purge-mail-counts', purge: (db, now) => purgeMailCounts(db, after(now, -dayMs)) },
]
