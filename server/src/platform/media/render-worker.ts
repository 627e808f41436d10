import { parentPort } from 'node:worker_threads'
import { parsePictureKey, renderGarment } from '@first-fashion/garments'

// Draws garments beside the server, so that requests do not wait for it.
parentPort?.on('message', async ({ id, key }: { id: number; key: string }) => {
  try {
    const picture = parsePictureKey(key)
    if (picture === undefined) throw new Error(`no picture ${key}`)
    const png = await renderGarment(picture)
    parentPort?.postMessage({ id, png })
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) })
  }
})
