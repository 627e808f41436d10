import type { Page } from '@playwright/test'
import { asOwner, expect, fillAddress, foldedAddress, inCart, post, signedIn, test } from '../shop.ts'

/** Creates a promo code that works once in total. */
async function codeForOnce(page: Page): Promise<string> {
  const code = `ONCE-${Date.now()}`
  const headers = await asOwner(page)
  const terms = { minimum: 0, startsOn: null, endsOn: null, usesPerCustomer: null, isFirstOrderOnly: false }
  const rest = {
    discountType: 'percentage',
    discountValue: 10,
    usesMaximum: 1,
    categories: [],
    productIds: [],
  }
  const made = await post(page, '/api/admin/promo-codes', {
    headers,
    data: { code, note: '', ...terms, ...rest },
  })
  expect(made.ok(), await made.text()).toBe(true)
  return code
}

async function applyCode(page: Page, code: string): Promise<void> {
  const summary = page.getByRole('region', { name: 'Your order' })
  const field = summary.getByLabel('Promo code')
  if (!(await field.isVisible())) await summary.getByText('Your order').click()
  await field.fill(code)
  await field.press('Enter')
  await expect(page.getByText('Promo code applied successfully!')).toBeVisible()
}

/** The newest order, as its shopper sees it. */
async function newestOrder(page: Page, token: string) {
  const answer = await post(page, '/api/order/userorders', { headers: { token }, data: {} })
  const { orders }: { orders: { _id: string; status: string; canPayAgain: boolean }[] } = await answer.json()
  return orders[0]
}

test('a shopper who comes back from the card page orders again with the same code and form, and cancels that from the list', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const code = await codeForOnce(page)
  await inCart(page, token, 33)
  await page.goto('/place-order')
  await fillAddress(page)
  await applyCode(page, code)
  const place = page.getByRole('button', { name: 'Place Order' })
  await place.click()
  await page.waitForURL(/\/pay\/|checkout/)
  const first = await newestOrder(page, token)

  await page.goBack()
  await expect(place).toBeEnabled()
  await expect(foldedAddress(page)).toBeVisible()
  const left = { _id: first?._id, status: 'Cancelled', canPayAgain: false }
  expect(await newestOrder(page, token)).toMatchObject(left)
  await place.click()
  await page.waitForURL(/\/pay\/|checkout/)
  expect(await newestOrder(page, token)).toMatchObject({ status: 'Order Placed', canPayAgain: true })

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
