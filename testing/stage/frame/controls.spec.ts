import { samples } from '@first-fashion/contract/samples'
import { expect, gotoHydrated, test } from '../stage.ts'

test('a menu closes with Escape and restores the focus, and closes on navigation', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await stage.set({ as: 'member' })
  await gotoHydrated(page, '/about')
  const opener = page.getByRole('button', { name: 'Account' })
  const entry = page.getByRole('link', { name: 'My Profile' })
  await opener.click()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).focus()
  await page.keyboard.press('Tab')
  await expect(entry).toBeHidden()
})

test('a menu shows once it has entries, and never empty', { tag: '@once' }, async ({ page }) => {
  const { promise: release, resolve } = Promise.withResolvers<void>()
  await page.route(/share-links.*\.js/, async (route) => {
    await release
    await route.continue()
  })
  await gotoHydrated(page, `/product/${samples['catalog.single'].product.slug}`)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const menu = page.locator(`#${await share.getAttribute('aria-controls')}`)
  await share.click()
  await expect(share).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeHidden()
  resolve()
  await expect(menu.getByRole('button', { name: 'Copy direct link' })).toBeVisible()
})

test('a heading that takes the focus shows its frame to the keyboard alone', { tag: '@once' }, async ({
  page,
}) => {
  await gotoHydrated(page, '/about')
  const heading = page.getByRole('heading', { level: 1 })
  const frame = () =>
    heading.evaluate((element) => {
      Object.assign(element, { tabIndex: -1 })
      element.blur()
      element.focus({ focusVisible: true })
      return getComputedStyle(element).outlineStyle
    })
  await page.keyboard.press('Tab')
  expect(await frame()).toBe('solid')
  await page.mouse.click(1, 300)
  expect(await frame()).toBe('none')
})

test('a menu closes on an outside click and on a choice', async ({ page, viewport }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  const { product } = samples['catalog.single']
  await gotoHydrated(page, `/product/${product.slug}`)
  const opener = page.getByRole('button', { name: 'Share' })
  const entry = page.getByRole('button', { name: 'Copy direct link' })
  await opener.click()
  const box = await entry.boundingBox()
  const isPhone = (viewport?.width ?? 0) < 640
  // At the bottom on a phone; under its button elsewhere.
  if (isPhone) expect(box?.y ?? 0).toBeGreaterThan((viewport?.height ?? 0) / 2)
  await page.mouse.click(8, 120)
  await expect(entry).toBeHidden()
  await opener.click()
  await entry.click()
  await expect(entry).toBeHidden()
})

test('a pending button keeps its name and width, and ignores a second click', { tag: '@once' }, async ({
  page,
}) => {
  await gotoHydrated(page, '/login')
  let calls = 0
  let answer = () => {}
  await page.route('**/api/user/login', async (route) => {
    calls += 1
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true })
  await page.getByLabel('Email address').first().fill('nobody@example.com')
  await page.getByLabel('Password').fill('not-the-password')
  const before = await button.boundingBox()
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toBeDisabled()
  expect((await button.boundingBox())?.width).toBe(before?.width)
  answer()
  await expect(button).toBeEnabled()
  expect(calls).toBe(1)
})

test('an error is announced with its field, beside the hint', { tag: '@once' }, async ({ page, stage }) => {
  const message = 'Invalid postal code. Example: 00100'
  const invalid = { success: true, isValid: false, warning: false, message } as const
  await stage.set({ as: 'member', answers: { 'countries.validate-postal-code': invalid } })
  await page.goto('/place-order')
  const field = page.getByLabel('Postal code')
  await expect(field).toHaveAccessibleDescription(/For example/)
  await field.fill('1')
  await expect(field).toHaveAccessibleDescription(/Invalid postal code.*For example/)
})

test('staff see number, status and total of an order without scrolling sideways', async ({ page, stage }) => {
  await stage.set({ as: 'owner' })
  await page.goto('/admin/orders')
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row.getByRole('link')).toBeInViewport()
  await expect(row.getByText(/^Rs\./)).toBeInViewport()
  const region = page.getByRole('region', { name: 'Orders' })
  expect(await region.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
})
