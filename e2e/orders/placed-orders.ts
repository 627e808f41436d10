import type { Page } from '@playwright/test'
import { expect, newEmail, password, post, wellStockedSku } from '../shop.ts'

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
export async function placedOrder(page: Page, nth: number, quantity = 1) {
  const sku = await wellStockedSku(page, nth)
  const email = newEmail()
  const registered = await post(page, '/api/user/register', {
    data: { name: 'Kasun Perera', email, password },
  })
  const { token }: { token: string } = await registered.json()
  const { product, variantIndex, size } = sku
  const placed = await post(page, '/api/order/place', {
    headers: { token },
    data: {
      address: { ...address, street: `${nth} Temple Road, ${email}` },
      items: [{ productId: product._id, size, variantIndex, quantity }],
      amount: product.price * quantity + 350,
      currency: { code: 'LKR' },
    },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  const { orderId }: { orderId: string } = await placed.json()
  return { ...sku, token, email, id: orderId, number: orderId.slice(-8).toUpperCase() }
}
