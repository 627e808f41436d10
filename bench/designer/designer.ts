import type { BrowserContextOptions, Page } from 'playwright-core'
import { z } from 'zod'
import { medians } from '../figures.ts'
import { call } from '../load/call.ts'
import { type Load, openVisitedShop, slowDown, type VisitedShop, withPage } from '../pages/browser.ts'
import { anyShirt, shirtId } from '../proofs/proofs.ts'
import { type FigureRow, figuresSection, type Section } from '../report/section.ts'
import type { Stand } from '../stand.ts'
import { crowdedDesign, elementCount, topmost } from './crowded-design.ts'
import { type DragFigures, measureDrag } from './drag.ts'

const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
} satisfies Record<string, BrowserContextOptions>
type Screen = keyof typeof screens

export const designerNames = ['designer-phone', 'designer-desktop']

interface DesignerFigures extends DragFigures {
  /** From the request of a saved design until it is painted. */
  readonly openMs: number
  /** Scripts and WebAssembly as sent: all, what no other page loads, and of that the text shaper. */
  readonly codeBytes: number
  readonly ownBytes: number
  readonly shaperBytes: number
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`
const tenths = (ms: number) => `${ms.toFixed(1)} ms`

const rows: readonly FigureRow<keyof DesignerFigures>[] = [
  { of: 'framesPerSecond', title: 'frames per second', show: (value) => value.toFixed(1) },
  { of: 'middleFrameMs', title: 'a frame, the middle one', show: tenths },
  { of: 'slowFrameMs', title: 'a frame, 95 of 100', show: tenths },
  { of: 'workMs', title: 'work for a frame', show: tenths },
  { of: 'stolen', title: 'taken by other machines', show: (share) => `${(share * 100).toFixed(1)} %` },
  { of: 'openMs', title: 'a saved design opens', show: (ms) => `${Math.round(ms)} ms` },
  { of: 'ownBytes', title: 'code of the designer', show: kilobytes },
  { of: 'shaperBytes', title: 'of that the text shaper', show: kilobytes },
  { of: 'codeBytes', title: 'code of the whole page', show: kilobytes },
]
const bars = {
  framesPerSecond: { atLeast: 58 },
  slowFrameMs: { atMost: 20 },
  openMs: { atMost: 1_000 },
  ownBytes: { atMost: 350_000 },
}

/** Measures the designer on a slow processor: opening a saved design, and dragging what lies on top of it. */
export async function* runDesigner(stand: Stand, names: readonly string[]): AsyncGenerator<Section> {
  const shop = await openVisitedShop(stand)
  const visited = { ...shop, path: await saveDesign(shop), shared: await codeOfGallery(shop) }
  const columns = []
  try {
    for (const screen of ['phone', 'desktop'] as const) {
      if (!names.includes(`designer-${screen}`)) continue
      // The first visit has pictures drawn and files compressed.
      await visit(visited, screen)
      const visits: DesignerFigures[] = []
      for (let round = 0; round < stand.options.rounds; round++) {
        stand.tell(`Measuring the designer on a ${screen} ...`)
        visits.push(await visit(visited, screen))
      }
      columns.push({ name: screen, bars, figures: medians(visits) })
    }
  } finally {
    if (columns.length > 0) yield figuresSection(rows, columns)
  }
}

const saved = z.object({ design: z.object({ _id: z.string() }) })

/** Saves the design, and returns the address that opens it. */
async function saveDesign({ origin, token }: VisitedShop): Promise<string> {
  const { id } = await anyShirt(origin)
  const answer = await call(origin, '/api/saved-designs/save', { token, body: crowdedDesign(shirtId, id) })
  return `/design/product/${shirtId}/variant/${id}?loadDesign=${saved.parse(answer).design._id}`
}

interface Visited extends VisitedShop {
  readonly path: string
  /** Addresses of code that other pages load too. */
  readonly shared: ReadonlySet<string>
}

const visit = ({ browser, origin, token, path, shared }: Visited, screen: Screen): Promise<DesignerFigures> =>
  withPage(browser, screens[screen], token, async ({ page, session, loads }) => {
    // Processor time of the page's own thread: other work on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await slowDown(session)
    const openMs = await open(page, `${origin}${path}`)
    const drag = await measureDrag(page, session, await middleOfTopmost(page))
    // An opened design has nothing to undo, so something was dragged.
    const wasDragged = await page.getByRole('button', { name: 'Undo', exact: true }).isEnabled()
    if (!wasDragged) throw new Error('nothing was dragged')
    const bytesOf = (isCounted: (load: Load) => boolean) =>
      codeOf(loads)
        .filter(isCounted)
        .reduce((sum, { bytes }) => sum + bytes, 0)
    return {
      ...{ ...drag, openMs, codeBytes: bytesOf(() => true) },
      ownBytes: bytesOf(({ pathname }) => !shared.has(pathname)),
      shaperBytes: bytesOf(({ pathname }) => pathname.endsWith('.wasm')),
    }
  })

/** Scripts and WebAssembly. */
const codeOf = (loads: readonly Load[]) => loads.filter(({ pathname }) => /\.(js|wasm)$/.test(pathname))

/** The addresses of the code of the gallery, from which one comes to the designer. */
const codeOfGallery = ({ browser, origin }: VisitedShop): Promise<ReadonlySet<string>> =>
  withPage(browser, screens.desktop, undefined, async ({ page, loads }) => {
    await page.goto(`${origin}/design`, { waitUntil: 'networkidle' })
    return new Set(codeOf(loads).map(({ pathname }) => pathname))
  })

/**
 * Opens the saved design; returns the time from the request of it until it is painted, as the page itself sees it: whoever
 * asks from outside asks more and more seldom, and costs the page time.
 */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address)
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

async function middleOfTopmost(page: Page) {
  const box = await page.locator('section[aria-label^="Canvas"] > div').boundingBox()
  if (box === null) throw new Error('the canvas is not on the screen')
  const scale = box.width / 400
  const middle = (at: number, size: number, origin: number) => (origin + at + size / 2) * scale
  const { x, y, width, height } = topmost.position
  return { x: box.x + middle(x, width, 50), y: box.y + middle(y, height, 100) }
}
