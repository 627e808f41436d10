import { asOwner, expect, test, withSession } from '../shop.ts'
import { paidOrder } from './placed-orders.ts'

test('staff cancel one of two items: the figures shown are refunded, and the shopper reads so', {
  tag: '@desktop',
}, async ({ page, viewport }) => {
  const order = await paidOrder(page, (viewport?.width ?? 0) > 1000 ? 84 : 85, 2)
  await asOwner(page)
  await page.goto(`/admin/orders/${order.id}`)
  await page.getByText('Refunds and payments').click()
  await page.getByText('History', { exact: true }).click()
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cancel items' }) })
  await expect(panel.getByText('2 left')).toBeVisible()
  await panel.getByRole('button', { name: /^More/ }).click()
  const figures = panel.getByRole('region', { name: 'Amounts' })
  const price = order.product.price.toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(figures.getByText(`Rs. ${price}`).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Cancel these items' }).click()
  await expect(panel.getByText('Please give a reason')).toBeVisible()
  await panel.getByLabel('Reason (shown in the history)').fill('One was damaged in our store room')
  await panel.getByRole('button', { name: 'Cancel these items' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel these items' }).click()
  await expect(panel.getByText('1 cancelled · 1 left')).toBeVisible()
  await expect(page.getByText('Items cancelled')).toBeVisible()
  // The partner refunds it a moment later.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(`LKR ${price} refunded`).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await page.getByText('Refunds and payments').click()
  await panel.getByRole('button', { name: /^More/ }).click()
  await expect(panel.getByText('This cancels the whole order')).toBeVisible()
  await panel.getByLabel('Reason (shown in the history)').fill('The other one as well')
  await panel.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByText('This order is cancelled.')).toBeVisible()

  await withSession(page, order.token)
  await page.goto('/orders')
  const shown = page.getByRole('article').first()
  await expect(shown).toContainText('Cancelled')
  await expect(shown).toContainText('1 cancelled')
})
