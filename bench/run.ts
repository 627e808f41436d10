import { join } from 'node:path'
import { openDatabaseOf } from './generator/databases.ts'
import { type Comparison, compare } from './load/compare.ts'
import { chosenMeasures } from './measures/index.ts'
import type { Field, Measure } from './measures/measure.ts'
import { readStock, type Stock } from './measures/stock.ts'
import type { Options } from './options.ts'
import { fetchPages, writePages } from './servers/cached-page.ts'
import {
  type Place,
  type RunningServer,
  type ShopOptions,
  startBare,
  startShopServer,
} from './servers/start.ts'

/** The results for one catalogue size. */
export interface SizeResult {
  readonly products: number
  readonly measures: readonly MeasureResult[]
  /** Resident memory of the server process after the runs, in MiB: with and without a page cache. */
  readonly residentMib: Partial<Record<Measure['shop'], number>>
}

export interface MeasureResult {
  readonly name: string
  readonly title: string
  readonly limit: Measure['limit']
  readonly comparisons: readonly Comparison[]
}

export interface Surroundings {
  readonly place: Place
  readonly postgresUrl: string
  readonly sandbox: ShopOptions['sandbox']
  readonly tell: (line: string) => void
}

/** Measures one catalogue size: first with a page cache, then without. */
export async function runSize(around: Surroundings, options: Options, products: number): Promise<SizeResult> {
  const { place, postgresUrl, sandbox, tell } = around
  const databaseUrl = await openDatabaseOf(postgresUrl, place.root, products, tell)
  const stock = await readStock(databaseUrl)
  const chosen = chosenMeasures(options.only)
  const measured: MeasureResult[] = []
  const residentMib: Partial<Record<Measure['shop'], number>> = {}
  for (const kind of ['making', 'caching'] as const) {
    const these = chosen.filter(({ shop }) => shop === kind)
    if (these.length === 0) continue
    const { profile } = options
    const field = await openField(
      place,
      { databaseUrl, sandbox, cachesPages: kind === 'caching', profile },
      stock,
    )
    try {
      for (const measure of these) measured.push(await runMeasure(field, measure, options, products, tell))
      residentMib[kind] = (await field.shop.usage()).residentBytes / 2 ** 20
      tell(`${products} products, server ${kind} pages: ${Math.round(residentMib[kind])} MiB resident`)
    } finally {
      await field.close()
    }
  }
  const order = chosen.map(({ name }) => name)
  measured.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  return { products, measures: measured, residentMib }
}

async function runMeasure(
  field: Awaited<ReturnType<typeof openField>>,
  { name, title, limit, prepare }: Measure,
  { connections, seconds, rounds }: Options,
  products: number,
  tell: (line: string) => void,
): Promise<MeasureResult> {
  const prepared = await prepare(field)
  const servers = { subject: field.shop, limit: field[limit] }
  const comparisons: Comparison[] = []
  for (const count of connections) {
    const comparison = await compare(prepared, servers, count, { seconds, rounds })
    comparisons.push(comparison)
    tell(lineOf(products, name, comparison))
  }
  await prepared.audit?.()
  return { name, title, limit, comparisons }
}

function lineOf(
  products: number,
  name: string,
  { connections, subject, limit, ratio, spread }: Comparison,
): string {
  const columns = [
    String(products).padStart(6),
    name.padEnd(18),
    `x${connections}`.padStart(4),
    `${subject.perSecond.toFixed(0).padStart(6)}/s`,
    `p50 ${subject.p50.toFixed(2)} ms`,
    `cpu ${subject.cpuMsPerRequest.toFixed(2)} ms`,
    `limit ${limit.perSecond.toFixed(0)}/s`,
    `ratio ${ratio.toFixed(3)} (${spread.map((one) => one.toFixed(3)).join(' to ')})`,
  ]
  return columns.join('  ')
}

interface OpenField extends Field {
  readonly shop: RunningServer
  close(): Promise<void>
}

/** A shop and the bare servers beside it, each in its own process, on one database. */
async function openField(place: Place, options: ShopOptions, stock: Stock): Promise<OpenField> {
  const file = join(place.folder, 'pages.json')
  const servers: RunningServer[] = []
  const started = async (starting: Promise<RunningServer>) => {
    const server = await starting
    servers.push(server)
    return server
  }
  const close = async () => {
    for (const server of servers.splice(0)) await server.stop()
  }
  try {
    const shop = await started(startShopServer(place, options))
    const env = { DATABASE_URL: options.databaseUrl }
    const barePages = await started(startBare(place, 'pages', { PAGES: file }))
    return {
      shop,
      barePages,
      bareSelect: await started(startBare(place, 'select', env)),
      bareWrites: await started(startBare(place, 'writes', env)),
      stock,
      databaseUrl: options.databaseUrl,
      givePages: async (paths) => {
        const pages = await fetchPages(shop.origin, paths)
        writePages(file, pages)
        await fetch(`${barePages.origin}/pages`, { method: 'POST' })
        return pages
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
