import type { Prepared } from '../measures/measure.ts'
import type { Metered } from '../servers/usage.ts'
import type { Side } from './ask.ts'
import { type Round, runRound } from './round.ts'

/** One server's rounds, each figure as the median. */
export interface Figures extends Round {
  /** Processor time of the server's process per request, in ms. */
  readonly cpuMsPerRequest: number
}

export interface Comparison {
  readonly connections: number
  readonly subject: Figures
  readonly limit: Figures
  /** The shop's requests a second divided by the limit's: the median of the rounds' ratios. */
  readonly ratio: number
  /** Lowest and highest of the rounds' ratios: how far to trust the median. */
  readonly spread: readonly [number, number]
}

export interface Pace {
  readonly seconds: number
  readonly rounds: number
}

/** Shop and limit take turns, so other work on the machine affects both. */
export async function compare(
  prepared: Prepared,
  servers: { readonly subject: Metered; readonly limit: Metered },
  connections: number,
  { seconds, rounds }: Pace,
): Promise<Comparison> {
  const run = (side: Side, seed: number, length: number) =>
    runRound(side, { connections, seconds: length, seed })
  await prepared.reset?.()
  await run(prepared.subject, 99, Math.min(1, seconds))
  await run(prepared.limit, 99, Math.min(1, seconds))
  const subjects: Figures[] = []
  const limits: Figures[] = []
  for (let round = 1; round <= rounds; round++) {
    await prepared.reset?.()
    subjects.push(await metered(servers.subject, () => run(prepared.subject, round, seconds)))
    limits.push(await metered(servers.limit, () => run(prepared.limit, round, seconds)))
  }
  const ratios = subjects.map(({ perSecond }, round) => perSecond / (limits[round]?.perSecond ?? Number.NaN))
  return {
    connections,
    subject: medians(subjects),
    limit: medians(limits),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  }
}

async function metered(server: Metered, run: () => Promise<Round>): Promise<Figures> {
  const before = await server.usage()
  const round = await run()
  const after = await server.usage()
  return { ...round, cpuMsPerRequest: ((after.cpuSeconds - before.cpuSeconds) * 1000) / round.requests }
}

function medians(rounds: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) => median(rounds.map((round) => round[figure]))
  return {
    requests: of('requests'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    cpuMsPerRequest: of('cpuMsPerRequest'),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = low] =
    sorted.length % 2 === 1 ? sorted.slice(middle, middle + 1) : sorted.slice(middle - 1, middle + 1)
  return (low + high) / 2
}
