import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { newShopper, orderOf, productInStock, stockOf } from '../../../../testing/shoppers.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'
import { holdStock, releaseStock } from '../../catalog/index.ts'
import { stockHolds } from '../orders.table.ts'
import { holdsOf, setHoldState } from './hold.queries.ts'

const test = useTestShop()

it('lets two lines of an order hold the same size, and releases the stock of both', async () => {
  const { shop } = test
  const { db } = shop.database
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const placed = await shop.call('order.stripe', {
    token,
    body: orderOf(product, variant.variantIndex, size),
  })
  const { orderId } = placed.body
  const before = await stockOf(shop, variant._id, size)
  const lineId = randomUUID()
  await shop.database.pool.query(
    `insert into order_lines (id, order_id, position, kind, product_id, variant_index, size, quantity,
       unit_price_cents, path, slug, name, image, options, color, color_code)
     select $2, order_id, 1, kind, product_id, variant_index, size, 3, 0, path, slug, name, image, options, color,
       color_code
     from order_lines where order_id = $1`,
    [orderId, lineId],
  )
  const second = [{ lineId, variantId: variant._id, size, quantity: 3 }]
  await holdStock(db, second)
  await db.insert(stockHolds).values(holdsOf(orderId, second, new Date()))
  const released = await setHoldState(db, orderId, 'held', 'released')
  expect(released.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3])
  await releaseStock(db, released)
  expect(await stockOf(shop, variant._id, size)).toEqual({ ...before, held: before.held - 1 })
  const [order] = (await shop.call('orders.user', { token })).body.orders
  expect(order?.items.map((item) => item.lineId)).toContain(lineId)
})
