import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, loadavg, setPriority } from 'node:os'
import { plenty } from '../databases/catalogue.ts'
import { openCatalogue } from '../databases/databases.ts'
import { median, type Ratio, ratioOf, showRatio } from '../figures.ts'
import { type Round, runRound } from '../load/round.ts'
import { pageHeaders, type Side } from '../load/side.ts'
import { readStock } from '../load/stock.ts'
import type { Figure, Section } from '../report/section.ts'
import { type Stand, startShopServer } from '../stand.ts'
import { drawProofs } from './proofs.ts'

/** Proofs that are drawn at once. */
const proofsAtOnce = 20
const products = 1000

/** The rounds of a page: alone, beside a process that does nothing, and while proofs are drawn. */
interface PageRounds {
  readonly title: string
  readonly alone: readonly Round[]
  readonly besideLoop: readonly Round[]
  readonly beside: readonly Round[]
  readonly proofsAMinute: number
}

/**
 * Times of pages while the print files and proofs of designs are drawn, and without, in turns. A mockup needs the same
 * file; its picture is the print partner's work.
 */
export async function* runProofs(stand: Stand): AsyncGenerator<Section> {
  const loadBefore = loadavg()[0] ?? 0
  const databaseUrl = await openCatalogue(stand, products)
  const { hotProducts } = await readStock(databaseUrl, plenty)
  const productPages = hotProducts.map(({ slug }) => `/product/${slug}`)
  const pages: PageRounds[] = []
  try {
    for (const [title, cachesPages, paths] of [
      ['Collection page, cached', true, ['/collection']],
      ['Product page, rendered', false, productPages],
    ] as const) {
      const server = await startShopServer(stand, databaseUrl, cachesPages)
      pages.push(await runPage(stand, title, { ...pagesOf(paths), server }))
      await server.stop()
    }
  } finally {
    if (pages.length > 0) yield sectionOf(pages, loadBefore)
  }
}

function sectionOf(pages: readonly PageRounds[], loadBefore: number): Section {
  const pace = median(pages.map(({ proofsAMinute }) => proofsAMinute)).toFixed(0)
  const beside = ['beside', 'ratio', 'beside an empty loop']
  return {
    title: `While ${proofsAtOnce} proofs are drawn at once`,
    note: `${pace} proofs of two sides a minute; load of the machine before: ${loadBefore.toFixed(1)}.`,
    head: ['page', 'p50 ms alone', ...beside, 'p95 ms alone', ...beside],
    rows: pages.map((page) => [page.title, ...cellsOf(page, 'p50'), ...cellsOf(page, 'p95')]),
    barred: pages.flatMap((page) => [figureOf(page, 'p50'), figureOf(page, 'p95')]),
  }
}

async function runPage({ options, tell }: Stand, title: string, side: Side): Promise<PageRounds> {
  const { rounds } = options
  const visit = (seed: number, seconds = options.seconds) => runRound(side, { connections: 1, seconds, seed })
  await visit(99, 2)
  const [alone, besideLoop, beside]: [Round[], Round[], Round[]] = [[], [], []]
  let shown = 0
  let minutes = 0
  for (let round = 1; round <= rounds; round++) {
    alone.push(await visit(round))
    besideLoop.push(await besideEmptyLoop(() => visit(round)))
    const startedAt = performance.now()
    const drawing = await drawProofs(side.server.origin, proofsAtOnce)
    // The process that draws has started, and nobody waits for the first proof.
    while (drawing.shown() < 1) await visit(99, 0.2)
    beside.push(await visit(round))
    await drawing.stop()
    shown += drawing.shown()
    minutes += (performance.now() - startedAt) / 60_000
  }
  const page = { title, alone, besideLoop, beside, proofsAMinute: shown / minutes }
  tell(`${title.padEnd(24)}  p50 ${cellsOf(page, 'p50').join('  ')}  p95 ${cellsOf(page, 'p95').join('  ')}`)
  return page
}

const pagesOf = (paths: readonly string[]): Pick<Side, 'draw' | 'check'> => ({
  draw: (random) => {
    const path = random.pick(paths)
    return { method: 'GET', path, headers: pageHeaders, key: path }
  },
  check: (_ask, { status, body }) =>
    status === 200 && body.length > 1000 ? undefined : `status ${status}, ${body.length} bytes`,
})

type Time = 'p50' | 'p95'

const timesOf = (rounds: readonly Round[], time: Time) => rounds.map((round) => round[time])

const besideByAlone = ({ alone, beside }: PageRounds, time: Time): Ratio =>
  ratioOf(timesOf(beside, time), timesOf(alone, time))

const cellsOf = (page: PageRounds, time: Time): string[] => [
  ...[page.alone, page.beside].map((rounds) => median(timesOf(rounds, time)).toFixed(2)),
  showRatio(besideByAlone(page, time)),
  showRatio(ratioOf(timesOf(page.besideLoop, time), timesOf(page.alone, time))),
]

const figureOf = (page: PageRounds, time: Time): Figure => ({
  subject: `${page.title}: ${time} while ${proofsAtOnce} proofs are drawn by ${time} alone`,
  value: besideByAlone(page, time)[0],
  show: (value) => value.toFixed(2),
  bar: { atMost: 1.2 },
})

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
