import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeCustomer } from './customer.ts'
import { launchChromium, measureFirstVisit, type Visit, warm } from './first-visit.ts'
import { ensureLighthouse, scoresOf } from './lighthouse.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { type MeasuredPage, measuredPages } from './pages.ts'
import { type MeasuredFigures, misses, tableOf } from './table.ts'

// Measures pages on a throttled phone and with Lighthouse. `npm run measure:pages -- --only home --publish`
const root = fileURLToPath(new URL('../..', import.meta.url))
const [begin, end] = ['<!-- figures: written by npm run measure:pages -->', '<!-- end of the figures -->']
const tell = (line: string) => console.log(line)
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    publish: { type: 'boolean', default: false },
  },
})

ensureLighthouse(tell)
const { shop, address } = await startMeasuredShop(root, tell)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => shop.stop().finally(() => process.exit(1)))
try {
  const measured = await measureAll(await requestedPages())
  const table = tableOf(measured)
  tell(`\n${table}\n`)
  for (const miss of misses(measured)) tell(`missed: ${miss}`)
  if (values.publish) publish(table)
} finally {
  await shop.stop()
}

async function requestedPages(): Promise<readonly MeasuredPage[]> {
  const answer = await fetch(`${address}/api/product/list?page=1&size=1`)
  const { products }: { products: { slug: string }[] } = await answer.json()
  const only = values.only.split(',').filter((name) => name !== '')
  return measuredPages(products[0]?.slug ?? '').filter(({ name }) => only.length === 0 || only.includes(name))
}

async function measureAll(pages: readonly MeasuredPage[]): Promise<MeasuredFigures[]> {
  const runs = Number(values.runs)
  const reports = join(root, 'var', 'measure', 'lighthouse')
  const browser = await launchChromium()
  try {
    const visits = await visitsOf(pages)
    tell('Having the pictures drawn ...')
    await warm(
      browser,
      visits.map(({ visit }) => visit),
    )
    const measured: MeasuredFigures[] = []
    for (const { page, visit } of visits) {
      tell(`Measuring ${page.name} ...`)
      const seen = await measureFirstVisit(browser, visit, runs)
      const lighthouse = { name: page.name, runs, reports }
      const scores = page.isCustomers ? {} : await scoresOf(visit.address, lighthouse)
      measured.push({ page, figures: { ...scores, ...seen } })
    }
    return measured
  } finally {
    await browser.close()
  }
}

async function visitsOf(
  pages: readonly MeasuredPage[],
): Promise<readonly { readonly page: MeasuredPage; readonly visit: Visit }[]> {
  const customer = pages.some(({ isCustomers }) => isCustomers) ? await makeCustomer(address) : undefined
  return pages.map((page) => ({
    page,
    visit: {
      address: `${address}${page.path}`,
      token: page.isCustomers ? customer : undefined,
      shows: page.shows,
    },
  }))
}

/** Writes the figures to docs/measures.md; the text around them stays. */
function publish(table: string): void {
  const file = join(root, 'docs/measures.md')
  const text = readFileSync(file, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before === -1 || after === -1) throw new Error('docs/measures.md has lost the place of its figures')
  // Other work on the machine makes Lighthouse's Performance worse.
  const load = loadavg()[0]?.toFixed(1)
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, load ${load}; the middle of ${values.runs} runs.`
  writeFileSync(file, `${text.slice(0, before)}${begin}\n\n${machine}\n\n${table}\n\n${text.slice(after)}`)
}
