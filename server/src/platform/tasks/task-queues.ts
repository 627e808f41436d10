import type { Job, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { ScheduledTask, TaskRhythm, TaskRunner } from './scheduled-tasks.ts'

const minuteQueue = 'tasks.every-minute'
const nightQueue = 'tasks.every-night'
export const taskQueues = [minuteQueue, nightQueue] as const

/** While a job waits or runs, on whichever server, it is not enqueued again. A server that died sends no heartbeats. */
const onlyOne = { policy: 'exclusive', heartbeatSeconds: 20 } as const
/** Night is Colombo's. */
const timeZone = { tz: 'Asia/Colombo' }
/** What is done at night is done after a start as well, but not so soon again, in seconds: a shop may be off then. */
const againAfterSeconds = 600

/** They run side by side. */
const nightTasksAtOnce = 20

/** Creates the queues of tasks, one for each rhythm. */
export async function openTaskQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(minuteQueue, { ...onlyOne, retryLimit: 0 })
  await boss.createQueue(nightQueue, { ...onlyOne, retryLimit: 4, retryDelay: 60, retryBackoff: true })
}

/** Runs tasks in their rhythm until the queues are stopped, each task on one server at a time. */
export async function workOffTasks(
  boss: PgBoss,
  tasks: readonly ScheduledTask[],
  runner: TaskRunner,
): Promise<void> {
  const ofRhythm = (rhythm: TaskRhythm) => tasks.filter((task) => task.rhythm === rhythm)
  await everyMinute(boss, ofRhythm('every-minute'), runner)
  await everyNight(boss, ofRhythm('every-night'), runner)
}

/** One job a minute runs all of them: what failed is tried in the next minute. */
async function everyMinute(boss: PgBoss, tasks: readonly ScheduledTask[], runner: TaskRunner): Promise<void> {
  await boss.work(minuteQueue, { pollingIntervalSeconds: 10 }, () => runner.runTasks(tasks))
  await boss.schedule(minuteQueue, '* * * * *', {}, timeZone)
}

const nightJob = z.object({ task: z.string().optional() })

/** One job for each of them, which is tried again alone. The one that comes with the night names none and enqueues all. */
async function everyNight(boss: PgBoss, tasks: readonly ScheduledTask[], runner: TaskRunner): Promise<void> {
  const enqueueAll = (options: { singletonSeconds?: number }) =>
    boss.insert(
      nightQueue,
      tasks.map(({ name }) => ({ data: { task: name }, singletonKey: name, ...options })),
    )
  await enqueueAll({ singletonSeconds: againAfterSeconds })
  const run = async ({ data }: Job<object>) => {
    const { task: name } = nightJob.parse(data)
    if (name === undefined) await enqueueAll({})
    for (const task of tasks.filter((one) => one.name === name)) await runner.runTask(task)
  }
  await boss.work<object>(nightQueue, { pollingIntervalSeconds: 30, batchSize: nightTasksAtOnce }, (jobs) =>
    Promise.all(jobs.map((job) => run(job).catch(() => boss.fail(nightQueue, job.id)))),
  )
  await boss.schedule(nightQueue, '20 3 * * *', {}, timeZone)
}
