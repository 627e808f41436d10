import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../testing/chromium.ts'
import { signIn } from './customer.ts'
import { medians, type VisitFigures } from './figures.ts'

/** A mid-range phone on a slow connection: 4 times slower than this machine, 150 ms round trip, 1.6 Mbit/s. */
const cpuSlowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** A page and its visitor. */
export interface Visit {
  readonly address: string
  /** A customer's session token; without one the visitor is signed out. */
  readonly token: string | undefined
  /** A selector that matches once the page is complete. */
  readonly shows: string
}

export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })

/** Requests every picture of the pages in advance, for our phone's size and Lighthouse's. */
export async function warm(browser: Browser, visits: readonly Visit[]): Promise<void> {
  for (const deviceScaleFactor of [phone.deviceScaleFactor, 1.75])
    for (const { address, token, shows } of visits) {
      const page = await browser.newPage({ ...phone, deviceScaleFactor })
      if (token !== undefined) await signIn(page, token)
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator(shows).first().waitFor()
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      await page.waitForFunction(() => [...document.images].every((image) => image.complete), undefined, {
        timeout: 240_000,
      })
      await page.close()
    }
}

/** Visits a page for the first time, several times, each with an empty cache. */
export async function measureFirstVisit(browser: Browser, first: Visit, runs: number): Promise<VisitFigures> {
  const visits: VisitFigures[] = []
  for (let run = 0; run < runs; run++) visits.push(await visit(browser, first))
  return medians(visits)
}

async function visit(browser: Browser, { address, token, shows }: Visit): Promise<VisitFigures> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const sent = countBytes(session)
    if (token !== undefined) await signIn(page, token)
    await page.addInitScript(observePaints)
    await page.goto(address, { waitUntil: 'networkidle' })
    // The visit includes placeholders until their content replaces them.
    await page.locator(shows).first().waitFor()
    await page.waitForFunction(() => document.querySelector('[data-testid=placeholder-card]') === null)
    await page.waitForLoadState('networkidle')
    const paints = await page.evaluate(() => window.measured)
    const opened = sent.now()
    await scrollToEnd(page)
    const scrolled = sent.now()
    const layoutShift = await page.evaluate(() => window.measured.layoutShift)
    return { ...paints, layoutShift, ...opened, scrolledPictureBytes: scrolled.pictureBytes }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    measured: { largestPaintMs: number; layoutShift: number }
  }
}

/** Runs in the page before its own scripts. */
function observePaints(): void {
  window.measured = { largestPaintMs: 0, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.measured.largestPaintMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        window.measured.layoutShift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls screen by screen, and waits for each. */
async function scrollToEnd(page: Page): Promise<void> {
  for (;;) {
    const isEnd = await page.evaluate(() => {
      window.scrollBy(0, window.innerHeight / 2)
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
    })
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom, left, width } = image.getBoundingClientRect()
        const isInSight = bottom > 0 && top < window.innerHeight && left < window.innerWidth
        return image.complete || width === 0 || !isInSight
      }),
    )
    if (isEnd) return
  }
}

function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  let requests = 0
  session.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  return {
    now: () => ({
      programBytes: bytes.get('Script') ?? 0,
      pictureBytes: bytes.get('Image') ?? 0,
      allBytes: [...bytes.values()].reduce((sum, one) => sum + one, 0),
      requests,
    }),
  }
}
