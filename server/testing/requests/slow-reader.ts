import { once } from 'node:events'
import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

export interface SlowReader {
  /** Sends a request as it is written. Resolves with its answer, read only once all is sent; rejects if there is none. */
  ask(head: string, body?: readonly Buffer[]): Promise<RawAnswer>
  close(): void
}

/** A client on one connection that reads no answer before all of its request is sent, as simple clients do. */
export async function connectSlowReader(url: string): Promise<SlowReader> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const failed = new Promise<never>((_resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed without an answer')))
  })
  failed.catch(() => {})
  await Promise.race([once(socket, 'connect'), failed])
  let text = ''
  const answered = new Set<() => void>()
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
    for (const look of answered) look()
  })
  const answer = () =>
    new Promise<RawAnswer>((resolve) => {
      const look = () => {
        const read = readAnswer(text)
        if (read === undefined) return
        answered.delete(look)
        text = text.slice(read.head.length + 4 + read.body.length)
        resolve(read)
      }
      answered.add(look)
      look()
    })
  return {
    ask: async (head, body = []) => {
      socket.pause()
      for (const part of [Buffer.from(head), ...body])
        await Promise.race([new Promise<void>((sent) => socket.write(part, () => sent())), failed])
      socket.resume()
      return Promise.race([answer(), failed])
    },
    close: () => void socket.destroy(),
  }
}

/** An answer of ASCII with its length announced; undefined while some of it is missing. */
function readAnswer(text: string): RawAnswer | undefined {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN)
  if (!(body.length >= length)) return undefined
  return { status: Number(head.slice(9, 12)), head, body: body.slice(0, length) }
}
