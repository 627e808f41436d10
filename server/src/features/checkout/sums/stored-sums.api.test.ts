import { describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

/** An order by card with a code that takes a tenth off. */
async function discountedOrder(code: string): Promise<string> {
  const { shop } = test
  await shop.database.pool.query(
    `insert into promo_codes (code, discount_type, discount_percent, source, created_at)
     values ($1, 'percentage', 10, 'staff', now())`,
    [code],
  )
  const { product, variant, size } = await productInStock(shop)
  const { token } = await newShopper(shop)
  const order = orderOf(product, variant.variantIndex, size)
  const discount = Math.round(product.price * 10) / 100
  const body = { ...order, promoCode: code, discount, amount: order.amount - discount }
  const placed = await shop.call('order.stripe', { token, body })
  expect(placed.status).toBe(200)
  return placed.body.orderId
}

describe('the stored sums of an order', () => {
  it.each([
    ['an adjustment', 'update order_adjustments set cents = cents - 1 where order_id = $1'],
    [
      'the share of a line',
      `update order_adjustment_lines set cents = cents - 1
       where adjustment_id in (select id from order_adjustments where order_id = $1)`,
    ],
    ['a tender', 'update order_tenders set cents = cents + 1 where order_id = $1'],
    ['a tender that is missing', 'delete from order_tenders where order_id = $1'],
    ['the shipping fee', 'update orders set shipping_fee_cents = 1 where id = $1'],
  ])('must add up: %s', async (what, change) => {
    const orderId = await discountedOrder(`SUMS-${what.replaceAll(' ', '-').toUpperCase()}`)
    const changed = test.shop.database.pool.query(change, [orderId])
    await expect(changed).rejects.toThrow(/do not add up|not the sum of its lines/)
  })
})
