import type { Page } from '@playwright/test'
import { test as base } from '../shop.ts'
import { openWarmShopPage, type WarmShopPage } from '../warm-page.ts'
import { type OwnShop, startDemonstration } from './own-shop.ts'

interface PerWorker {
  readonly demonstration: OwnShop
  readonly warmShopper: WarmShopPage
}

interface PerJourney {
  /** The page of a shopper in the demonstration. */
  readonly shopper: Page
  /** The sandbox of the demonstration, whose control page pushes the clock. */
  readonly sandbox: Page
}

/** Journeys in a demonstration beside the shop that all others share. A file of them opens one, and leaves it as it was but later. */
export const test = base.extend<PerJourney, PerWorker>({
  demonstration: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures named.
    async ({}, use, { project }) => {
      const shop = await startDemonstration(`demonstration-${project.name}-${process.pid}`)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  warmShopper: [
    async ({ browser, demonstration }, use, { project }) => {
      const { viewport, hasTouch } = project.use
      const warm = await openWarmShopPage(browser, { baseURL: demonstration.url, viewport, hasTouch })
      await use(warm)
      await warm.close()
    },
    { scope: 'worker' },
  ],
  shopper: async ({ warmShopper }, use) => {
    await warmShopper.reset()
    await use(warmShopper.page)
    await warmShopper.renewIfMarked()
  },
  sandbox: async ({ browser, demonstration, viewport }, use) => {
    const context = await browser.newContext({ baseURL: demonstration.sandboxUrl, viewport })
    await use(await context.newPage())
    await context.close()
  },
})
