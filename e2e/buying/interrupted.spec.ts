import type { Page } from '@playwright/test'
import { expect, fillAddress, inCart, newEmail, password, post, signedIn, test } from '../shop.ts'

/** The cart was refetched; its effect, if any, is visible at once. */
async function pollPending(page: Page): Promise<void> {
  const requested = page.waitForResponse('**/api/cart/get')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await requested).finished()
}

async function ordersOf(page: Page, token: string): Promise<readonly unknown[]> {
  const answer = await post(page, '/api/order/userorders', { headers: { token }, data: {} })
  return (await answer.json()).orders
}

test('an order whose response got lost is found when the button is clicked again', async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 37)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const keys: (string | undefined)[] = []
  await page.route('**/api/order/place', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    if (keys.length === 1) return route.abort()
    return route.fulfill({ response })
  })
  const place = page.getByRole('button', { name: 'Place Order' })
  await place.click()
  await expect(page.getByText('The shop cannot be reached.')).toBeVisible()
  await pollPending(page)
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  await place.click()
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  expect(keys[1]).toBe(keys[0])
  expect(await ordersOf(page, token)).toHaveLength(1)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

test('a checkout whose items were ordered in another tab does not order them again', async ({ page }) => {
  const { token } = await signedIn(page)
  const { product, size, variantIndex } = await inCart(page, token, 38)
  await page.goto('/place-order')
  await fillAddress(page)
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  // The effect of an order in another tab on the cart.
  const data = { itemId: product._id, size, variantIndex, quantity: 0 }
  await post(page, '/api/cart/update', { headers: { token }, data })
  await pollPending(page)
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
})

/** The session ends on the server and the checkout notices; then someone logs in. */
async function logInAfterEnd(page: Page, token: string, email: string): Promise<void> {
  await post(page, '/api/user/logout', { headers: { token }, data: {} })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fplace-order/)
  await page.getByLabel('Email address').first().fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/place-order$/)
}

test('the checkout form survives an expired session for the same user only', async ({ page }) => {
  const { email, token } = await signedIn(page)
  await inCart(page, token, 39)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Koko/ }).check()
  await logInAfterEnd(page, token, email)
  await expect(page.getByLabel('Street address')).toHaveValue('14 Temple Road')
  await expect(page.getByRole('radio', { name: /Koko/ })).toBeChecked()

  const other = newEmail()
  const data = { name: 'Ruwan Perera', email: other, password }
  const answer = await post(page, '/api/user/register', { data })
  await inCart(page, (await answer.json()).token, 39)
  const own = await page.evaluate(() => localStorage.getItem('token'))
  await logInAfterEnd(page, own ?? '', other)
  await expect(page.getByLabel('Street address')).toHaveValue('')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('')
  await expect(page.getByRole('radio', { name: /Koko/ })).not.toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('14 Temple Road')
})

test('a quote renews after half an hour, and not before, on a device whose clock is an hour ahead', async ({
  page,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 })
  const { token } = await signedIn(page)
  await inCart(page, token, 36)
  let times = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout/quote')) times += 1
  })
  await page.goto('/place-order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  const before = times
  await page.clock.runFor(60_000)
  expect(times).toBe(before)
  const anew = page.waitForRequest('**/api/checkout/quote')
  await page.clock.runFor(30 * 60_000)
  await anew
})
