import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, inCart, signedIn, test } from './shop.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

/** Neither on the narrowest phone, nor on a usual one at 200 % zoom. */
async function expectNoSidewaysScroll(page: Page) {
  for (const width of [320, 195]) {
    await page.setViewportSize({ width, height: 700 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
}

const publicPages = [
  '/',
  '/collection',
  '/product/galle-fort-linen-shirt',
  '/cart',
  '/login',
  '/about',
  '/contact',
  '/terms-and-conditions',
  '/privacy-policy',
  '/community',
  '/design',
  '/loyalty',
  '/profile',
  '/nothing-here',
]

for (const path of publicPages)
  test(`${path} has no accessibility violations and no sideways scroll`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByTestId('placeholder-card')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

test('the buying screens have no accessibility violations, errors and dialogs included', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 12)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please check' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/product/galle-fort-linen-shirt')
  await page.getByRole('button', { name: 'Size chart' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Enlarge the picture' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /picture 1 of/ })).toBeVisible()
  await expectAccessible(page)
})

test('the back office has no accessibility violations', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email address').fill('owner@firstfashion.example')
  await page.getByLabel('Password').fill('galle-fort-1663')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /^[0-9A-F]{8}$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/products')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expectAccessible(page)
})

test('the buying screens do not scroll sideways at 200 % zoom', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 13, 2)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto('/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await expectNoSidewaysScroll(page)
})
