import type { BrowserContext } from '@playwright/test'
import { expect, fillAddress, inCart, post, signedIn, test } from '../shop.ts'

const ordersOf = async (context: BrowserContext, token: string) => {
  const [page] = context.pages()
  if (page === undefined) throw new Error('no tab is open')
  const answer = await post(page, '/api/order/userorders', { headers: { token }, data: {} })
  const { orders }: { orders: { status: string; paymentMethod: string }[] } = await answer.json()
  return orders
}

test('an item removed in one tab leaves the checkout of the other at once', async ({ page, context }) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 36)
  await page.goto('/cart')
  const checkout = await context.newPage()
  await checkout.goto('/place-order')
  await fillAddress(checkout)
  await page
    .getByRole('button', { name: `Remove ${product.name}` })
    .first()
    .click()
  await expect(checkout).toHaveURL(/\/cart$/)
  await expect(checkout.getByText('Your cart is empty')).toBeVisible()
  expect(await ordersOf(context, token)).toEqual([])
})

test('a checkout in two tabs becomes one order; the later tab says so', async ({ page, context }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 37)
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto('/place-order')
    await fillAddress(tab)
    await tab.getByRole('radio', { name: /Cash on Delivery/ }).check()
    await expect(tab.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  }
  // The second tab gets no events from the first, as on another device.
  await second.route('**/api/cart/get', (route) => route.abort())
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  await second.getByRole('button', { name: 'Place Order' }).click()
  await expect(second.getByText('Your cart has changed since you opened this page.')).toBeVisible()
  expect(await ordersOf(context, token)).toHaveLength(1)
  await second.unroute('**/api/cart/get')
  await second.reload()
  await expect(second.getByText('Your cart is empty')).toBeVisible()
})
