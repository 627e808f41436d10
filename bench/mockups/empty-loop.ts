import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'

/**
 * A process that does nothing, at the lowest priority, for as long as a visit takes: what pages take beside it longer than
 * alone is how this machine shares its processors, not what the shop draws.
 */
export async function besideEmptyLoop<Seen>(visit: () => Promise<Seen>): Promise<Seen> {
  const loop = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
  await once(loop, 'spawn')
  if (loop.pid !== undefined) setPriority(loop.pid, constants.priority.PRIORITY_LOW)
  try {
    return await visit()
  } finally {
    loop.kill('SIGKILL')
  }
}
