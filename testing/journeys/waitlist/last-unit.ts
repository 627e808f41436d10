import type { Page } from '@playwright/test'
import { asOwner, expect, newEmail, password, post, wellStockedSku } from '../shop.ts'

interface Variant {
  readonly variantIndex: number
  readonly sizes: readonly { readonly size: string; readonly onHand: number }[]
}

/** A size with one unit left, in the checkout of another customer who has not paid yet. */
export async function lastUnitInCheckout(page: Page, nth: number) {
  const sku = await wellStockedSku(page, nth)
  await leaveOne(page, sku)
  const email = newEmail()
  const registered = await post(page, '/api/user/register', {
    data: { name: 'Kasun Perera', email, password },
  })
  const { token }: { token: string } = await registered.json()
  const { product, variantIndex, size } = sku
  const placed = await post(page, '/api/order/stripe', {
    headers: { token },
    data: {
      address: { ...address, email },
      items: [{ productId: product._id, size, variantIndex, quantity: 1 }],
      amount: product.price + 350,
      currency: { code: 'LKR' },
    },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  const { orderId }: { orderId: string } = await placed.json()
  const cancelPayment = async () => {
    const answer = await post(page, '/api/order/cancel-unpaid', { headers: { token }, data: { orderId } })
    expect((await answer.json()).outcome).toBe('cancelled')
  }
  return { ...sku, cancelPayment }
}

async function leaveOne(page: Page, sku: Awaited<ReturnType<typeof wellStockedSku>>) {
  const headers = await asOwner(page)
  const path = `/api/admin/products/${sku.product._id}`
  const { product }: { product: { variants: Variant[] } } = await (await page.request.get(path)).json()
  const variant = product.variants.find((one) => one.variantIndex === sku.variantIndex)
  const expected = variant?.sizes.find((one) => one.size === sku.size)?.onHand
  const data = { variantIndex: sku.variantIndex, size: sku.size, onHand: 1, expected }
  const set = await page.request.put(`${path}/stock`, { headers, data })
  expect(set.status(), await set.text()).toBe(200)
}

const address = {
  firstName: 'Kasun',
  lastName: 'Perera',
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
