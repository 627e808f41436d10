import type { Page } from '@playwright/test'
import { asOwner, expect, fillAddress, inCart, post, sandboxUrl, signedIn, test } from '../shop.ts'

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

test('a shopper who comes back from the card page without paying orders again with the same code and the same form', async ({
  page,
}) => {
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
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  const left = { _id: first?._id, status: 'Cancelled', canPayAgain: false }
  expect(await newestOrder(page, token)).toMatchObject(left)
  await place.click()
  await page.waitForURL(/\/pay\/|checkout/)
  expect(await newestOrder(page, token)).toMatchObject({ status: 'Order Placed', canPayAgain: true })
})

test('a checkout restored from the browser’s back-forward cache works again', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 35)
  await page.goto('/place-order')
  await fillAddress(page)
  // The page stays in its state before the redirect: placing an order.
  await page.route('**/pay/**', (route) => route.fulfill({ status: 204 }))
  const place = page.getByRole('button', { name: 'Place Order' })
  await place.click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('unpaid-order'))).not.toBeNull()
  await expect(place).toBeDisabled()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(place).toBeEnabled()
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  expect(await newestOrder(page, token)).toMatchObject({ status: 'Cancelled' })
})

test('cancelling the redirect to Koko cancels the order; a payment begun there stays pending with a message [A7.48]', async ({
  page,
}) => {
  const { token } = await signedIn(page)
  const code = await codeForOnce(page)
  await inCart(page, token, 34)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Koko/ }).check()
  await applyCode(page, code)
  const place = page.getByRole('button', { name: 'Place Order' })
  await place.click()
  const overlay = page.getByRole('dialog', { name: 'Redirecting to Koko' })
  await overlay.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(place).toBeEnabled()
  expect(await newestOrder(page, token)).toMatchObject({ status: 'Cancelled', canPayAgain: false })

  await place.click()
  await expect(page.getByRole('heading', { name: 'Pay in three with Koko' })).toBeVisible()
  expect(page.url()).toContain(sandboxUrl)
  await page.goBack()
  await expect(page.getByText('Your last order is still waiting for payment')).toBeVisible()
  expect(await newestOrder(page, token)).toMatchObject({ status: 'Order Placed', canPayAgain: true })
})
