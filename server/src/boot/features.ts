import type { Feature } from '../platform/feature.ts'
import {
  createTaskRunner,
  runAll,
  type ScheduledTask,
  type TaskRhythm,
  type TaskRunner,
} from '../platform/tasks/scheduled-tasks.ts'
import { signInWays } from './brute-force/sign-in-ways.ts'
import { type FeatureDeps, withOwnDeps } from './feature-deps.ts'
import { handlersOf, tasksOf } from './features/compose-features.ts'
import { featureList } from './features/feature-list.ts'
import { assembleServices, type OwnDeps } from './features/services.ts'

/** Builds all features and puts together what they own. */
export function assembleFeatures(given: FeatureDeps) {
  const deps = withOwnDeps(given)
  const { clock, events } = deps
  const personalData = () => list.flatMap((feature) => feature.personalData ?? [])
  const services = assembleServices(deps, personalData)
  const list: readonly Feature[] = featureList(deps, services, {
    tasks: () => tasks,
    personalData,
  })
  const tasks: readonly ScheduledTask[] = tasksOf(list, deps)
  const runTask = createTaskRunner(deps)
  events.register([...list.flatMap((feature) => feature.subscriptions ?? []), ...(given.subscriptions ?? [])])
  return {
    clock,
    database: deps.database,
    list,
    handlers: handlersOf(list),
    events,
    /** What is done about events, a queue for each subscriber. */
    queues: events.queues(),
    tasks,
    runTask,
    ...schedulesOf(tasks, runTask),
    sessions: services.sessions,
    socialSignIn: services.socialSignIn,
    staffSessions: services.staffSessions,
    /** Signing in with a password, for its limits. */
    signInWays: signInWays(deps),
    firstOwner: services.firstOwner,
    catalog: services.catalog,
    orderLimits: services.orderLimits,
    /** Currencies that pages are rendered in. */
    shownCurrencies: services.currencies.codes,
    ...cachingOf(deps),
    cache: deps.cache,
    uploads: deps.uploads,
  }
}

export type Features = ReturnType<typeof assembleFeatures>

const cachingOf = ({ jobs, events, invalidation }: OwnDeps) => ({
  /** Fills what the features cache, and listens for changes by other processes. Must run before the first request. */
  prepare: async () => {
    await jobs.open(events.queues())
    await invalidation.start()
  },
  /** Brings what the features cache up to date, for tests and tools. */
  refreshCaches: () => invalidation.refreshAll(),
})

/** Run all tasks of a schedule, for tests and tools; a failure does not stop the others. */
function schedulesOf(tasks: readonly ScheduledTask[], runTask: TaskRunner) {
  const ofRhythm = (rhythm: TaskRhythm) => tasks.filter((task) => task.rhythm === rhythm)
  return {
    everyMinute: () => runAll(runTask, ofRhythm('every-minute')),
    everyDay: () => runAll(runTask, ofRhythm('every-night')),
  }
}
