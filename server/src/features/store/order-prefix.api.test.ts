import { afterEach, describe, expect, it } from 'vitest'
import { newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

async function setPrefix(orderPrefix: string) {
  const { headers } = await signIn(test.shop, owner)
  const { store, version } = (await test.shop.call('staff.store', { headers })).body
  return test.shop.call('staff.store-set', { headers, body: { store: { ...store, orderPrefix }, version } })
}

async function placed(token: string) {
  const { product, variant, size } = await productInStock(test.shop)
  const body = orderOf(product, variant.variantIndex, size)
  return (await test.shop.call('order.place', { token, body })).body.orderId
}

const endOf = (orderId: string) => orderId.slice(-8).toUpperCase()

afterEach(() => setPrefix(''))

describe('the prefix of order numbers', () => {
  it('counts for orders from then on, and both kinds of numbers are found [A2.60]', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const former = await placed(token)
    expect((await setPrefix('NILU')).status).toBe(200)
    const later = await placed(token)
    const { orders } = (await shop.call('orders.user', { token })).body
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([`NILU-${endOf(later)}`, endOf(former)])
    const { headers } = await signIn(shop, owner)
    for (const [search, id] of [
      [`nilu-${endOf(later)}`, later],
      [endOf(later), later],
      [endOf(former), former],
    ] as const) {
      const found = await shop.call('staff.orders', { headers, path: `/api/admin/orders?search=${search}` })
      expect(found.body.orders.map(({ _id }) => _id)).toEqual([id])
    }
    const body = { orders: [{ id: later, version: 99 }], to: 'packing' as const, collected: false }
    const moved = (await shop.call('staff.orders-move', { headers, body })).body.orders
    expect(moved).toMatchObject([{ orderNumber: `NILU-${endOf(later)}` }])
  })

  it.each(['N-1', 'nilu', '1A', 'SEVENAB', 'NÍLU'])('is not %s', async (prefix) => {
    expect((await setPrefix(prefix)).status).toBe(400)
  })

  it('is all that stands before the end of the id, also for the database', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const id = await placed(token)
    for (const number of [`NILU-${endOf(id)}X`, `nilu-${endOf(id)}`, `-${endOf(id)}`, 'NILU-00000000'])
      await expect(
        shop.database.pool.query('update orders set number = $2 where id = $1', [id, number]),
        number,
      ).rejects.toThrow('orders_number_is_end_of_id')
  })
})
