import type { Page } from '@playwright/test'
import { customShirt } from '../designs/designs.ts'
import { expect, post, signedIn, wellStockedSku } from '../shop.ts'

const address = {
  firstName: 'Nadeesha',
  lastName: 'Silva',
  street: '14 Temple Road',
  apartment: '',
  city: 'Colombo',
  state: '',
  postalCode: '00300',
  country: 'LK',
  phone: '77 123 4567',
  phoneCode: '+94',
  instructions: '',
}

/** An order of two custom shirts, to be paid in cash, with something that the shop packs beside them. */
export async function customOrder(page: Page, nth: number, withStock = true) {
  const { token, email } = await signedIn(page)
  const headers = { token }
  const id = await customShirt(page, token)
  const made = { productId: `custom_${id}`, size: 'L', variantIndex: 0, quantity: 2 }
  const { product, size, variantIndex } = await wellStockedSku(page, nth)
  const items = withStock ? [made, { productId: product._id, size, variantIndex, quantity: 1 }] : [made]
  const asked = { items, countryCode: 'LK', place: { city: 'Colombo', state: '', postalCode: '00300' } }
  const { quote } = await (await post(page, '/api/checkout/quote', { headers, data: asked })).json()
  const data = {
    ...{ items, amount: quote.total, quoteId: quote.quoteId, currency: { code: 'LKR' } },
    address: { ...address, email },
  }
  const placed = await post(page, '/api/order/place', { headers, data })
  expect(placed.status(), await placed.text()).toBe(200)
  const { orderId }: { orderId: string } = await placed.json()
  return { orderId, number: orderId.slice(-8).toUpperCase(), token }
}
