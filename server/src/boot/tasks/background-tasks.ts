import type { ScheduledTask } from '../../platform/tasks/scheduled-tasks.ts'

type Step = () => Promise<unknown>

export interface BackgroundWork {
  readonly everyMinute: Readonly<Record<string, Step>>
  readonly everyNight: Readonly<Record<string, Step>>
}

/** All background tasks, each with its own name and schedule. */
export function backgroundTasks({ everyMinute, everyNight }: BackgroundWork): ScheduledTask[] {
  const tasksOf = (rhythm: ScheduledTask['rhythm'], steps: Readonly<Record<string, Step>>) =>
    Object.entries(steps).map(([name, run]) => ({ name, rhythm, run }))
  return [...tasksOf('every-minute', everyMinute), ...tasksOf('every-night', everyNight)]
}
