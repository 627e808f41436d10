import type { Page } from '@playwright/test'
import { expect, fillAddress, gotoHydrated, inCart, signedIn, test, wellStockedSku } from './shop.ts'

/** Makes the call fail with our error and message. */
const refuse = (page: Page, call: string, message: string) =>
  page.route(`**/api/${call}`, (route) =>
    route.fulfill({ status: 503, json: { success: false, message, code: 'server.overloaded' } }),
  )

/** Makes the call fail without a response. */
const lose = (page: Page, call: string) => page.route(`**/api/${call}`, (route) => route.abort())

test('a refused cart addition is rolled back with the server’s message [A4.05] [A8.01] [A8.02]', async ({
  page,
}) => {
  await signedIn(page)
  const { product, color, size } = await wellStockedSku(page, 20)
  await page.goto(`/product/${product.slug}`)
  await refuse(page, 'cart/add', 'The loom is on fire')
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('The loom is on fire')).toBeVisible()
  await expect(page.getByText('Item added to cart')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('a refusal is still shown when the toast library loads slowly [A4.05]', async ({ page }) => {
  await signedIn(page)
  const { product, color, size } = await wellStockedSku(page, 20)
  const answered = page.waitForResponse('**/api/cart/add')
  await page.route(/assets\/toast-library.*\.js/, async (route) => {
    await (await answered).finished()
    await route.continue()
  })
  await page.goto(`/product/${product.slug}`)
  await refuse(page, 'cart/add', 'The loom is on fire')
  await page.getByRole('button', { name: color, exact: true }).click()
  await page.getByRole('button', { name: size, exact: true }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText('The loom is on fire')).toBeVisible()
  await expect(page.getByText('Item added to cart')).toHaveCount(0)
})

test('a failed product list shows the server’s message and no count, and reloads with the connection [A8.07]', async ({
  page,
}) => {
  await gotoHydrated(page, '/collection')
  await page.route('**/api/product/cards?**', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The loom is on fire', code: 'x' } }),
  )
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high')
  await expect(page.getByText('The loom is on fire')).toBeVisible()
  const filters = page.getByRole('button', { name: 'Filters' })
  if (await filters.isVisible()) await filters.click()
  await expect(page.getByRole('checkbox', { name: 'Women', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Women 0/ })).toHaveCount(0)
  await page.unroute('**/api/product/cards?**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('The loom is on fire')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /Women \d/ })).toBeVisible()
})

/** How many parts look as if they were still loading. */

test('an order whose response is lost is placed once, however often the button is clicked', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 28)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await lose(page, 'cart/get')
  await page.route(
    '**/api/order/place',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('The shop cannot be reached.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})
