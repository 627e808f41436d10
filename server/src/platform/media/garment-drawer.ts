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

export function garmentDrawer(): GarmentDrawer {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0
  const failAll = (error: Error) => {
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
    worker = undefined
  }
  const start = () => {
    const started = new Worker(new URL('./render-worker.ts', import.meta.url))
    started.on('message', (message: unknown) => {
      const reply = answer.parse(message)
      const one = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('png' in reply) one?.resolve(reply.png)
      else one?.reject(new Error(reply.error))
    })
    started.on('error', failAll)
    started.unref()
    return started
  }
  return {
    draw: (key) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, key })
      }),
    close: async () => {
      await worker?.terminate()
    },
  }
}
