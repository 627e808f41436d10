import type { Page } from '@playwright/test'
import { expect, fillAddress, inCart, signedIn, test } from '../shop.ts'
import { signIn } from '../states/back-office.ts'
import { refuse } from '../states/screen-state.ts'

/** A shopper's newest order, paid in cash and delivered by staff. */
async function deliveredOrder(page: Page) {
  const { token } = await signedIn(page)
  await inCart(page, token, 8, 2)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  const order = page.getByRole('article').first()
  await expect(order).toBeVisible()
  const number = /[0-9A-F]{8}/.exec((await order.textContent()) ?? '')?.[0] ?? ''
  await signIn(page)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: number }).click()
  for (const name of ['Packing', 'Shipped', 'Delivered']) {
    const collected = page.getByRole('checkbox', { name: /collected/ })
    const button = page.getByRole('button', { name: new RegExp(name) })
    await expect(button).toBeVisible()
    if (name === 'Delivered') await collected.check()
    await button.click()
    await expect(button).toHaveCount(0)
  }
  return { number }
}

/** The shopper downloads the label of the approved request; back to where staff are. */
async function downloadLabel(page: Page, number: string) {
  const request = page.url()
  await page.goto('/orders')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Return label and instructions (PDF)' }).click()
  expect((await saved).suggestedFilename()).toBe(`return-label-${number}.pdf`)
  await page.goto(request)
}

test('a shopper sends back one of two items for store credit, staff settle it, and the figures stay the same [A3.34] [A4.36]', async ({
  page,
}) => {
  const { number } = await deliveredOrder(page)
  await page.goto('/orders')
  const order = page.getByRole('article').first()
  await order.getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /^One less of/ }).click()
  await dialog.getByLabel(/Anything we should know/).fill('The seam is open')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('radio', { name: /Money back/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: /Store credit/ }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const total = dialog.getByText('Refund', { exact: true }).locator('xpath=following-sibling::dd[1]')
  await expect(total).toHaveText(/Rs\. [\d,]+\.\d\d/)
  const amount = (await total.textContent()) ?? ''
  await refuse(page, 'refund/request')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('The shop is very busy.')).toBeVisible()
  await expect(total).toHaveText(amount)
  await page.unroute('**/api/refund/request')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(order.getByText('pending', { exact: true })).toBeVisible()
  await expect(order.getByText(amount).last()).toBeVisible()
  await expect(order.getByText('Refund requested')).toBeVisible()

  await page.goto('/admin/returns')
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('The seam is open')).toBeVisible()
  for (const name of ['Approve', 'Items received', 'Settle']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    if (name === 'Approve') await downloadLabel(page, number)
  }
  await expect(page.getByText(amount).first()).toBeVisible()

  await page.goto('/orders')
  await expect(order.getByText('completed', { exact: true })).toBeVisible()
  await expect(order.getByText('Delivered', { exact: true }).first()).toBeVisible()
})
