import type { Page } from '@playwright/test'
import { customShirt } from '../designs/designs.ts'
import { expect, post, sandboxUrl, signedIn, wellStockedSku } from '../shop.ts'

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

/** What a custom shirt, two of it, and something that the shop packs, if any, come to at the checkout. */
async function customCheckout(page: Page, nth?: number) {
  const { token, email } = await signedIn(page)
  const headers = { token }
  const id = await customShirt(page, token)
  const items = [{ productId: `custom_${id}`, size: 'L', variantIndex: 0, quantity: 2 }]
  if (nth !== undefined) {
    const { product, size, variantIndex } = await wellStockedSku(page, nth)
    items.push({ productId: product._id, size, variantIndex, quantity: 1 })
  }
  const asked = { items, countryCode: 'LK', place: { city: 'Colombo', state: '', postalCode: '00300' } }
  const { quote } = await (await post(page, '/api/checkout/quote', { headers, data: asked })).json()
  const data = {
    ...{ items, amount: quote.total, quoteId: quote.quoteId, currency: { code: 'LKR' } },
    address: { ...address, email },
  }
  return { token, headers, data }
}

const numberOf = (orderId: string) => orderId.slice(-8).toUpperCase()

/** An order of custom shirts paid by card, with something that the shop packs beside them if a number says what. */
export async function paidCustomOrder(page: Page, nth?: number) {
  const { token, ...sent } = await customCheckout(page, nth)
  const placed = await post(page, '/api/order/stripe', sent)
  const { orderId, session_url }: { orderId: string; session_url: string } = await placed.json()
  const sessionId = session_url.split('/').at(-1) ?? ''
  await post(page, `${sandboxUrl}/api/control/sessions/${sessionId}/pay`, {})
  const data = { success: 'true', orderId, sessionId }
  const verified = await post(page, '/api/order/verifyStripe', { headers: sent.headers, data })
  expect(verified.status(), await verified.text()).toBe(200)
  return { orderId, number: numberOf(orderId), token }
}

/** Something happens at the print partner, once it has the order. */
export const atPartner = (
  page: Page,
  number: string,
  deed: 'print' | 'ship' | 'deliver' | 'hold' | 'release' | 'out-of-stock' | 'reject-file' | 'return-parcel',
) =>
  expect(async () => {
    const answer = await page.request.post(`${sandboxUrl}/api/control/print-orders/@FF-${number}/${deed}`)
    expect(answer.status()).toBe(200)
  }).toPass()
