import type { Page } from '@playwright/test'
import { type asOwner, expect, newEmail, password, post, sandboxUrl, wellStockedSku } from '../shop.ts'

const address = {
  firstName: 'Kasun',
  lastName: 'Perera',
  email: 'kasun@example.com',
  apartment: '',
  city: 'Colombo',
  state: '',
  postalCode: '00300',
  country: 'LK',
  phone: '77 123 4567',
  phoneCode: '+94',
  instructions: '',
}

/** An order of a new customer, to be paid in cash on delivery. */
export const placedOrder = (page: Page, nth: number, quantity = 1) =>
  orderBy(page, '/api/order/place', nth, quantity)

/** The same, paid by card. */
export async function paidOrder(page: Page, nth: number, quantity = 1) {
  const { sessionUrl, ...order } = await orderBy(page, '/api/order/stripe', nth, quantity)
  const sessionId = sessionUrl.split('/').at(-1) ?? ''
  await post(page, `${sandboxUrl}/api/control/sessions/${sessionId}/pay`, {})
  const data = { success: 'true', orderId: order.id, sessionId }
  const verified = await post(page, '/api/order/verifyStripe', { headers: { token: order.token }, data })
  expect(verified.status(), await verified.text()).toBe(200)
  return order
}

async function orderBy(page: Page, path: string, nth: number, quantity: number) {
  const sku = await wellStockedSku(page, nth)
  const email = newEmail()
  const data = { name: 'Kasun Perera', email, password }
  const { token }: { token: string } = await (await post(page, '/api/user/register', { data })).json()
  const { product, variantIndex, size } = sku
  const placed = await post(page, path, {
    headers: { token },
    data: {
      address: { ...address, street: `${nth} Temple Road, ${email}` },
      items: [{ productId: product._id, size, variantIndex, quantity }],
      amount: product.price * quantity + 350,
      currency: { code: 'LKR' },
    },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  const { orderId, session_url }: { orderId: string; session_url?: string } = await placed.json()
  const number = orderId.slice(-8).toUpperCase()
  return { ...sku, token, email, id: orderId, number, sessionUrl: session_url ?? '' }
}

/** Staff take it to its delivery, or as far as the steps go. */
export async function deliver(
  page: Page,
  headers: Awaited<ReturnType<typeof asOwner>>,
  orderId: string,
  steps: readonly string[] = ['packing', 'shipped', 'delivered'],
) {
  const path = `/api/admin/orders/${orderId}`
  for (const to of steps) {
    const { order } = await (await page.request.get(path, { headers })).json()
    const data = { to, version: order.version, note: '', collected: true }
    expect((await page.request.post(`${path}/move`, { headers, data })).status()).toBe(200)
  }
}
