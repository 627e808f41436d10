import { samples } from '@first-fashion/contract/samples'
import type { Locator } from '@playwright/test'
import { refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const { product } = samples['catalog.single']

const isPhone = (viewport: { width: number } | null): boolean => (viewport?.width ?? 0) < 1024

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test('a repeated error shows once, below the header, and disappears on success [A8.31]', {
  tag: '@once',
}, async ({ page, stage }) => {
  await stage.open('/login', {
    answers: { 'accounts.login': refused('accounts.login-wrong', 'Invalid email or password', 401) },
  })
  await page.getByLabel('Email address').first().fill('amaya@example.com')
  for (const wrong of ['not this one', 'nor this one']) {
    await page.getByLabel('Password').fill(wrong)
    const answered = page.waitForResponse('**/api/user/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await answered
  }
  const errors = page.getByRole('alert').filter({ hasText: 'Invalid email or password' })
  await expect(errors).toHaveCount(1)
  const toast = await boxOf(errors)
  expect(toast.y).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom)
  await stage.answer({ 'accounts.login': samples['accounts.login'] })
  await page.getByLabel('Password').fill('a-long-enough-one')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Logged in successfully')).toBeVisible()
  await expect(errors).toHaveCount(0)
})

test('the first size is preselected without a colour, and a colour keeps the size [A4.17] [A4.19]', async ({
  page,
}) => {
  await page.goto(`/product/${product.slug}`)
  const sizes = page.getByRole('group', { name: 'Size' })
  const first = await sizes
    .getByRole('button')
    .filter({ hasText: /^\S{1,4}$/ })
    .first()
    .textContent()
  await expect(sizes.getByRole('button', { pressed: true })).toHaveText(first ?? '')
  const [{ color, sizes: ofColour }] = product.variants
  const size = ofColour.findLast(({ quantity }) => quantity > 0)?.size ?? ''
  await page.getByRole('button', { name: color, exact: true }).click()
  await expect(sizes.getByRole('button', { pressed: true })).toHaveCount(1)
  await page.getByRole('button', { name: size, exact: true }).click()
  await expect(sizes.getByRole('button', { pressed: true })).toHaveText(size)
})

test('the share menu is a bottom sheet on a phone, and closes with Escape [A2.43]', async ({
  page,
  viewport,
}) => {
  test.skip(!isPhone(viewport), 'there is room beside it on a desktop')
  await page.goto(`/product/${product.slug}`)
  await page.getByText('Share', { exact: true }).click()
  const last = await boxOf(page.getByRole('button', { name: 'Copy direct link' }))
  expect((viewport?.height ?? 0) - last.bottom).toBeLessThan(40)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Copy direct link' })).toBeHidden()
})

test('a choice in the share menu by keyboard leaves the focus on its button', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`/product/${product.slug}`)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await expect(async () => {
    await share.press('Enter')
    await expect(share).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Copy direct link' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Copy direct link' })).toBeHidden()
  await expect(share).toBeFocused()
})

test('the fifth best seller is not alone in a row on a phone, nor one related product on a desktop [A2.26] [A2.46]', async ({
  page,
  viewport,
}) => {
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Best sellers' }).getByRole('article')
  await expect(cards).toHaveCount(5)
  const first = await boxOf(cards.first())
  const [fourth, fifth] = [await boxOf(cards.nth(3)), await boxOf(cards.nth(4))]
  expect(fifth.y).toBe(fourth.y)
  if (isPhone(viewport)) expect(first.width).toBeGreaterThan(fifth.width * 1.8)
  await page.route('**/api/product/single', async (route) => {
    const answer = await route.fetch()
    const found: { related: object[] } = await answer.json()
    await route.fulfill({ response: answer, json: { ...found, related: found.related.slice(0, 1) } })
  })
  await cards.first().getByRole('link').click()
  const related = page.getByRole('region', { name: 'You may also like' })
  await expect(related.getByRole('article')).toHaveCount(1)
  await expect(related.getByRole('list')).toHaveCount(0)
})

test('the newsletter field and its button are in one line', async ({ page, viewport }) => {
  test.skip(isPhone(viewport), 'they stand below each other on a phone')
  await page.goto('/contact')
  const field = await boxOf(page.getByRole('textbox', { name: 'Email address' }))
  const button = await boxOf(page.getByRole('button', { name: 'Subscribe' }))
  expect(Math.abs(field.y - button.y)).toBeLessThan(1)
  expect(Math.abs(field.bottom - button.bottom)).toBeLessThan(1)
})

test('home shows which products failed to load, with a retry', { tag: '@once' }, async ({ page }) => {
  await gotoHydrated(page, '/about')
  await page.route('**/api/product/cards*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'away', code: 'server.overloaded' } }),
  )
  await page.getByRole('link', { name: 'First Fashion' }).first().click()
  const failed = page.getByText('We couldn’t load these products.')
  await expect(failed).toHaveCount(2)
  await page.unroute('**/api/product/cards*')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(failed).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(15)
})

test('a collection that failed to load has a retry', { tag: '@once' }, async ({ page }) => {
  await gotoHydrated(page, '/about')
  await page.route('**/api/product/cards*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'away', code: 'server.overloaded' } }),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collection' }).click()
  await expect(page.getByText('away', { exact: true })).toBeVisible()
  await expect(page.getByText('No products found')).toHaveCount(0)
  await page.unroute('**/api/product/cards*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Showing 1-12 of \d+ products$/)).toBeVisible()
})

test('going back to the collection restores page, filters and scroll position [A2.15]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/collection?sort=high-low&page=2')
  const cards = page.getByRole('main').getByRole('article')
  const link = cards.nth(8).getByRole('link')
  await link.hover()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/sort=high-low&page=2$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})
