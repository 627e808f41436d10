import { Worker } from 'node:worker_threads'
import { z } from 'zod'

const answer = z.union([
  z.object({ id: z.number(), png: z.instanceof(Uint8Array) }),
  z.object({ id: z.number(), error: z.string() }),
])

interface Waiting {
  readonly resolve: (png: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** Draws the master of a picture by its name, in a thread of its own that starts with the first picture. */
export interface GarmentDrawer {
  draw(key: string): Promise<Uint8Array>
  close(): Promise<void>
}

/** How long the thread stays when nothing is to be drawn; it holds 100 MB and more, and comes back in a moment. */
const usualIdleMs = 20_000

/** Every request is answered: with a picture, or with an error when the thread fails, ends or is closed. */
export function garmentDrawer(
  script = new URL('./render-worker.ts', import.meta.url),
  idleMs = usualIdleMs,
): GarmentDrawer {
  let thread: Thread | undefined
  let isClosed = false
  let lastId = 0
  const current = () => {
    thread ??= startThread(script, idleMs, (ended) => {
      if (thread === ended) thread = undefined
    })
    return thread
  }
  return {
    draw: async (key) => {
      if (isClosed) throw new Error('the shop is closing and renders no more pictures')
      return current().ask(++lastId, key)
    },
    close: async () => {
      isClosed = true
      await thread?.stop()
    },
  }
}

interface Thread {
  ask(id: number, key: string): Promise<Uint8Array>
  stop(): Promise<void>
}

function startThread(script: URL, idleMs: number, onEnd: (ended: Thread) => void): Thread {
  const worker = new Worker(script)
  const waiting = new Map<number, Waiting>()
  let idle: NodeJS.Timeout | undefined
  const thread: Thread = {
    ask: (id, key) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, key })
      }),
    stop: async () => {
      end(new Error('the render worker was stopped'))
      await worker.terminate()
    },
  }
  const end = (error: Error) => {
    clearTimeout(idle)
    onEnd(thread)
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  worker.on('message', (message: unknown) => {
    settle(waiting, message)
    clearTimeout(idle)
    if (waiting.size === 0) idle = setTimeout(() => void thread.stop(), idleMs).unref()
  })
  worker.on('error', (cause) => end(new Error('the render worker failed', { cause })))
  worker.on('exit', (code) => end(new Error(`the render worker exited with ${code}`)))
  worker.unref()
  return thread
}

function settle(waiting: Map<number, Waiting>, message: unknown): void {
  const { data: reply } = answer.safeParse(message)
  if (reply === undefined) return
  const one = waiting.get(reply.id)
  waiting.delete(reply.id)
  if ('png' in reply) one?.resolve(reply.png)
  else one?.reject(new Error(reply.error))
}
