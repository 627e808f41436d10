import { expect, test, wellStockedSku } from '../shop.ts'
import { continueAs, newGmail, provider } from './at-provider.ts'

test('a visitor continues with Google, returns to the same page, and finds the added item [A2.52] [A2.53] [A7.11]', {
  tag: '@phone',
}, async ({ page }) => {
  const { product } = await wellStockedSku(page, 14)
  await page.goto(`/product/${product.slug}`)
  await page
    .getByRole('button', { name: `Add ${product.name} to wishlist` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await provider(page, 'Google').click()
  const welcomed = page.getByText('Account created successfully').waitFor()
  await continueAs(page, { email: newGmail() })
  await expect(page).toHaveURL(new RegExp(`/product/${product.slug}$`))
  await welcomed
  await expect(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
  const arrived = addresses.find((one) => one.includes('token='))
  expect(arrived).toMatch(/\/login\?token=[\w-]{43}&auth=google$/)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  expect(arrived).not.toContain(token)
  await page.goBack({ waitUntil: 'commit' })
  expect(page.url()).not.toContain('token=')
})
