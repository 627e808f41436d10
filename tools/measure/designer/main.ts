import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { makeCustomer, signIn } from '../customer.ts'
import { medians } from '../figures.ts'
import { launchChromium } from '../first-visit.ts'
import { startMeasuredShop } from '../measured-shop.ts'
import { publish } from '../publish.ts'
import { crowdedDesign, elementCount } from './crowded-design.ts'
import { type DragFigures, measureDrag } from './drag.ts'
import { type DesignerFigures, tableOf } from './table.ts'

// Measures the designer on a processor four times slower than this one. `npm run measure:designer -- --publish`
const root = fileURLToPath(new URL('../../..', import.meta.url))
const cpuSlowdown = 4
const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
}
const tell = (line: string) => console.log(line)
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, publish: { type: 'boolean', default: false } },
})

const { shop, address } = await startMeasuredShop(root, tell)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => shop.stop().finally(() => process.exit(1)))
try {
  const figures = await measureAll()
  const table = tableOf(figures)
  tell(`\n${table}\n`)
  if (values.publish) publish(root, 'measure:designer', Number(values.runs), table)
} finally {
  await shop.stop()
}

async function measureAll(): Promise<Record<string, DesignerFigures>> {
  const token = await makeCustomer(address)
  const design = await savedDesign(token)
  const browser = await launchChromium()
  try {
    const shared = await codeOfGallery(browser)
    const all: Record<string, DesignerFigures> = {}
    for (const [name, screen] of Object.entries(screens)) {
      // The first visit has pictures drawn and files compressed.
      await visit(browser, { screen, token, path: design, shared })
      const runs: DesignerFigures[] = []
      for (let run = 0; run < Number(values.runs); run++) {
        tell(`Measuring on a ${name} ...`)
        runs.push(await visit(browser, { screen, token, path: design, shared }))
      }
      all[name] = medians(runs)
    }
    return all
  } finally {
    await browser.close()
  }
}

/** Saves the design, and returns the address that opens it. */
async function savedDesign(token: string): Promise<string> {
  const catalogue = await fetch(`${address}/api/custom-products/catalog/product/71`)
  const { product }: { product: { variants: { id: number }[] } } = await catalogue.json()
  const variantId = product.variants[0]?.id ?? 0
  const saved = await fetch(`${address}/api/saved-designs/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(crowdedDesign(variantId)),
  })
  if (!saved.ok) throw new Error(`the design was not saved: ${await saved.text()}`)
  const { design }: { design: { _id: string } } = await saved.json()
  return `/design/product/71/variant/${variantId}?loadDesign=${design._id}`
}

interface Visit {
  readonly screen: (typeof screens)[keyof typeof screens]
  readonly token: string
  readonly path: string
  /** Addresses of code that other pages load too. */
  readonly shared: ReadonlySet<string>
}

async function visit(browser: Browser, { screen, token, path, shared }: Visit): Promise<DesignerFigures> {
  const context = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // Processor time of the page's own thread: other work on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const code = countCode(session)
    await signIn(page, token)
    const openMs = await open(page, path)
    const drag: DragFigures = await measureDrag(page, session, await lastElement(page))
    // An opened design has nothing to undo, so something was dragged.
    const wasDragged = await page.getByRole('button', { name: 'Undo', exact: true }).isEnabled()
    if (!wasDragged) throw new Error('nothing was dragged')
    return { ...drag, openMs, ...sizesOf(code, shared) }
  } finally {
    await context.close()
  }
}

/**
 * Opens the saved design; returns the time from the request of it until it is painted, as the page itself sees it: whoever
 * asks from outside asks more and more seldom, and costs the page time.
 */
async function open(page: Page, path: string): Promise<number> {
  await page.goto(`${address}${path}`)
  const opened = await page.waitForFunction(
    (count) => {
      const canvas = document.querySelector('section[aria-label^="Canvas"][aria-busy="false"]')
      const isThere = canvas !== null && canvas.querySelectorAll('button').length >= count
      return isThere && performance.now()
    },
    elementCount,
    { polling: 'raf' },
  )
  const paintedAt = Number(await opened.jsonValue())
  const requestedAt = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => new URL(name).pathname.startsWith('/api/saved-designs/'))?.startTime,
  )
  if (requestedAt === undefined) throw new Error('the design was not asked for')
  await page.waitForLoadState('networkidle')
  return paintedAt - requestedAt
}

/** The middle of the topmost element on the screen. */
async function lastElement(page: Page) {
  const box = await page.locator('section[aria-label^="Canvas"] > div').boundingBox()
  if (box === null) throw new Error('the canvas is not on the screen')
  const last = crowdedDesign(1).designs[0]?.elements.at(-1)?.position
  if (last === undefined) throw new Error('the design is empty')
  const scale = box.width / 400
  const middle = (at: number, size: number, origin: number) => (origin + at + size / 2) * scale
  return { x: box.x + middle(last.x, last.width, 50), y: box.y + middle(last.y, last.height, 100) }
}

/** The code of the page from which one comes to the designer. */
async function codeOfGallery(browser: Browser): Promise<ReadonlySet<string>> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const code = countCode(session)
  await page.goto(`${address}/design`, { waitUntil: 'networkidle' })
  await page.close()
  return new Set(code.keys())
}

/** Scripts and WebAssembly of a page by their addresses, in bytes as sent; filled while it loads. */
function countCode(session: CDPSession): ReadonlyMap<string, number> {
  const addresses = new Map<string, string>()
  const code = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { pathname } = new URL(addresses.get(requestId) ?? 'http://nowhere/')
    if (/\.(js|wasm)$/.test(pathname)) code.set(pathname, encodedDataLength)
  })
  return code
}

function sizesOf(code: ReadonlyMap<string, number>, shared: ReadonlySet<string>) {
  const sum = (isCounted: (path: string) => boolean) =>
    [...code].reduce((bytes, [path, size]) => bytes + (isCounted(path) ? size : 0), 0)
  return {
    codeBytes: sum(() => true),
    ownBytes: sum((path) => !shared.has(path)),
    shaperBytes: sum((path) => path.endsWith('.wasm')),
  }
}
