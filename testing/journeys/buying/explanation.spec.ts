import type { Page } from '@playwright/test'
import { asOwner, expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

/** An owner's promo code, and the headers of the owner's calls. */
async function codeOf(page: Page) {
  const headers = await asOwner(page)
  const code = `WHY-${Date.now()}`
  const asks = { minimum: 0, startsOn: null, endsOn: null, usesMaximum: null, usesPerCustomer: null }
  const isFor = { isFirstOrderOnly: false, categories: [], productIds: [], note: '' }
  const data = { code, discountType: 'percentage', discountValue: 10, ...asks, ...isFor }
  expect((await page.request.post('/api/admin/promo-codes', { headers, data })).ok()).toBe(true)
  return { code, headers }
}

/** Opens the price breakdown, expands every amount, and reads it. */
async function explained(page: Page) {
  await page.getByRole('button', { name: 'Explain this total' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Explain this total' })
  // Pictures that render for the first time block the browser's connections.
  await expect(dialog.getByText('Amount to pay')).toBeVisible({ timeout: 50_000 })
  const closed = dialog.locator('details:not([open]) > summary')
  // A total that is calculated anew in the meantime has its amounts closed again.
  await expect(async () => {
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().focus()
      await page.keyboard.press('Enter')
    }
    expect(await closed.count()).toBe(0)
    await expect(dialog.getByText('Held until').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  const text = (await dialog.getByRole('list').first().textContent()) ?? ''
  return { dialog, text: text.replaceAll('\u00a0', ' ') }
}

test('a total is explained before and after payment, with refunds, in the same words for shopper and staff', {
  tag: '@phone',
}, async ({ page }) => {
  const { code, headers } = await codeOf(page)
  const { token } = await signedIn(page)
  await page.request.post('/api/currency/user/set', { headers: { token }, data: { currencyCode: 'USD' } })
  const { product } = await inCart(page, token, 36, 2)
  await page.goto('/place-order')
  await fillAddress(page)
  const summary = page.getByRole('region', { name: 'Your order' })
  const field = summary.getByLabel('Promo code')
  if (!(await field.isVisible())) await summary.getByText('Your order').click()
  await field.fill(code)
  await field.press('Enter')
  await expect(summary.getByText(`Discount (${code})`)).toBeVisible()
  await expect(page.getByText('1 LKR = 0.0031 USD, held for 30 minutes')).toBeVisible()

  const before = await explained(page)
  const rupees = (amount: number) => `Rs. ${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  expect(before.text).toContain(`: 2 × ${rupees(product.price)}`)
  expect(before.text).toContain(`Code ${code}: 10% of ${rupees(product.price * 2)}`)
  expect(before.text).toContain('Delivery zone: ')
  expect(before.text).toContain('Set when the shop opened')
  expect(before.text).toMatch(/Held until \d/)
  expect(before.text).toMatch(/× 0\.0031 = [\d.]+ USD/)
  await before.dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Explain this total' })).toBeFocused()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)

  const answer = await page.request.post('/api/order/userorders', { headers: { token }, data: {} })
  const { orders }: { orders: { _id: string }[] } = await answer.json()
  const order = `/api/admin/orders/${orders[0]?._id}`
  const refund = { amountMinor: 1000, note: 'A loose seam' }
  expect((await page.request.post(`${order}/refund`, { headers, data: refund })).ok()).toBe(true)
  await expect(async () => {
    const { payments } = await (await page.request.get(`${order}/payments`)).json()
    expect(payments.refunds[0].state).toBe('succeeded')
  }).toPass()

  // The credit note is written in the background.
  let after = await explained(page)
  await expect(async () => {
    await page.reload()
    after = await explained(page)
    expect(after.text).toContain('Credit note FF-CN-')
  }).toPass()
  expect(after.text.startsWith(before.text)).toBe(true)
  for (const text of [
    '−USD 10.00',
    'Refunded by Stripe on',
    'Note: A loose seam',
    'Held by Stripe for the shop (debit)',
    'Refund',
    'Rs. 0.00',
  ])
    expect(after.text).toContain(text)
  await page.goto(order.replace('/api', ''))
  expect((await explained(page)).text).toBe(after.text)
})
