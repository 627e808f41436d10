import { isDeviceOf } from '../features/accounts/index.ts'
import { isStaffDeviceOf } from '../features/staff/index.ts'
import type { Database } from '../platform/database/database.ts'
import type { Feature } from '../platform/feature.ts'
import { customerDeviceCookie, staffDeviceCookie } from '../platform/http/device-cookie.ts'
import {
  createTaskRunner,
  runAll,
  type ScheduledTask,
  type TaskRhythm,
  type TaskRunner,
} from '../platform/tasks/scheduled-tasks.ts'
import type { SignInWay } from './brute-force/sign-in-limits.ts'
import { type FeatureDeps, withOwnDeps } from './feature-deps.ts'
import { addressesOf, handlersOf, tasksOf } from './features/compose-features.ts'
import { featureList } from './features/feature-list.ts'
import { assembleServices, type OwnDeps } from './features/services.ts'

const dayMs = 24 * 3_600_000

/** Builds all features and puts together what they own. */
export function assembleFeatures(given: FeatureDeps) {
  const deps = withOwnDeps(given)
  const { clock, timeMachine, database, events, cache, uploads, prints } = deps
  const personalData = () => list.flatMap((feature) => feature.personalData ?? [])
  const services = assembleServices(deps, personalData)
  const { sessions, socialSignIn, staffSessions, firstOwner, catalog, orderLimits } = services
  const list: readonly Feature[] = featureList(deps, services, {
    tasks: () => tasks,
    personalData,
    runDueTasks: (passedMs) => schedules.due(passedMs),
  })
  const tasks: readonly ScheduledTask[] = tasksOf(list, deps)
  const runner = createTaskRunner(deps)
  const schedules = schedulesOf(tasks, runner)
  events.register([...list.flatMap((feature) => feature.subscriptions ?? []), ...(given.subscriptions ?? [])])
  return {
    clock,
    timeMachine,
    database,
    list,
    handlers: handlersOf(list),
    publicAddresses: addressesOf(list, deps),
    events,
    sockets: deps.sockets,
    tasks,
    runner,
    ...schedules,
    ...{ sessions, socialSignIn, staffSessions, firstOwner, catalog, orderLimits },
    /** Signing in with a password, for its limits. */
    signInMethods: signInMethods(deps),
    /** Currencies that pages are rendered in. */
    pageCurrencies: services.currencies.codes,
    ...cachingOf(deps),
    cache,
    uploads,
    prints,
  }
}

export type Features = ReturnType<typeof assembleFeatures>

const cachingOf = ({ jobs, invalidation, broadcasts }: OwnDeps) => ({
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
