import { chooseCountry, expect, gotoHydrated, inCart, signedIn, test } from '../shop.ts'

test('an unusual postal code, or one of another district or state, shows a warning toast and stays [A5.35]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 33)
  await page.goto('/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await page.getByLabel('Postal code').fill('99999')
  await expect(page.getByText('Please check this postal code: it looks unusual')).toBeVisible()
  await expect(page.getByLabel('Postal code')).toHaveValue('99999')
  await page.getByLabel('District').selectOption('Jaffna')
  await page.getByLabel('Postal code').fill('20000')
  await expect(
    page.getByText('20000 does not look like a postal code of Jaffna. Please check both.'),
  ).toBeVisible()
  await chooseCountry(page, 'US')
  await page.getByLabel('ZIP code').fill('94103')
  await page.getByRole('combobox', { name: 'State' }).selectOption('NY')
  await expect(
    page.getByText('94103 does not look like a ZIP code of New York. Please check both.'),
  ).toBeVisible()
  await expect(page.getByLabel('ZIP code')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a list that fails to load is empty, with a message and a retry [A8.07]', async ({ page }) => {
  await gotoHydrated(page, '/about')
  await page.route('**/api/product/cards*', (route) => route.abort())
  await page.route('**/collection.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collection' }).click()
  await expect(
    page
      .getByRole('button', { name: /try again/i })
      .or(page.getByText('No products found'))
      .first(),
  ).toBeVisible()
})

test('a visitor browses, searches, filters and sorts, sees colours and sizes, and buys only after logging in [A1.02] [A1.03] [A6.01]', async ({
  page,
  viewport,
}) => {
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
