import { describe, expect, it } from 'vitest'
import { forceOrders } from '../../../testing/forced-states.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const daysMs = (days: number) => days * 24 * 3_600_000

const bestSellers = async () => {
  const { body } = await test.shop.call('catalog.list', {
    path: '/api/product/list?page=1&size=48&bestSeller=true',
  })
  return body.products.map(({ name }) => name).sort()
}

/** Changes the pieces of all orders of a product, as if it had sold otherwise. */
const sellInstead = async (name: string, quantity: number) => {
  const { pool } = test.shop.database
  await pool.query('update order_lines set quantity = $2 where name = $1', [name, quantity])
}

describe('best sellers', () => {
  it('follow what is sold, and show in the store at once', async () => {
    const { shop } = test
    const before = await bestSellers()
    expect(before).toHaveLength(12)
    expect(before).not.toContain('Treadle Jacket')
    await sellInstead('Treadle Jacket', 60)
    await shop.features.everyDay()
    const after = await bestSellers()
    expect(after).toHaveLength(12)
    expect(after).toContain('Treadle Jacket')
    const { body: first } = await shop.call('catalog.list', {
      path: '/api/product/list?page=1&size=1&bestSeller=true',
    })
    expect(first.products.map(({ name }) => name)).toEqual(['Treadle Jacket'])
    const { body } = await shop.call('catalog.single', { body: { slug: 'treadle-jacket' } })
    expect(body.product.bestSeller).toBe(true)
    await sellInstead('Treadle Jacket', 1)
    await shop.features.everyDay()
    expect(await bestSellers()).toEqual(before)
  })

  it('do not count what was cancelled, given back or is not paid', async () => {
    const { shop } = test
    // The orders are given other states, whatever states they could really take next.
    await shop.database.pool.query(
      'alter table orders disable trigger fulfilment_move, disable trigger payment_move',
    )
    const before = await bestSellers()
    for (const change of [
      "fulfilment = 'cancelled'",
      "payment_state = 'awaiting'",
      "returns_state = 'refunded', payment_state = 'refunded'",
    ]) {
      const { rows } = await shop.database.pool.query(
        `select id, fulfilment, payment_state, returns_state from orders where id in
          (select order_id from order_lines where name = 'Treadle Jacket')`,
      )
      const ids = rows.map(({ id }) => id)
      await sellInstead('Treadle Jacket', 60)
      await forceOrders(shop, `completed_at = null, ${change} where id = any($1)`, [ids])
      await shop.features.everyDay()
      expect(await bestSellers(), change).not.toContain('Treadle Jacket')
      for (const row of rows)
        await forceOrders(shop, 'fulfilment = $2, payment_state = $3, returns_state = $4 where id = $1', [
          ...[row.id, row.fulfilment, row.payment_state, row.returns_state],
        ])
    }
    await sellInstead('Treadle Jacket', 1)
    await shop.features.everyDay()
    expect(await bestSellers()).toEqual(before)
  })

  it('stay as they are in a shop that has hardly sold anything lately', async () => {
    const { shop } = test
    const before = await bestSellers()
    shop.clock.advance(daysMs(200))
    await shop.features.everyDay()
    expect(await bestSellers()).toEqual(before)
    shop.clock.advance(-daysMs(200))
  })

  it('leave an open form of the back office valid', async () => {
    const versions = async () =>
      (await test.shop.database.pool.query('select id, version from products order by id')).rows
    const before = await versions()
    await sellInstead('Treadle Jacket', 60)
    await test.shop.features.everyDay()
    expect(await versions()).toEqual(before)
  })
})
