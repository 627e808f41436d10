import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { scenes } from './scenes/index.ts'
import { expect, test } from './shop.ts'

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([])
}

for (const scene of scenes)
  test(`${scene.name}: no accessibility violations and no sideways scroll`, async ({ page, viewport }) => {
    test.skip(scene.upTo !== undefined && (viewport?.width ?? 0) > scene.upTo, 'this size has no such state')
    await scene.arrive(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

<<<<<<< HEAD
test('every route of the store and of the back office is looked at', () => {
  const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const store = [...text('../web/app/routes.ts').matchAll(/route\('([^']+)'/g)].map(([, path]) => `/${path}`)
  const admin = [...text('../admin/app/main.tsx').matchAll(/path: '([a-z][^']*)'/g)].map(
    ([, path]) => `/admin/${path}`,
  )
  // The back office's sign-in stands at every address of it.
  const routes = ['/', ...store, ...admin.filter((path) => path !== '/admin/login')]
  expect(store.length + admin.length).toBeGreaterThan(20)
  const seen = new Set(scenes.map((scene) => scene.route))
  expect(routes.filter((path) => !seen.has(path))).toEqual([])
=======
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
>>>>>>> shopper
})
