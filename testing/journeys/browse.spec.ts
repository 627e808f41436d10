import { expect, signedIn, test, wellStockedSku } from './shop.ts'

test('the collection filters, sorts and pages, all of it in the URL [A2.29] [A2.30] [A2.33]', async ({
  page,
  viewport,
}) => {
  await page.goto('/collection')
  await expect(page.getByText('Showing 1-12 of 122 products')).toBeVisible()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByText('Showing 13-24 of 122 products')).toBeVisible()
  const isPhone = (viewport?.width ?? 0) < 1024
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'Bags' }).locator('visible=true').check()
  if (isPhone) await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()
  await expect(page.getByText('Showing 1-10 of 10 products')).toBeVisible()
  await page.getByLabel('Sort by').selectOption('low-high')
  await expect(page).toHaveURL(/type=Bags&sort=low-high/)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Wax Kit Tote')
  await page.reload()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Wax Kit Tote')
  await page.getByRole('button', { name: 'Remove Bags' }).click()
  await expect(page.getByText('Showing 1-12 of 122 products')).toBeVisible()
})

test('the search bar is on the collection only and finds parts of names [A2.03] [A2.36]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'Search products by name' }).fill('sunDRESS')
  await expect(page.getByText(/Showing 1-\d of \d products/)).toBeVisible()
  for (const card of await page.getByRole('main').getByRole('article').all())
    await expect(card).toContainText(/sundress/i)
  await page.getByRole('searchbox').fill('no such thing')
  await expect(page.getByText('No products found')).toBeVisible()
})

test('the size chart opens, closes with Escape and restores the focus [A2.42]', async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  const opener = page.getByRole('button', { name: 'Size chart' })
  await opener.click()
  await expect(page.getByRole('dialog')).toContainText('Shoulder')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the size chart switches to inches and stays so on the next product', async ({ page }) => {
  await page.goto('/product/galle-fort-linen-shirt')
  await page.getByRole('button', { name: 'Size chart' }).click()
  const chart = page.getByRole('dialog')
  await expect(chart.getByRole('row', { name: /^XS 88 / })).toBeVisible()
  await chart.getByRole('button', { name: 'inches' }).click()
  await expect(chart.getByRole('columnheader', { name: 'Shoulder', exact: true })).toBeVisible()
  await expect(chart.getByRole('row', { name: /^XS 34.75 / })).toBeVisible()
  await page.goto('/product/weligama-tee')
  await page.getByRole('button', { name: 'Size chart' }).click()
  await expect(chart.getByRole('button', { name: 'inches' })).toHaveAttribute('aria-pressed', 'true')
})

test('a shopper writes a review and deletes it [A2.45] [A5.14] [A5.16]', async ({ page }) => {
  await signedIn(page)
  const { product } = await wellStockedSku(page, 9)
  await page.goto(`/product/${product.slug}`)
  const text = `Wears well in every weather, ${Date.now()}.`
  await page.getByLabel('Your review').fill('short')
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeDisabled()
  await page.getByLabel('Your review').fill(text)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'Delete review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('a shopper changes a review instead of writing another [A1.06]', async ({ page }) => {
  const { email } = await signedIn(page)
  const [before, after] = [`Wears well, says ${email}.`, `The hem came down, says ${email}.`]
  const { product } = await wellStockedSku(page, 10)
  await page.goto(`/product/${product.slug}`)
  await page.getByLabel('Your review').fill(before)
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByRole('heading', { name: 'Change your review' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  await expect(page.getByRole('listitem').getByText(before)).toBeVisible()
  const twoStars = page.getByRole('radio', { name: '2 stars' })
  await twoStars.press('Space')
  await expect(twoStars).toBeChecked()
  await page.getByLabel('Your review').fill(after)
  const changed = page.waitForResponse('**/api/review/change')
  await save.click()
  expect((await changed).status()).toBe(200)
  await expect(page.getByRole('listitem').getByText(after)).toBeVisible()
  await expect(page.getByRole('listitem').getByText(before)).toHaveCount(0)
})
