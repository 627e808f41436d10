import type { Page } from '@playwright/test'
import { asOwner, expect, fillAddress, inCart, signedIn, test } from '../shop.ts'
import { giveCredit } from './give-credit.ts'

const placeBox = (page: Page) => page.getByRole('button', { name: 'Place Order' }).locator('..')
const rupees = (amount: number) =>
  `Rs. ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('a shopper pays partly with store credit and the rest by card, and sees both on the order and the profile', {
  tag: '@phone',
}, async ({ page }) => {
  const { token, email } = await signedIn(page)
  await giveCredit(page, email, 1000)
  const { product } = await inCart(page, token, 7)
  const total = product.price + 350
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const summary = page.getByRole('region', { name: 'Your order' })
  const box = page.getByLabel('Use my store credit (Rs. 1,000.00 available)')
  if (!(await box.isVisible())) await summary.locator('summary').click()
  await expect(placeBox(page)).toContainText(`LKR ${rupees(total).slice(4)}`)
  await box.check()
  await expect(summary).toContainText(/Store credit\s*−Rs\. 1,000\.00/)
  await expect(summary).toContainText(`To pay${rupees(total - 1000)}`)
  await expect(placeBox(page)).toContainText(`You pay on deliveryLKR ${rupees(total - 1000).slice(4)}`)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
  const order = page.getByRole('article').first()
  await expect(order).toContainText('Paid')
  await expect(order).toContainText(`Store credit−Rs. 1,000.00Card${rupees(total - 1000)}`)
  await page.goto('/profile')
  const history = page.getByRole('region', { name: 'Store credit history' })
  await expect(history).toContainText(/Used, order [0-9A-F]{8}/)
  await expect(history).toContainText('A gift from us')
  await expect(history).toContainText('−Rs. 1,000.00')
})

test('an order covered by store credit needs no payment method, and staff refund part of it to store credit', {
  tag: '@phone',
}, async ({ page }) => {
  const { token, email } = await signedIn(page)
  await giveCredit(page, email, 500_000)
  await inCart(page, token, 8)
  await page.goto('/place-order')
  await fillAddress(page)
  const box = page.getByLabel('Use my store credit (Rs. 500,000.00 available)')
  if (!(await box.isVisible()))
    await page.getByRole('region', { name: 'Your order' }).locator('summary').click()
  await box.check()
  await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Card/ })).toHaveCount(0)
  await expect(placeBox(page)).toContainText('Nothing to pay')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  const order = page.getByRole('article').first()
  await expect(order).toContainText('Paid · Paid with store credit')
  const number = (await order.getByRole('heading', { level: 2 }).textContent())?.slice(-8) ?? ''

  await asOwner(page)
  await page.goto(`/admin/orders?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  await page.getByText('Refunds and payments').click()
  await expect(page.getByLabel('Refund to')).toHaveValue('store-credit')
  await page.getByLabel('Amount (LKR)').fill('250.50')
  await page.getByLabel('Reason (saved in the history)').fill('A loose seam')
  await page.getByRole('button', { name: 'Refund LKR 250.50' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refund LKR 250.50' }).click()
  await expect(page.getByText('Refunded to store credit', { exact: true })).toBeVisible()
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByText('Partly refunded to store credit')).toBeVisible()

  await page.goto(`/admin/customers?search=${email}`)
  await page.getByRole('main').getByRole('link', { name: 'Nadeesha Silva' }).click()
  await page.getByRole('button', { name: 'Give store credit' }).click()
  await page.getByLabel('Amount in LKR').fill('100')
  await page.getByLabel('Reason (the customer reads it)').fill('For the wait')
  await page.getByRole('dialog').getByRole('button', { name: 'Give Rs. 100.00 store credit' }).click()
  await expect(page.getByText('Store credit added')).toBeVisible()
  const entries = page.getByRole('list', { name: 'History' })
  await expect(entries.getByRole('listitem')).toHaveCount(4)
  await expect(entries).toContainText(`Refund, order ${number}`)
})
