import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { StartProblem } from './start-problem.ts'

/**
 * A free port on this machine, below the range for outgoing connections. One of those could take the port before it is
 * used, or while its server restarts. Reserved ports are not given away.
 */
export async function freePort(reserved: readonly number[] = [], draw = anyPort): Promise<number> {
  for (;;) {
    const port = draw()
    if (!reserved.includes(port) && (await isFreePort(port))) return port
  }
}

const anyPort = (): number => randomInt(10_000, 32_000)

/** Whether a port is free. */
export const isFreePort = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => true,
    () => false,
  )

/** Refuses a port in use, and names the setting that changes it. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  await listenOnce(port).catch(() => {
    throw new StartProblem(`The port ${port} is in use. Set ${setting} to a free one.`)
  })
}

function listenOnce(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => server.close(() => resolve()))
  })
}
