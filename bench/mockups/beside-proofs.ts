import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, loadavg, setPriority } from 'node:os'
import { openDatabaseOf } from '../generator/databases.ts'
import type { Side } from '../load/ask.ts'
import { median } from '../load/compare.ts'
import { type Round, runRound } from '../load/round.ts'
import { readStock, type Stock } from '../measures/stock.ts'
import type { Options } from '../options.ts'
import type { Surroundings } from '../run.ts'
import { acceptEncoding } from '../servers/cached-page.ts'
import { startShopServer } from '../servers/start.ts'
import { drawProofs } from './proofs.ts'

/** Proofs that are drawn at once. */
export const proofsAtOnce = 20
const products = 1000

/** A page's times in ms, alone and while proofs are drawn. */
export interface BesideProofs {
  readonly page: string
  readonly alone: Times
  readonly beside: Times
  /** The time beside the proofs divided by the time alone: the median of the rounds' ratios, the lowest and highest. */
  readonly p50Ratio: Ratio
  readonly p95Ratio: Ratio
  /** The same beside a process that does nothing: the share of the machine. */
  readonly loopP50Ratio: Ratio
  readonly loopP95Ratio: Ratio
}

interface Times {
  readonly p50: number
  readonly p95: number
}

export type Ratio = readonly [middle: number, lowest: number, highest: number]

export interface MockupsResult {
  readonly pages: readonly BesideProofs[]
  readonly proofsAMinute: number
  /** Processes that waited for a processor, over a minute: what else this machine did. */
  readonly loadBefore: number
}

export const measuresMockups = (only: readonly string[]): boolean =>
  only.length === 0 || only.some((beginning) => 'mockups'.startsWith(beginning))

/**
 * Times of pages while the print files and proofs of designs are drawn, and without, in turns. A mockup needs the same
 * file; its picture is the print partner's work.
 */
export async function runMockups(around: Surroundings, options: Options): Promise<MockupsResult> {
  const loadBefore = loadavg()[0] ?? 0
  const databaseUrl = await openDatabaseOf(around.postgresUrl, around.place.root, products, around.tell)
  const stock = await readStock(databaseUrl)
  const pages: BesideProofs[] = []
  const paces: number[] = []
  for (const page of measuredPages(stock)) {
    const { cachesPages } = page
    const shop = await startShopServer(around.place, {
      ...{ databaseUrl, sandbox: around.sandbox, cachesPages, profile: options.profile },
    })
    try {
      const { proofsAMinute, ...times } = await runPage(shop.origin, page, options)
      pages.push(times)
      paces.push(proofsAMinute)
      around.tell(lineOf(times))
    } finally {
      await shop.stop()
    }
  }
  return { pages, proofsAMinute: median(paces), loadBefore }
}

interface MeasuredPage {
  readonly page: string
  readonly cachesPages: boolean
  readonly paths: readonly string[]
}

const measuredPages = ({ hotProducts }: Stock): readonly MeasuredPage[] => [
  { page: 'Collection page, cached', cachesPages: true, paths: ['/collection'] },
  {
    page: 'Product page, rendered',
    cachesPages: false,
    paths: hotProducts.map(({ slug }) => `/product/${slug}`),
  },
]

async function runPage(origin: string, { page, paths }: MeasuredPage, { seconds, rounds }: Options) {
  const side = pagesOf(origin, paths)
  const visit = (seed: number, length = seconds) => runRound(side, { connections: 1, seconds: length, seed })
  await visit(99, 2)
  const alone: Round[] = []
  const beside: Round[] = []
  const besideLoop: Round[] = []
  let shown = 0
  let minutes = 0
  for (let round = 1; round <= rounds; round++) {
    alone.push(await visit(round))
    besideLoop.push(await besideEmptyLoop(() => visit(round)))
    const startedAt = performance.now()
    const drawing = await drawProofs(origin, proofsAtOnce)
    // The process that draws has started, and nobody waits for the first proof.
    while (drawing.shown() < 1) await visit(99, 0.2)
    beside.push(await visit(round))
    await drawing.stop()
    shown += drawing.shown()
    minutes += (performance.now() - startedAt) / 60_000
  }
  return {
    ...{ page, alone: middle(alone), beside: middle(beside), proofsAMinute: shown / minutes },
    p50Ratio: ratioOf(alone, beside, 'p50'),
    p95Ratio: ratioOf(alone, beside, 'p95'),
    loopP50Ratio: ratioOf(alone, besideLoop, 'p50'),
    loopP95Ratio: ratioOf(alone, besideLoop, 'p95'),
  }
}

const pagesOf = (origin: string, paths: readonly string[]): Side => ({
  origin,
  draw: (random) => {
    const path = random.pick(paths)
    return {
      method: 'GET',
      path,
      headers: { 'accept-encoding': acceptEncoding, accept: 'text/html' },
      key: path,
    }
  },
  check: (_ask, { status, body }) =>
    status === 200 && body.length > 1000 ? undefined : `status ${status}, ${body.length} bytes`,
})

const middle = (rounds: readonly Round[]): Times => ({
  p50: median(rounds.map(({ p50 }) => p50)),
  p95: median(rounds.map(({ p95 }) => p95)),
})

function ratioOf(alone: readonly Round[], beside: readonly Round[], figure: keyof Times): Ratio {
  const ratios = beside.map((one, round) => one[figure] / (alone[round]?.[figure] ?? Number.NaN))
  return [median(ratios), Math.min(...ratios), Math.max(...ratios)]
}

const lineOf = ({ page, alone, beside, p50Ratio, p95Ratio }: BesideProofs) =>
  `${page.padEnd(24)}  p50 ${alone.p50.toFixed(2)} to ${beside.p50.toFixed(2)} ms, x${p50Ratio[0].toFixed(2)}  p95 ${alone.p95.toFixed(2)} to ${beside.p95.toFixed(2)} ms, x${p95Ratio[0].toFixed(2)}`

/**
 * A process that does nothing, at the lowest priority, for as long as a visit takes: what pages take beside it longer than
 * alone is how this machine shares its processors, not what the shop draws.
 */
async function besideEmptyLoop<Seen>(visit: () => Promise<Seen>): Promise<Seen> {
  const loop = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
  await once(loop, 'spawn')
  if (loop.pid !== undefined) setPriority(loop.pid, constants.priority.PRIORITY_LOW)
  try {
    return await visit()
  } finally {
    loop.kill('SIGKILL')
  }
}
