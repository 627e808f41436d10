import { setTimeout as wait } from 'node:timers/promises'
import { onDatabase } from '../databases/on-database.ts'

const longestMs = 180_000
/** How soon each cache of a shop follows a change. */
const refreshMs = 1_000

/** Waits for the night's tasks, which a shop also does after a start. Throws if some are not done after three minutes. */
export function awaitNightTasks(databaseUrl: string): Promise<void> {
  return onDatabase(databaseUrl, async (client) => {
    const until = performance.now() + longestMs
    for (;;) {
      const { rows } = await client.query<{ task: string | null }>(
        `select data ->> 'task' as task from pgboss.job
         where name = 'tasks.every-night' and state in ('created', 'retry', 'active')`,
      )
      if (rows.length === 0) break
      if (performance.now() > until)
        throw new Error(`the night's tasks do not end: ${rows.map(({ task }) => task).join(', ')}`)
      await wait(250)
    }
    await wait(refreshMs)
  })
}
