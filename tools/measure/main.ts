import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeCustomer } from './customer.ts'
import { launchChromium, measureFirstVisit, type Visit, warm } from './first-visit.ts'
import { ensureLighthouse, scoresOf } from './lighthouse.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { type MeasuredPage, measuredPages } from './pages.ts'
import { publish } from './publish.ts'
import { type MeasuredFigures, misses, tableOf } from './table.ts'

// Measures pages on a throttled phone and with Lighthouse. `npm run measure:pages -- --only home --publish`
const root = fileURLToPath(new URL('../..', import.meta.url))
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
  if (values.publish) publish(root, 'measure:pages', Number(values.runs), table)
} finally {
  await shop.stop()
}

async function requestedPages(): Promise<readonly MeasuredPage[]> {
  const { products }: { products: { slug: string }[] } = await (await firstAnswer()).json()
  const only = values.only.split(',').filter((name) => name !== '')
  return measuredPages(products[0]?.slug ?? '').filter(({ name }) => only.length === 0 || only.includes(name))
}

/** The newest product. A shop that has just started can still turn requests away. */
async function firstAnswer(attempts = 20): Promise<Response> {
  const answer = await fetch(`${address}/api/product/list?page=1&size=1`)
  if (answer.ok) return answer
  if (attempts === 0) throw new Error(`the shop turns requests away: ${await answer.text()}`)
  await setTimeout(500)
  return firstAnswer(attempts - 1)
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
