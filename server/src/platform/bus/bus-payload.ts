import { z } from 'zod'
import type { BusMessage } from './bus.ts'

const payloadShape = z.tuple([z.string(), z.string(), z.array(z.string()).nullable()])

/** A message as text, with the process that sends it. */
export const payloadOf = (sender: string, { topic, keys }: BusMessage): string =>
  JSON.stringify([sender, topic, keys ?? null])

/** Hands on what other processes sent; what cannot be read is reported. */
export const fromOthers =
  (
    self: string,
    onMessage: (message: BusMessage) => void,
    onError: (error: Error) => void,
  ): ((payload: string) => void) =>
  (payload) => {
    const received = read(payload)
    if (received === undefined) onError(new Error('a message of the bus could not be read'))
    else if (received.from !== self) onMessage(received.message)
  }

function read(payload: string): { readonly from: string; readonly message: BusMessage } | undefined {
  try {
    const [from, topic, keys] = payloadShape.parse(JSON.parse(payload))
    return { from, message: { topic, keys: keys ?? undefined } }
  } catch {
    return undefined
  }
}
