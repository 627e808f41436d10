import { createHistogram } from 'node:perf_hooks'
import { Client } from 'undici'
import { randomness } from '../../server/seeds/randomness.ts'
import type { Answer, Ask, Side } from './ask.ts'

export interface Round {
  readonly requests: number
  readonly perSecond: number
  /** Times in ms from sending a request to the last byte of its answer. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Each connection sends a request, waits for the whole answer, checks it and repeats, until the time is over. */
export async function runRound(
  side: Side,
  { connections, seconds, seed }: { connections: number; seconds: number; seed: number },
): Promise<Round> {
  const times = createHistogram({ figures: 3 })
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const work = async (connection: number) => {
    const client = new Client(side.origin)
    const random = randomness(seed * 1000 + connection)
    try {
      while (performance.now() < until) {
        const ask = side.draw(random)
        const sentAt = performance.now()
        const answer = await answerOf(client, ask)
        times.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)))
        const complaint = side.check(ask, answer)
        if (complaint !== undefined) throw new Error(`${ask.method} ${ask.path} (${ask.key}): ${complaint}`)
      }
    } finally {
      await client.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)))
  const ms = (percentile: number) => times.percentile(percentile) / 1000
  return {
    requests: times.count,
    perSecond: times.count / ((performance.now() - startedAt) / 1000),
    p50: ms(50),
    p95: ms(95),
    p99: ms(99),
  }
}

/** One request on one connection; the body's bytes are as received, compressed or not. */
export function answerOf(client: Client, ask: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let status = 0
    let encoding: string | undefined
    const { method, path, headers, body } = ask
    client.dispatch(
      { method, path, headers: { ...headers }, body: body ?? null },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, code, received) => {
          status = code
          encoding = received['content-encoding']?.toString()
        },
        onResponseData: (_controller, chunk) => {
          chunks.push(chunk)
        },
        onResponseEnd: () => {
          const [only] = chunks
          resolve({
            status,
            encoding,
            body: chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks),
          })
        },
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}
