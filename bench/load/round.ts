import { createHistogram } from 'node:perf_hooks'
import { Client } from 'undici'
import { randomness } from '../../server/seeds/randomness.ts'
import { medians, type Ratio, ratioOf } from '../figures.ts'
import type { Options } from '../options.ts'
import type { Answer, Ask, Side } from './side.ts'

export interface Round {
  readonly requests: number
  readonly perSecond: number
  /** Times in ms from sending a request to the last byte of its answer. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Shop and limit, and what frames their rounds. */
export interface Contest {
  readonly subject: Side
  readonly limit: Side
  /** Before each round, on both sides. */
  readonly reset?: () => Promise<void>
  /** After all rounds: the database must match the answers. Throws otherwise. */
  readonly audit?: () => Promise<void>
}

/** One server's rounds, each figure as the median; processor time of its process per request, in ms. */
type Figures = Round & { readonly cpuMsPerRequest: number }

export interface Comparison {
  readonly connections: number
  readonly subject: Figures
  readonly limit: Figures
  /** The shop's requests a second divided by the limit's. */
  readonly ratio: Ratio
}

/** Shop and limit take turns, so other work on the machine affects both. */
export async function compare(
  { subject, limit, reset }: Contest,
  connections: number,
  { seconds, rounds }: Pick<Options, 'seconds' | 'rounds'>,
): Promise<Comparison> {
  await reset?.()
  for (const side of [subject, limit])
    await runRound(side, { connections, seconds: Math.min(1, seconds), seed: 99 })
  const subjects: Figures[] = []
  const limits: Figures[] = []
  for (let seed = 1; seed <= rounds; seed++) {
    await reset?.()
    subjects.push(await meteredRound(subject, { connections, seconds, seed }))
    limits.push(await meteredRound(limit, { connections, seconds, seed }))
  }
  const paceOf = (figures: readonly Figures[]) => figures.map(({ perSecond }) => perSecond)
  return {
    connections,
    subject: medians(subjects),
    limit: medians(limits),
    ratio: ratioOf(paceOf(subjects), paceOf(limits)),
  }
}

interface Pace {
  readonly connections: number
  readonly seconds: number
  readonly seed: number
}

async function meteredRound(side: Side, pace: Pace): Promise<Figures> {
  const before = await side.server.usage()
  const round = await runRound(side, pace)
  const after = await side.server.usage()
  return { ...round, cpuMsPerRequest: ((after.cpuSeconds - before.cpuSeconds) * 1000) / round.requests }
}

/** Each connection sends a request, waits for the whole answer, checks it and repeats, until the time is over. */
export async function runRound(side: Side, { connections, seconds, seed }: Pace): Promise<Round> {
  const times = createHistogram({ figures: 3 })
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const work = async (connection: number) => {
    const client = new Client(side.server.origin)
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
function answerOf(client: Client, { method, path, headers, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let status = 0
    let encoding: string | undefined
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
          const isWhole = chunks.length === 1 && only !== undefined
          resolve({ status, encoding, body: isWhole ? only : Buffer.concat(chunks) })
        },
        onResponseError: (_controller, error) => reject(error),
      },
    )
  })
}
