import { createServer } from 'node:net'
import { StartProblem } from './start-problem.ts'

/** A free port on this machine, chosen by it. */
export async function freePort(): Promise<number> {
  const { port } = await listenOnce(0)
  return port
}

/** Whether nobody listens at a port. */
export const isFreePort = (port: number): Promise<boolean> =>
  listenOnce(port).then(
    () => true,
    () => false,
  )

/** Refuses a port that is taken, naming the setting that changes it. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  await listenOnce(port).catch(() => {
    throw new StartProblem(`The port ${port} is taken. Set ${setting} to a free one.`)
  })
}

function listenOnce(port: number): Promise<{ port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const chosen = typeof address === 'object' && address !== null ? address.port : port
      server.close(() => resolve({ port: chosen }))
    })
  })
}
