import type { Page } from '@playwright/test'
import { expect, plentifulPiece, signedIn, test } from '../shop.ts'

/** How far what was on the screen has moved since the page came, as browsers reckon it: 0.02 is hardly seen. */
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

test('orders and profile move nothing when what they show arrives', async ({ page }) => {
  const { token } = await signedIn(page)
  const { product, variantIndex, size } = await plentifulPiece(page, 39)
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
