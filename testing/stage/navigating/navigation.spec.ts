import type { Page } from '@playwright/test'
import { expect, gotoHydrated, test } from '../stage.ts'

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

test.describe('in a browser that has loaded no other page', () => {
  test.use({ ownContext: true })

  test('a click on a screen that cannot load stays with a message, or does a full load [A8.10]', {
    tag: '@once',
  }, async ({ page }) => {
    const lost = page.getByRole('alert').filter({ hasText: 'That could not be loaded' })
    await gotoHydrated(page, '/about')
    await page.context().setOffline(true)
    await footerLink(page, 'Contact').click()
    await expect(lost).toBeVisible()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().setOffline(false)
    await footerLink(page, 'Privacy policy').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await expect(lost).toHaveCount(0)
    // A deployment removed the file.
    await page.route('**/assets/terms.route*.js', (route) => route.fulfill({ status: 404 }))
    await footerLink(page, 'Terms and conditions').click()
    await expect(page).toHaveURL(/\/terms-and-conditions$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
    await expect(page.getByText('Part of this page didn’t load.')).toBeVisible()
  })

  test('a menu that cannot load leaves the page and opens once there is a connection [A8.10]', {
    tag: '@phone',
  }, async ({ page }) => {
    const lost = page.getByRole('alert').filter({ hasText: 'That could not be loaded' })
    await gotoHydrated(page, '/about')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(lost).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(lost).toHaveCount(0)
    expect(await page.evaluate(() => Object(window).isSamePage)).toBe(true)
  })
})

/** The Back handling has loaded, with the first opened menu. */
const isStep = (page: Page) => page.waitForFunction(() => history.state?.openSurfaces === 1)

test('Back closes an open menu, sheet or dialog first, and only then leaves the page', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/about', { as: 'member' })
  await footerLink(page, 'Collection').click()
  await expect(page).toHaveURL(/\/collection$/)
  await expect(page.getByText(/^Showing/)).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(dialog).toBeVisible()
  await isStep(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/collection$/)
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await isStep(page)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/collection$/)
  // One that stays open while the page below changes.
  await page.getByRole('button', { name: 'Filters' }).click()
  await dialog.getByText('Women', { exact: true }).click()
  await expect(page).toHaveURL(/category=Women/)
  await expect(dialog).toBeVisible()
  await isStep(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/category=Women/)
  await page.goBack()
  await expect(page).toHaveURL(/\/collection$/)
  // Closed in another way, it needs no extra Back step.
  await page.getByRole('button', { name: 'Menu' }).click()
  await isStep(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('after a navigation the focus is on the heading, and the title is announced', { tag: '@phone' }, async ({
  page,
}) => {
  await gotoHydrated(page, '/about')
  const said = page.getByRole('status').first()
  await expect(said).toHaveText('')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible()
  await menu.getByRole('link', { name: 'Women' }).click()
  await expect(page).toHaveURL(/category=Women/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(said).toHaveText(/Women/)
  await page.getByRole('combobox', { name: 'Sort' }).focus()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high')
  await expect(page).toHaveURL(/sort=low-high/)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeFocused()
})

test('a phone shows overlays beside the content they belong to, not over it', { tag: '@phone' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/collection?search=linen', { as: 'member' })
  await expect(page.getByRole('searchbox')).toHaveValue('linen')
  await expect(page.getByText(/Showing 1-\d+ of \d+ products/)).toBeVisible()
  const cart = page.getByRole('link', { name: 'Cart, 3 items' })
  const [icon, count] = [await cart.locator('svg').boundingBox(), await cart.locator('span').boundingBox()]
  expect((icon?.x ?? 0) + (icon?.width ?? 0) - (count?.x ?? 0)).toBeLessThan(7)
  // A heart just below the header: the toast appears elsewhere.
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /to wishlist$/ })
    .first()
  await heart.evaluate((button) =>
    window.scrollTo(0, button.getBoundingClientRect().top + window.scrollY - 90),
  )
  await heart.click()
  const toast = page.getByRole('alert').filter({ hasText: 'wishlist' })
  await expect(toast).toBeVisible()
  const [pressed, shown] = [await heart.boundingBox(), await toast.boundingBox()]
  expect(shown?.y ?? 0).toBeGreaterThan((pressed?.y ?? 0) + (pressed?.height ?? 0))
})

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 375, height: 667 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
]

test('the cookie question covers at most a quarter of any phone, and not the first button of the home page', {
  tag: '@phone',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/', { asksForCookies: true })
  for (const phone of phones) {
    await page.setViewportSize(phone)
    const question = await page.getByRole('region', { name: /^Cookies/ }).boundingBox()
    expect(question?.height, `${phone.width} px`).toBeLessThanOrEqual(phone.height / 4)
    const first = await page.getByRole('main').getByRole('link').first().boundingBox()
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0)
  }
})

test('without a connection the account menu opens and closes as usual', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.open('/about', { as: 'member' })
  // The browser has it from an earlier visit.
  await page.route('**/surface-history*', (route) => route.abort())
  await page.context().setOffline(true)
  const button = page.getByRole('banner').getByRole('button', { name: 'Account' })
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('surface-history'))
  await button.click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await asked
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
  await page.context().setOffline(false)
})
