import type { ScheduledTask } from '../../platform/tasks/scheduled-tasks.ts'

type Step = () => Promise<unknown>

interface Loaded {
  readonly load: Step
}

export interface BackgroundWork {
  /** The owner's settings that the server caches in memory. */
  readonly held: Readonly<Record<string, Loaded>>
  readonly everyMinute: Readonly<Record<string, Step>>
  readonly everyNight: Readonly<Record<string, Step>>
}

/** All background tasks, each with its own name and schedule. */
export function backgroundTasks({ held, everyMinute, everyNight }: BackgroundWork): ScheduledTask[] {
  const reloads = Object.entries(held).map(([name, { load }]) => [`reload-${name}`, load] as const)
  const tasksOf = (rhythm: ScheduledTask['rhythm'], steps: readonly (readonly [string, Step])[]) =>
    steps.map(([name, run]) => ({ name, rhythm, run }))
  return [
    ...tasksOf('every-minute', [...reloads, ...Object.entries(everyMinute)]),
    ...tasksOf('every-night', Object.entries(everyNight)),
  ]
}
