import type { Page } from '@playwright/test'
import { asOwner, expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

type Staff = Awaited<ReturnType<typeof asOwner>>

/** Pays what is in the cart by card, in the currency of the account. */
async function buy(page: Page) {
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /card/i }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
}

async function newestOrder(page: Page, token: string) {
  const answer = await page.request.post('/api/order/userorders', { headers: { token }, data: {} })
  const { orders }: { orders: { _id: string; chargedText: string }[] } = await answer.json()
  const [order] = orders
  if (order === undefined) throw new Error('there is no order')
  return order
}

/** The statuses on the way, as staff set them and as the shopper reads them. */
const way = [
  ['packing', 'Packing'],
  ['shipped', 'Shipped'],
  ['out-for-delivery', 'Out for Delivery'],
  ['delivered', 'Delivered'],
] as const

/** The status of the newest order, on its badge. */
const expectStatus = (page: Page, status: string) =>
  expect(page.getByRole('article').first().locator('header [data-status]')).toHaveText(status)

async function deliver(page: Page, headers: Staff, orderId: string) {
  const path = `/api/admin/orders/${orderId}`
  await expectStatus(page, 'Order Placed')
  for (const [to, status] of way) {
    await expect(async () => {
      const { order } = await (await page.request.get(path, { headers })).json()
      const data = { to, version: order.version, note: '', collected: false }
      expect((await page.request.post(`${path}/move`, { headers, data })).status()).toBe(200)
    }).toPass()
    await page.goto('/orders')
    await expectStatus(page, status)
  }
}

/** Staff take the order's open request to its end; what staff see of it is returned. */
async function settle(page: Page, headers: Staff, orderId: string) {
  const list = await page.request.get('/api/admin/returns', { headers })
  const { returns }: { returns: { _id: string; orderId: string; step: string }[] } = await list.json()
  const id = returns.find((one) => one.orderId === orderId && one.step === 'requested')?._id
  const path = `/api/admin/returns/${id}`
  for (const step of ['approve', 'receive', 'settle']) {
    const { request } = await (await page.request.get(path, { headers })).json()
    const lines = request.lines.map(({ lineId, quantity }: { lineId: string; quantity: number }) => ({
      lineId,
      good: quantity,
      damaged: 0,
    }))
    const data = { version: request.version, ...(step === 'receive' ? { lines } : {}) }
    expect((await page.request.post(`${path}/${step}`, { headers, data })).status()).toBe(200)
  }
  const status = async () => (await (await page.request.get(path, { headers })).json()).request.status
  await expect.poll(status).toBe('completed')
}

/** The texts of an order's refunds, as they were posted at the partner. */
async function refundsPosted(page: Page, headers: Staff, orderId: string): Promise<string[]> {
  const { payments } = await (
    await page.request.get(`/api/admin/orders/${orderId}/payments`, { headers })
  ).json()
  return payments.refunds
    .filter(({ state }: { state: string }) => state === 'succeeded')
    .map(({ amountText }: { amountText: string }) => amountText)
}

async function lowerPrice(page: Page, headers: Staff, productId: string) {
  const path = `/api/admin/products/${productId}`
  const { product } = await (await page.request.get(path, { headers })).json()
  const change = async (price: number) => {
    const { product: now } = await (await page.request.get(path, { headers })).json()
    const data = { version: now.version, price }
    expect((await page.request.patch(path, { headers, data })).status()).toBe(200)
  }
  await change(product.price - 500)
  return () => change(product.price)
}

/** Opens the return of one unit of the newest order, up to the choice of what to get for it. */
async function sendBackOne(page: Page) {
  await page.goto('/orders')
  await page.getByRole('article').first().getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  const less = dialog.getByRole('button', { name: /^One less of/ })
  if (await less.isEnabled()) await less.click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

test(
  'a shopper buys, cancels, buys again, sees each status, swaps a size at another price and returns the rest: what is shown is what is posted',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    test.setTimeout(180_000)
    const headers = await asOwner(page)
    const { token } = await signedIn(page)
    await page.request.post('/api/currency/user/set', { headers: { token }, data: { currencyCode: 'USD' } })
    const { product } = await inCart(page, token, project.name === 'phone' ? 45 : 43, 2)

    await buy(page)
    const cancelled = await newestOrder(page, token)
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect.poll(() => refundsPosted(page, headers, cancelled._id)).toEqual([cancelled.chargedText])
    await page.goto('/orders')
    await expect(card.getByText(`${cancelled.chargedText} refunded`)).toBeVisible()
    await expectStatus(page, 'Cancelled')

    await card.getByRole('button', { name: 'Order again' }).click()
    await expect(page.getByText('Everything is in your cart again')).toBeVisible()
    await buy(page)
    const order = await newestOrder(page, token)
    expect(order._id).not.toBe(cancelled._id)
    await deliver(page, headers, order._id)

    const restore = await lowerPrice(page, headers, product._id)
    const swap = await sendBackOne(page)
    await swap.getByRole('radio', { name: /Another colour or size/ }).check()
    const size = swap.getByRole('group', { name: /^Size of/ }).getByRole('button', { disabled: false })
    await size.filter({ hasNotText: /^$/ }).last().click()
    await swap.getByRole('button', { name: 'Continue' }).click()
    await expect(swap.getByText('−Rs. 500.00').first()).toBeVisible()
    await swap.getByRole('radio', { name: /Money back/ }).check()
    const back = swap.getByText(/^USD [\d.]+$/).last()
    await expect(back).toBeVisible()
    const difference = (await back.textContent()) ?? ''
    await swap.getByRole('button', { name: 'Send request' }).click()
    await expect(swap).toHaveCount(0)
    await expectStatus(page, 'Exchange requested')
    await settle(page, headers, order._id)
    await restore()
    await expect.poll(() => refundsPosted(page, headers, order._id)).toEqual([difference])

    await page.goto('/orders')
    const bought = page.getByRole('article', { name: `Order ${order._id.slice(-8).toUpperCase()}` })
    await expect(bought.getByText(`${difference} refunded`)).toBeVisible()
    await expect(bought.getByText(/: 1 of 2 returned$/)).toBeVisible()
    await bought.getByRole('button', { name: 'Return or exchange' }).click()
    const rest = page.getByRole('dialog')
    await rest.getByRole('checkbox').check()
    await rest.getByRole('button', { name: 'Continue' }).click()
    await rest.getByRole('radio', { name: /Money back/ }).check()
    await rest.getByRole('button', { name: 'Continue' }).click()
    const refund = rest.getByText(/^USD [\d.]+$/).last()
    await expect(refund).toBeVisible()
    const amount = (await refund.textContent()) ?? ''
    await rest.getByRole('button', { name: 'Send request' }).click()
    await expect(rest).toHaveCount(0)
    await expect(bought.getByText('Refund requested')).toBeVisible()
    await settle(page, headers, order._id)
    await expect
      .poll(async () => (await refundsPosted(page, headers, order._id)).sort())
      .toEqual([difference, amount].sort())
    await page.goto('/orders')
    await expect(bought.getByText('completed', { exact: true }).first()).toBeVisible()
  },
)
