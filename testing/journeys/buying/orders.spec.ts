import { expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

test('an order that awaits its payment is cancelled from the list, and its payment page is closed', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 27)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /card/i }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  const payment = page.url()
  await page.goto('/orders')
  const card = page.getByRole('article').first()
  await expect(card.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await card.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(card.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
  await page.goto(payment)
  await expect(page.getByText('This payment page has expired')).toBeVisible()
})
