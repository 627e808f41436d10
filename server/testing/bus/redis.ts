import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createClient } from 'redis'

export interface TestRedis {
  readonly url: string
  /** Ends the connections of those who listen, as a restart does. */
  cutSubscribers(): Promise<void>
  stop(): Promise<void>
}

/** Whether Redis is installed on this machine. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of its own, which stores nothing; undefined where Redis is not installed. */
export async function startRedis(): Promise<TestRedis | undefined> {
  if (!hasRedis) return undefined
  const port = await freePort()
  const child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  const url = `redis://127.0.0.1:${port}`
  const client = createClient({ url }).on('error', () => {})
  // It tries again until Redis is up.
  await client.connect()
  return {
    url,
    cutSubscribers: async () => void (await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub'])),
    stop: async () => {
      client.destroy()
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
