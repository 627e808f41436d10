import { expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

const owner = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }

test('an owner adds a promo code; a shopper pays less with it, but not with cash on delivery [A2.55] [A5.24] [A8.29]', {
  tag: '@desktop',
}, async ({ page }) => {
  const code = `E2E-${Date.now()}`
  expect((await page.request.post('/api/admin/session', { data: owner })).ok()).toBe(true)
  await page.goto('/admin/promo-codes')
  await page.getByRole('button', { name: 'Add a promo code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Promo code').fill(code.toLowerCase())
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A whole number from 1 to 100')).toBeVisible()
  await dialog.getByLabel('Percentage').fill('25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${code} created`)).toBeVisible()

  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 30)
  await page.goto('/place-order')
  await fillAddress(page)
  const summary = page.getByRole('region', { name: 'Your order' })
  const field = summary.getByLabel('Promo code')
  if (!(await field.isVisible())) await summary.getByText('Your order').click()
  const apply = summary.getByRole('button', { name: 'Apply' })
  const topOf = async (one: typeof apply) => (await one.boundingBox())?.y ?? Number.NaN
  expect(Math.abs((await topOf(apply)) - (await topOf(field)))).toBeLessThan(0.5)
  await apply.click()
  await expect(summary.getByText('Please enter a promo code')).toBeVisible()
  await field.fill('no-such-code')
  await apply.click()
  await expect(summary.getByText('Invalid promo code')).toBeVisible()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(page.getByText('Promo code applied successfully!')).toBeVisible()
  const off = (product.price / 4).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(summary.getByText(`−Rs. ${off}`)).toBeVisible()

  await page.getByRole('radio', { name: /Cash on Delivery/i }).check({ force: true })
  await expect(summary.getByText('Promo codes are unavailable for cash on delivery')).toBeVisible()
  await expect(field).toBeDisabled()
  await page.getByRole('radio', { name: /card/i }).check({ force: true })
  await field.fill(code)
  await field.press('Enter')
  await expect(summary.getByText(`−Rs. ${off}`)).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL(/\/pay\/|checkout/)
  await page.goto('/orders')
  await expect(page.getByText(`Discount (${code})`)).toBeVisible()
})
