import type { Browser, Page } from 'playwright-core'
import { slowDown, withPage } from './browser.ts'

/** A slow connection: 150 ms round trip, 1.6 Mbit/s. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** The cost of a first visit on a slow phone. Bytes are as sent, headers included. */
export interface VisitFigures {
  readonly largestPaintMs: number
  readonly layoutShift: number
  readonly programBytes: number
  /** Pictures that load without scrolling, and after scrolling to the end. */
  readonly pictureBytes: number
  readonly scrolledPictureBytes: number
  readonly allBytes: number
  readonly requests: number
}

/** A page and its visitor. */
export interface Visit {
  readonly address: string
  /** A customer's session token; without one the visitor is signed out. */
  readonly token: string | undefined
  /** A selector that matches once the page is complete. */
  readonly shows: string
}

/** Requests every picture of the pages in advance, for our phone's size and Lighthouse's. */
export async function warm(browser: Browser, visits: readonly Visit[]): Promise<void> {
  for (const deviceScaleFactor of [phone.deviceScaleFactor, 1.75])
    for (const { address, token, shows } of visits)
      await withPage(browser, { ...phone, deviceScaleFactor }, token, async ({ page }) => {
        await page.goto(address, { waitUntil: 'networkidle' })
        await page.locator(shows).first().waitFor()
        await page.evaluate(() => {
          for (const image of document.images) image.loading = 'eager'
        })
        await page.waitForFunction(() => [...document.images].every((image) => image.complete), undefined, {
          timeout: 240_000,
        })
      })
}

/** Visits a page for the first time, with an empty cache. */
export const visit = (browser: Browser, { address, token, shows }: Visit): Promise<VisitFigures> =>
  withPage(browser, phone, token, async ({ page, session, loads, requests }) => {
    await session.send('Network.emulateNetworkConditions', line)
    await slowDown(session)
    await page.addInitScript(observePaints)
    await page.goto(address, { waitUntil: 'networkidle' })
    // The visit includes placeholders until their content replaces them.
    await page.locator(shows).first().waitFor()
    await page.waitForFunction(() => document.querySelector('[data-testid=placeholder-card]') === null)
    await page.waitForLoadState('networkidle')
    const { largestPaintMs } = await page.evaluate(() => window.measured)
    const bytesOf = (type?: string) =>
      loads.reduce((sum, load) => sum + (type === undefined || load.type === type ? load.bytes : 0), 0)
    const opened = {
      programBytes: bytesOf('Script'),
      pictureBytes: bytesOf('Image'),
      allBytes: bytesOf(),
      requests: requests(),
    }
    await scrollToEnd(page)
    const { layoutShift } = await page.evaluate(() => window.measured)
    return { largestPaintMs, layoutShift, ...opened, scrolledPictureBytes: bytesOf('Image') }
  })

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
