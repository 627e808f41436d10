import { describe, expect, it } from 'vitest'
import {
  anotherProduct,
  chosenByStaff,
  deliveredForCash,
  exchangeOf,
  staffReturns,
} from '../../../../testing/returns.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

const openLater = (productId: string) =>
  test.shop.database.pool.query(
    "update products set early_access_until = now() + interval '30 days' where id = $1",
    [productId],
  )

describe('an exchange while a product is not open for everyone', () => {
  it('gives whoever bought it another unit of it, and no other early product', async () => {
    const { shop } = test
    const order = await deliveredForCash(shop)
    const { token, lineId, variant, size, product } = order
    const other = await anotherProduct(shop, product, product.price)
    await openLater(product._id)
    await openLater(other.productId)
    const body = { ...exchangeOf(order, variant.variantIndex, size), reason: 'fault' }
    const asked = await shop.call('returns.request-exchange', { token, body })
    expect(asked.status).toBe(200)
    const staff = await staffReturns(shop)
    const id = asked.body.request._id
    const chosen = await chosenByStaff(shop, staff, { id, lineId, ...other })
    expect(chosen.body.code).toBe('returns.exchange-unavailable')
    expect((await staff.step('approve', id)).status).toBe(200)
  })
})
