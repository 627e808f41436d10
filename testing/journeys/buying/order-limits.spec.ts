import { asOwner, expect, fillAddress, inCart, post, signedIn, test } from '../shop.ts'

test('staff see an unusual order and cancel it with one click; only the owner changes the limits', {
  tag: '@desktop',
}, async ({ page }) => {
  await asOwner(page)
  await page.goto('/admin/order-limits')
  await page.getByLabel('From this many items').fill('13')
  await page.getByLabel('From this total (LKR)').fill('many')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A whole number, or nothing')).toBeVisible()
  await page.getByLabel('From this total (LKR)').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The limits apply from the next order.')).toBeVisible()

  const { token } = await signedIn(page)
  await inCart(page, token, 38, 13)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  const answer = await post(page, '/api/order/userorders', { headers: { token }, data: {} })
  const { orders }: { orders: { orderNumber: string }[] } = await answer.json()
  const number = orders[0]?.orderNumber ?? ''

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Unusual orders to check' }).click()
  const alerts = page.getByRole('region', { name: /unusual order/ })
  await expect(alerts.getByRole('listitem').filter({ hasText: number })).toContainText('Many items')
  await alerts.getByRole('button', { name: `Cancel order ${number}` }).click()
  await expect(page.getByText(`Order ${number} is cancelled`)).toBeVisible()
  await expect(alerts.getByText(number)).toHaveCount(0)
  await page.goto('/orders')
  await expect(page.getByRole('article').first()).toContainText('Cancelled')
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Track Order' })).toHaveCount(0)
})
