import type { Page } from '@playwright/test'
import { expect, photograph, signedIn, test, wellStockedSku } from './shop.ts'

test('a visitor browses, searches, filters and sorts, sees colours and sizes, and buys only after logging in [A1.02] [A1.03] [A6.01]', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await page.goto('/collection?search=linen&searchbar=open')
  const found = page.getByRole('main').getByRole('article').getByRole('link', { name: /linen/i })
  await expect(found.first()).toBeVisible()
  await page.goto('/collection?category=Women&sort=low-high')
  await expect(page.getByLabel('Sort by')).toHaveValue('low-high')
  const shown = page.getByRole('main').getByRole('article')
  await expect(shown.first()).toBeVisible()
  const prices = await shown.getByText(/^Rs\. /).allInnerTexts()
  const rupees = prices.map((price) => Number(price.replace(/[^\d.]/g, '').replace(/^\./, '')))
  expect(rupees.length).toBeGreaterThan(3)
  expect(rupees).toEqual(rupees.toSorted((one, other) => one - other))
  await page.goto('/product/galle-fort-linen-shirt')
  const colours = page.getByRole('group', { name: 'Colour' }).getByRole('button')
  await colours.last().click()
  await expect(colours.last()).toHaveAttribute('aria-pressed', 'true')
  await expect(
    page.getByRole('group', { name: 'Size', exact: true }).getByRole('button').first(),
  ).toBeVisible()
  if ((viewport?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('combobox', { name: 'Currency' }).locator('visible=true').selectOption('USD')
  await expect(page.getByRole('main').getByText('$').first()).toBeAttached()
  const call = await page.request.post('/api/cart/add', { data: { itemId: 'x', size: 'M' } })
  expect(call.status()).toBe(401)
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/login/)
})

/** Looks at both photos of one's own review by keyboard, and removes the second. */
async function removeOnePhoto(page: Page): Promise<void> {
  const photos = page.getByRole('list', { name: 'Photos by Nadeesha Silva' }).first()
  await expect(photos.getByRole('listitem')).toHaveCount(2)
  await photos.getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Photo 1 of 2 by Nadeesha Silva' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next photo' }).press('ArrowRight')
  await expect(dialog.getByRole('img', { name: 'Photo 2 of 2 by Nadeesha Silva' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Photo removed')).toBeVisible()
  await expect(photos.getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
}

test('a shopper writes a review with photos, which open large, changes it instead of writing another, and deletes it [A1.06] [A2.45] [A5.14] [A5.16]', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await signedIn(page)
  const { product } = await wellStockedSku(page, 9)
  const [before, after] = [`Wears well, says ${email}.`, `The hem came down, says ${email}.`]
  await page.goto(`/product/${product.slug}`)
  await page.getByText('Write a review').click()
  await page.getByLabel('Your review').fill('short')
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeDisabled()
  await page.getByLabel('Your review').fill(before)
  const chosen = page.getByRole('list', { name: 'Photos to add' })
  await page
    .getByLabel('Add photos')
    .setInputFiles([await photograph(page, 'one.jpg'), await photograph(page, 'two.jpg')])
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Change your review')).toBeVisible()
  await expect(page.getByRole('listitem').getByText(before)).toBeVisible()
  await expect(chosen).toHaveCount(0)
  await removeOnePhoto(page)
  await page.getByRole('radio', { name: '2 stars' }).press('Space')
  await page.getByLabel('Your review').fill(after)
  const changed = page.waitForResponse('**/api/review/change')
  await page.getByRole('button', { name: 'Save changes' }).click()
  expect((await changed).status()).toBe(200)
  await expect(page.getByRole('listitem').getByText(after)).toBeVisible()
  await expect(page.getByRole('listitem').getByText(before)).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByText(after)).toHaveCount(0)
})
