import { plenty } from '../databases/catalogue.ts'
import { openCatalogue } from '../databases/databases.ts'
import { showRatio } from '../figures.ts'
import type { Figure, Section } from '../report/section.ts'
import { type Server, type Stand, startBareServer, startShopServer } from '../stand.ts'
import { type Comparison, compare } from './round.ts'
import type { Field, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { readStock } from './stock.ts'

/** What a scenario found, with each number of connections. */
interface Result {
  readonly scenario: Scenario
  readonly comparisons: readonly Comparison[]
}

interface SizeResult {
  readonly products: number
  readonly results: readonly Result[]
  /** Resident memory of the server process after the runs. */
  readonly memory: readonly Figure[]
}

/** Measures the shop beside a bare server, with each size of the catalogue. */
export async function* runLoad(stand: Stand, names: readonly string[]): AsyncGenerator<Section> {
  const chosen = scenarios.filter(({ name }) => names.includes(name))
  const sizes: SizeResult[] = []
  for (const products of stand.options.sizes) {
    const size = await runSize(stand, chosen, products)
    sizes.push(size)
    const isLast = sizes.length === stand.options.sizes.length
    yield {
      title: `${products} products`,
      head: [
        ...['measure', 'connections', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms each'],
        ...['limit', 'its requests/s', 'ratio'],
      ],
      rows: size.results.flatMap(rowsOf),
      barred: [
        ...size.results.flatMap((result) => shareFigures(result, products)),
        ...(isLast ? growthFigures(sizes) : []),
        ...size.memory,
      ],
    }
  }
}

/** Measures one catalogue size: first without what the shop keeps, then with it. */
async function runSize(stand: Stand, chosen: readonly Scenario[], products: number): Promise<SizeResult> {
  const databaseUrl = await openCatalogue(stand, products)
  const stock = await readStock(databaseUrl, plenty)
  const bare = await startBareServer(stand, databaseUrl)
  const results: Result[] = []
  const memory: Figure[] = []
  for (const kind of ['without', 'with'] as const) {
    const these = chosen.filter(({ cache }) => cache === kind)
    if (these.length === 0) continue
    const shop = await startShopServer(stand, databaseUrl, kind === 'with')
    for (const scenario of these)
      results.push(await runScenario(stand, { shop, bare, stock, databaseUrl }, scenario, products))
    memory.push(await memoryFigure(shop, kind, products))
    await shop.stop()
  }
  await bare.stop()
  const order = (result: Result) => chosen.indexOf(result.scenario)
  return { products, results: results.sort((a, b) => order(a) - order(b)), memory }
}

async function runScenario(
  { options, tell }: Stand,
  field: Field,
  scenario: Scenario,
  products: number,
): Promise<Result> {
  const contest = await scenario.prepare(field)
  const comparisons: Comparison[] = []
  for (const connections of options.connections) {
    const comparison = await compare(contest, connections, options)
    const { subject, limit, ratio } = comparison
    comparisons.push(comparison)
    tell(
      [
        `${String(products).padStart(6)}  ${scenario.name.padEnd(19)} ${`x${connections}`.padStart(4)}`,
        `${subject.perSecond.toFixed(0).padStart(6)}/s  p50 ${subject.p50.toFixed(2)} ms`,
        `cpu ${subject.cpuMsPerRequest.toFixed(2)} ms  limit ${limit.perSecond.toFixed(0)}/s`,
        `ratio ${showRatio(ratio, 3)}`,
      ].join('  '),
    )
  }
  await contest.audit?.()
  return { scenario, comparisons }
}

const rowsOf = ({ scenario, comparisons }: Result): string[][] =>
  comparisons.map(({ connections, subject, limit, ratio }) => [
    ...[scenario.title, String(connections), subject.perSecond.toFixed(0)],
    ...[subject.p50, subject.p95, subject.p99, subject.cpuMsPerRequest].map((ms) => ms.toFixed(2)),
    ...[scenario.limit, limit.perSecond.toFixed(0), showRatio(ratio)],
  ])

const asRatio = (value: number) => value.toFixed(2)

const shareFigures = ({ scenario, comparisons }: Result, products: number): Figure[] =>
  comparisons.flatMap(({ connections, ratio: [value] }) => {
    const { share, title } = scenario
    const atLeast = typeof share === 'object' ? share[connections] : share
    const subject = `${title}, ${products} products, ${connections} connection${connections === 1 ? '' : 's'}`
    return atLeast === undefined ? [] : [{ subject, value, show: asRatio, bar: { atLeast } }]
  })

/** How many times as long the largest shop may take as the smallest. */
const growthBar = { atMost: 3 }

/** Times at 1 connection, divided by the limit's time in the same rounds, to cancel out the machine's load. */
function growthFigures(sizes: readonly SizeResult[]): Figure[] {
  const [small, large] = [sizes[0], sizes.at(-1)]
  if (small === undefined || large === undefined || small === large) return []
  const timeOf = ({ results }: SizeResult, scenario: Scenario) => {
    const alone = results
      .find((result) => result.scenario === scenario)
      ?.comparisons.find(({ connections }) => connections === 1)
    return alone === undefined ? Number.NaN : alone.subject.p50 / alone.limit.p50
  }
  return scenarios.flatMap((scenario) => {
    const value = timeOf(large, scenario) / timeOf(small, scenario)
    if (scenario.hasGrowthBar === undefined || Number.isNaN(value)) return []
    const subject = `${scenario.title}: time at ${large.products} products by the time at ${small.products}`
    return [{ subject, value, show: asRatio, bar: growthBar }]
  })
}

async function memoryFigure(shop: Server, kind: Scenario['cache'], products: number): Promise<Figure> {
  return {
    subject: `Server process ${kind} a page cache, after the runs at ${products} products`,
    value: (await shop.usage()).residentBytes / 2 ** 20,
    show: (value) => `${value.toFixed(0)} MiB`,
    bar: { atMost: products <= 1000 ? 250 : 400 },
  }
}
