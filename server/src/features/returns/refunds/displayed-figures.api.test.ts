import { expect, it } from 'vitest'
import { deliveredOrder, exchangeOf, refundOf, setPrice } from '../../../../testing/returns.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

const changed = {
  status: 409,
  body: {
    code: 'returns.figures-changed',
    message: 'The figures have changed. Please check them again.',
  },
}

it('an exchange whose price changed since its figures were shown is refused, and made for the new figures', async () => {
  const { shop } = test
  const order = await deliveredOrder(shop)
  const { token } = order
  const asked = exchangeOf(order, order.variant.variantIndex, order.size)
  const preview = async () => {
    const body = { kind: 'exchange', ...asked }
    const { total, priceDifference } = (await shop.call('returns.preview', { token, body })).body.figures
    return { total, priceDifference }
  }
  const shown = await preview()
  expect(shown).toEqual({ total: 0, priceDifference: 0 })
  await setPrice(shop, order.product, order.product.price - 500)
  expect(await shop.call('returns.request-exchange', { token, body: { ...asked, shown } })).toMatchObject(
    changed,
  )
  const path = `/api/return/${order.orderId}`
  expect((await shop.call('returns.of-order', { token, path })).body.requests).toEqual([])
  const now = await preview()
  expect(now).toEqual({ total: 500, priceDifference: -500 })
  const body = { ...asked, shown: now }
  const made = (await shop.call('returns.request-exchange', { token, body })).body
  expect(made.request).toMatchObject({ totalRefundAmount: 500, priceDifference: -500 })
  await setPrice(shop, order.product, order.product.price)
})

it('a refund is made only for the total that was shown', async () => {
  const { shop } = test
  const order = await deliveredOrder(shop)
  const { token } = order
  const total = order.product.price
  const ask = (shown?: object) =>
    shop.call('returns.request-refund', { token, body: refundOf(order, 1, { shown }) })
  expect(await ask({ total: total + 0.01, priceDifference: 0 })).toMatchObject(changed)
  expect((await ask({ total, priceDifference: 0 })).status).toBe(200)
  expect((await ask()).status).toBe(200)
})
