import { asOwner, expect, fillAddress, inCart, signedIn, test, wellStockedSku } from '../shop.ts'
import { startDemonstration } from './own-shop.ts'

test(
  'the owner sets the return window; home, product pages and the thanks for an order name its days [A1.12] [A9.15]',
  { tag: '@desktop' },
  async ({ browser }, info) => {
    test.setTimeout(180_000)
    const shop = await startDemonstration(`window-${info.project.name}-${process.pid}`)
    try {
      const size = { viewport: info.project.use.viewport ?? null }
      const page = await (await browser.newContext({ ...size, baseURL: shop.url })).newPage()
      const { token } = await signedIn(page)
      const { product } = await wellStockedSku(page, 24)
      const path = `/product/${product.slug}`
      await page.goto('/')
      await expect(page.getByRole('heading', { name: '7 Days Return' })).toBeVisible()
      await page.goto(path)
      await expect(page.getByText('7-day returns')).toBeVisible()

      await asOwner(page)
      await page.goto('/admin/return-window')
      const days = page.getByLabel('Days after the delivery')
      await expect(days).toHaveValue('7')
      await days.fill('a fortnight')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('A whole number from 1 to 365')).toBeVisible()
      await days.fill('14')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(
        page.getByText('Saved. It applies to orders that are delivered from now on.'),
      ).toBeVisible()

      await page.goto('/')
      await expect(page.getByRole('heading', { name: '14 Days Return' })).toBeVisible()
      await page.goto(path)
      await expect(page.getByText('14-day returns')).toBeVisible()
      await inCart(page, token, 24)
      await page.goto('/place-order')
      await fillAddress(page)
      await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page.getByText(/you can send items back within 14 days\./)).toBeVisible()
    } finally {
      await shop.stop()
    }
  },
)
