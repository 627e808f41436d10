import { spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { answerMetricsRequests } from '../../platform/monitoring/metrics-of-processes.ts'
import { newSecretToken } from '../../platform/secret-tokens.ts'
import type { Settings } from '../settings.ts'
import { stopWhenAsked } from './stop-when-asked.ts'

const readyMessage = z.object({ ready: z.literal(true), firstOwnerLink: z.string().nullable() })

/** Deaths within a minute after which nothing is started again. */
const deathsMaximum = 3

/**
 * Runs several server processes on one port, and starts another one in place of each that dies. When too many die,
 * everything stops.
 */
export async function runServerProcesses(settings: Settings, log: FastifyBaseLogger): Promise<void> {
  // The link that creates the first owner works on each of them.
  const shared = { FIRST_OWNER_TOKEN: settings.firstOwnerToken ?? newSecretToken() }
  const others = { ...shared, WARM_PICTURES: 'no' }
  let isOpen = false
  let isStopping = false
  let deaths: number[] = []
  const stop = async () => {
    isStopping = true
    await Promise.all(running().map(stopServer))
  }
  stopWhenAsked(stop)
  answerMetricsRequests()
  // All accept from one queue. If this process handed connections out, those on their way to one that dies would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    // One that cannot start has said why.
    if (!isOpen) process.exit(1)
    log.error({ pid: worker.process.pid, code, signal }, 'a server process died')
    const now = performance.now()
    deaths = [...deaths.filter((at) => now - at < 60_000), now]
    if (deaths.length > deathsMaximum)
      return void stop().then(() => {
        console.error(`A server process died ${deaths.length} times within a minute.`)
        process.exit(1)
      })
    void startServer(others)
  })
  await prepareDatabase()
  // One alone draws the pictures of a new shop.
  const { firstOwnerLink } = await startServer(shared)
  await Promise.all(Array.from({ length: settings.servers - 1 }, () => startServer(others)))
  isOpen = true
  process.send?.({ ready: true, firstOwnerLink })
  if (process.send === undefined && firstOwnerLink !== null)
    console.log(`Make the first owner: ${firstOwnerLink}`)
}

/** In a process of its own, which takes the memory that this needs with it. */
async function prepareDatabase(): Promise<void> {
  const [, script = ''] = process.argv
  const child = spawn(process.execPath, [...process.execArgv, script, 'prepare'], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(1)
}

const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)

/** Resolves once it serves. */
function startServer(environment: Record<string, string>): Promise<z.output<typeof readyMessage>> {
  const worker = cluster.fork(environment)
  return new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      const ready = readyMessage.safeParse(message)
      if (ready.success) resolve(ready.data)
    })
  })
}

async function stopServer(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await ended
}
