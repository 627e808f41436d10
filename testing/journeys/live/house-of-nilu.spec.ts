import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../shop.ts'
import { buyFirstProduct, packFromToday, publicTexts, writtenTexts } from './first-sale.ts'
import {
  firstOwner,
  inviteManager,
  joinWithPasskey,
  publishHomePage,
  publishPages,
  publishProduct,
  setUpCodes,
  testSetUp,
  writeStoreDetails,
} from './new-house.ts'
import { startRehearsal } from './own-shop.ts'

/** A step that cannot go on says so, before the whole time is up. */
async function impatient(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(25_000)
  return page
}

test(
  'an empty shop becomes the House of Nilu by screens alone: the owner works through the list, a manager joins with a passkey, the first order is packed, and nothing says First Fashion',
  { tag: '@desktop' },
  async ({ browser, errors }, info) => {
    test.setTimeout(240_000)
    const shop = await startRehearsal(`nilu-${info.project.name}-${process.pid}`)
    try {
      const desktop = { baseURL: shop.url, viewport: { width: 1440, height: 900 } }
      const office = await browser.newContext(desktop)
      const page = await impatient(office)
      page.on('pageerror', (error) => errors.push(String(error)))
      await firstOwner(page, shop.firstOwnerPath)
      await setUpCodes(page)
      await writeStoreDetails(page)
      await testSetUp(page)
      await publishPages(page)
      await publishProduct(page)
      await publishHomePage(page)

      const link = await inviteManager(page, shop.sandboxUrl)
      const managers = await browser.newContext(desktop)
      await joinWithPasskey(await impatient(managers), link)
      await managers.close()

      const shoppers = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
      await buyFirstProduct(await impatient(shoppers))
      await shoppers.close()
      await packFromToday(page)

      for (const { name, text } of await publicTexts(page)) {
        expect(/First Fashion|favicon\.svg|social-card\.jpg/i.test(text), name).toBe(false)
        if (name === '/about') expect(text).toContain('House of Nilu')
        if (name === '/') expect(text).toMatch(/Sewn by hand in Kandy.*\/privacy-policy/s)
      }
      for (const { name, text } of await writtenTexts(page, shop.sandboxUrl))
        expect(/First ?Fashion/i.test(text), name).toBe(false)
      await office.close()
    } finally {
      await shop.stop()
    }
  },
)
