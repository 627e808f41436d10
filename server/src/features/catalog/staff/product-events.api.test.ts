import { beforeAll, describe, expect, it } from 'vitest'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { staffCalls } from '../../../../testing/payments/refund-behaviour.ts'
import { draftOf, openedDraft, productCallsOf } from '../../../../testing/product-drafts.ts'
import { newShopper, orderOf, productInStock, setStock } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { subscribe } from '../../../platform/events/domain-event.ts'
import { productChanged, stockChanged } from '../catalog.events.ts'

const heard: string[] = []
const listensTo = (event: typeof productChanged) =>
  subscribe(event, 'the-test', async ({ productIds }) => {
    for (const id of productIds) heard.push(`${event.name} ${id}`)
  })

const test = useOwnShop({ subscriptions: [listensTo(productChanged), listensTo(stockChanged)] })
let headers: Record<string, string> = {}
beforeAll(async () => {
  headers = (await signIn(test.shop, owner)).headers
})

const eventsOf = (productId: string) =>
  heard.filter((one) => one.endsWith(productId)).map((one) => one.split(' ')[0])
const expectEvents = (productId: string, events: readonly string[]) =>
  expect.poll(() => eventsOf(productId).toSorted(), soon).toEqual(events.toSorted())

describe('other features hear', () => {
  it('when staff change a product, and of its stock only when that changed', async () => {
    const calls = productCallsOf(test.shop, headers)
    const { product } = (await calls.add(draftOf({ name: 'Kelani Shirt' }))).body
    await expectEvents(product._id, ['product-changed'])
    const [first, ...others] = openedDraft(product).colours
    const [size, ...sizes] = first?.sizes ?? []
    if (first === undefined || size === undefined) throw new Error('the draft has no size')
    const colours = [{ ...first, sizes: [{ ...size, onHand: size.onHand + 1 }, ...sizes] }, ...others]
    const saved = await calls.save(product._id, { ...openedDraft(product), colours })
    expect(saved.status).toBe(200)
    await expectEvents(product._id, ['product-changed', 'product-changed', 'stock-changed'])
    const again = { ...openedDraft(saved.body.product), name: 'Kelani Blouse' }
    await calls.save(product._id, again)
    await expectEvents(product._id, [...Array<string>(3).fill('product-changed'), 'stock-changed'])
  })

  it('when an order takes the last unit, when that is back, and when staff set the stock', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    await setStock(shop, variant._id, size, 2)
    const { token } = await newShopper(shop)
    const body = orderOf(product, variant.variantIndex, size)
    await shop.call('order.place', { token, body })
    expect(eventsOf(product._id)).toEqual([])
    const { orderId } = (await shop.call('order.place', { token, body })).body
    await expectEvents(product._id, ['stock-changed'])
    await (await staffCalls(shop)).cancel(orderId)
    await expectEvents(product._id, ['stock-changed', 'stock-changed'])
    const { variantIndex } = variant
    await shop.call('staff.stock-set', {
      headers,
      path: `/api/admin/products/${product._id}/stock`,
      body: { variantIndex, size, onHand: 9, expected: 1 },
    })
    await expectEvents(product._id, Array<string>(3).fill('stock-changed'))
  })
})
