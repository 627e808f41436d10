import { productAddress } from '../product-page.ts'
import { expect, test } from '../stage.ts'

test.use({ ownContext: true, javaScriptEnabled: false })

test('without JavaScript, as for a crawler, home and the collection show the products [A2.02] [A2.24] [A2.26]', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByTestId('placeholder-card').locator('visible=true')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article').locator('visible=true')).toHaveCount(15)
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without JavaScript a product shows its reviews', { tag: '@once' }, async ({ page }) => {
  await page.goto(productAddress)
  const reviews = page.getByRole('listitem').filter({ has: page.getByText(/^Rated \d/) })
  await expect(reviews.filter({ hasText: 'Verified purchase' }).first()).toBeVisible()
})

test('without JavaScript cart, orders, checkout and login say what they need, and show an alternative', {
  tag: '@once',
}, async ({ page }) => {
  for (const path of ['/cart', '/orders', '/place-order', '/login']) {
    await page.goto(path)
    await expect(page.getByText('need JavaScript')).toBeVisible()
    await expect(page.getByRole('link', { name: 'orders by phone' })).toHaveAttribute('href', '/contact')
  }
})
