import type { Page } from '@playwright/test'
import { expect, gotoHydrated, signedIn, test, wellStockedSku } from '../shop.ts'

/** The cumulative layout shift since the page loaded: 0.02 is hardly visible. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test('orders and profile shift nothing when their content loads', async ({ page }) => {
  const { token } = await signedIn(page)
  const { product, variantIndex, size } = await wellStockedSku(page, 39)
  const address = {
    firstName: 'Nadeesha',
    lastName: 'Silva',
    email: 'nadeesha@example.com',
    street: '14 Temple Road',
    apartment: '',
    city: 'Colombo',
    state: '',
    postalCode: '00300',
    country: 'LK',
    phone: '77 123 4567',
    phoneCode: '+94',
    instructions: '',
  }
  const items = [{ productId: product._id, size, variantIndex, quantity: 1 }]
  const data = { address, items, amount: product.price + 350, currency: { code: 'LKR' } }
  const placed = await page.request.post('/api/order/place', { headers: { token }, data })
  expect(placed.status()).toBe(200)

  await page.goto('/orders')
  await expect(page.getByRole('article').first()).toContainText(product.name)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)

  for (const tab of ['profile', 'settings']) {
    await page.goto(`/profile?tab=${tab}`)
    await expect(page.getByRole('navigation', { name: 'My Profile' })).toBeVisible()
    await expect(page.getByText('Your email address is not confirmed yet')).toBeVisible()
    await expect(
      page.getByRole('heading', { name: tab === 'profile' ? 'Saved addresses' : 'Preferences' }),
    ).toBeVisible()
    expect(await layoutShift(page), tab).toBeLessThanOrEqual(0.02)
  }
})

test('a product shifts nothing when the review’s photo field loads', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    const isRead = Promise.withResolvers<undefined>()
    await page.route('**/photo-choice-*.js', async (route) => {
      await isRead.promise
      await route.continue()
    })
    const isAsked = page.waitForRequest('**/photo-choice-*.js')
    await page.goto('/product/haputale-jumper')
    const form = page.getByRole('heading', { name: 'Write a review' })
    await form.evaluate((it) => it.scrollIntoView({ block: 'start' }))
    await isAsked
    const before = await layoutShift(page)
    isRead.resolve(undefined)
    await expect(page.getByText('up to 5 photos')).toBeVisible()
    expect((await layoutShift(page)) - before, `${viewport.width} px`).toBeLessThanOrEqual(0.02)
    await page.unroute('**/photo-choice-*.js')
  }
})

test('a colour with sold-out sizes shifts nothing when the notify button appears', async ({ page }) => {
  const isSeen = Promise.withResolvers<undefined>()
  await page.route('**/notify-me-*.js', async (route) => {
    await isSeen.promise
    await route.continue()
  })
  const { product, color } = await productWithSoldOutSize(page)
  await gotoHydrated(page, `/product/${product.slug}`)
  await page.getByRole('button', { name: color, exact: true }).click()
  await expect(page.getByRole('button', { name: color, exact: true })).toHaveAttribute('aria-pressed', 'true')
  const button = page.getByRole('button', { name: 'Add to Cart' }).first()
  const before = await button.boundingBox()
  isSeen.resolve(undefined)
  await expect(page.getByRole('button', { name: 'Notify me when it’s back' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

interface Listed {
  readonly slug: string
  readonly madeToOrder: boolean
  readonly variants: readonly { readonly color: string; readonly sizes: readonly { quantity: number }[] }[]
}

/** A colour with a sold-out size and another in stock. */
async function productWithSoldOutSize(page: Page) {
  const answer = await page.request.get('/api/product/list')
  const { products }: { products: Listed[] } = await answer.json()
  for (const product of products.filter(({ madeToOrder }) => !madeToOrder))
    for (const { color, sizes } of product.variants)
      if (sizes.some(({ quantity }) => quantity === 0) && sizes.some(({ quantity }) => quantity > 0))
        return { product, color }
  throw new Error('no size is sold out')
}
