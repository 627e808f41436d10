import { afterEach, describe, expect, it } from 'vitest'
import { goodAddress, newShopper, productInStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

async function switchPrintful(to: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ printful: to })
  await fetch(`${test.shop.sandboxUrl}/api/control/faults`, { method: 'POST', headers, body })
}
afterEach(() => switchPrintful('none'))

async function madeToOrder(name: string) {
  const { body } = await test.shop.call('catalog.list')
  const product = body.products.find((one) => one.madeToOrder && one.name.startsWith(name))
  const variant = product?.variants[0]
  const size = variant?.sizes[0]?.size
  if (product === undefined || variant === undefined || size === undefined) throw new Error(`no ${name}`)
  return { product, line: { productId: product._id, size, variantIndex: variant.variantIndex, quantity: 1 } }
}

async function quoteOf(items: readonly object[], countryCode: string, place: object = {}) {
  const { token } = await newShopper(test.shop)
  const body = { items, countryCode, place }
  return { token, quote: (await test.shop.call('checkout.quote', { token, body })).body.quote }
}

describe('made-to-order items', () => {
  it('cost what the print partner takes, and are 2 to 7 days longer on the way [A1.11] [A9.16]', async () => {
    const tee = await madeToOrder('House Tee')
    const { quote } = await quoteOf([tee.line], 'GB', { city: 'London', postalCode: 'SW1A 1AA' })
    // 4.79 dollars at 0.0031 for a rupee.
    expect(quote.shipping).toBe(1545.16)
    expect(quote.delivery).toMatchObject({
      isEstimate: false,
      madeToOrder: 1545.16,
      estimatedDays: { min: 5, max: 13 },
      express: null,
    })
  })

  it('travel in a parcel of their own beside what is in stock', async () => {
    const tee = await madeToOrder('House Tee')
    const stocked = await productInStock(test.shop)
    const own = {
      productId: stocked.product._id,
      size: stocked.size,
      variantIndex: stocked.variant.variantIndex,
      quantity: 1,
    }
    const { quote } = await quoteOf([tee.line, own], 'JP', { city: 'Tokyo', state: 'Tokyo' })
    // 3900 of the zone and 4.39 dollars.
    expect(quote.shipping).toBe(3900 + 1416.13)
    expect(quote.delivery).toMatchObject({ madeToOrder: 1416.13, estimatedDays: { min: 6, max: 13 } })
  })

  it('name the state to the partner by its code, however the form wrote it', async () => {
    const tee = await madeToOrder('House Tee')
    for (const state of ['CA', 'California'])
      expect((await quoteOf([tee.line], 'US', { state, city: 'Oakland' })).quote.delivery).toMatchObject({
        isEstimate: false,
        madeToOrder: 1532.26,
      })
  })

  it.each(['error-500', 'too-many', 'time-out'])(
    'are calculated like a parcel of ours, as an estimate, while the partner is at %s',
    async (fault) => {
      await switchPrintful(fault)
      const hoodie = await madeToOrder('Studio Hoodie')
      const { quote } = await quoteOf([hoodie.line], 'DE', { city: `Berlin ${fault}` })
      expect(quote).toMatchObject({ shipping: 4900, delivery: { isEstimate: true, madeToOrder: 4900 } })
      const body = {
        countryCode: 'DE',
        cartItems: [{ productId: hoodie.product._id, size: hoodie.line.size, quantity: 1 }],
      }
      expect((await test.shop.call('shipping.calculate', { body })).body).toMatchObject({
        shippingCost: 4900,
        fallback: true,
      })
    },
  )

  it('are placed at the promised rate though the partner has gone down since', async () => {
    const { shop } = test
    const tote = await madeToOrder('Sketchbook Tote')
    const place = { city: 'Colombo', postalCode: '00300' }
    const { token, quote } = await quoteOf([tote.line], 'LK', place)
    await switchPrintful('time-out')
    const placed = await shop.call('order.place', {
      token,
      body: {
        address: goodAddress,
        items: [tote.line],
        amount: quote.total,
        shippingCost: quote.shipping,
        quoteId: quote.quoteId,
      },
    })
    expect(placed.status).toBe(200)
  })
})
