import { orderNumber } from '@first-fashion/contract/orders/status'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { soon } from '../../../../testing/payments/payment-harness.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()

let nth = 0

/** A cash order of a shopper of its own, with mails of its own. */
async function cashOrder() {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop, 20)
  nth += 1
  const email = `reader-${nth}@example.com`
  const body = {
    ...orderOf(product, variant.variantIndex, size),
    address: { ...goodAddress, email, street: `${nth} Temple Road` },
  }
  const { orderId } = (await shop.call('order.place', { token, body })).body
  return { id: orderId, number: orderNumber(orderId), token, email }
}

const asStaff = async (who = owner) => (await signIn(test.shop, who)).headers
const upload = async (csv: string, ships = false) =>
  test.shop.call('staff.orders-tracking', { headers: await asStaff(), body: { csv, ships } })
const preview = async (csv: string, ships = false) =>
  test.shop.call('staff.orders-tracking-preview', { headers: await asStaff(), body: { csv, ships } })
const detailsOf = async (id: string) =>
  (await test.shop.call('staff.order', { headers: await asStaff(), path: `/api/admin/orders/${id}` })).body
    .order
const move = async (orders: { id: string; version: number }[], to: string, collected = false) =>
  test.shop.call('staff.orders-move', { headers: await asStaff(), body: { orders, to, collected } })
const at = async (id: string) => ({ id, version: (await detailsOf(id)).version })

describe('a file of tracking numbers', () => {
  it('sets those of all good rows, and says of every other why it cannot be used', async () => {
    const { shop } = test
    const [good, typed, twice, gone] = [
      await cashOrder(),
      await cashOrder(),
      await cashOrder(),
      await cashOrder(),
    ]
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop, 20)
    const unpaid = await stripe.place(shop, token, orderOf(product, variant.variantIndex, size))
    await shop.call('orders.cancel', { token: gone.token, body: { orderId: gone.id } })
    const csv = [
      'Order number,Carrier,Tracking number,Link',
      `${good.number},Domex,DX 1001`,
      `"#${typed.number.toLowerCase()}", Blue Van ,"BV-7",https://bluevan.example/BV-7`,
      '',
      `${twice.number},Domex,1`,
      `${twice.number},Domex,2`,
      `${gone.number},Domex,3`,
      `${orderNumber(unpaid.orderId)},Domex,4`,
      'FFFFFFFF,Domex,5',
      `${good.number.slice(0, 4)},,6`,
    ].join('\r\n')
    const expected = [
      [2, good.number, 'https://domex.lk/tracking?number=DX%201001', null],
      [3, typed.number, 'https://bluevan.example/BV-7', null],
      [5, twice.number, expect.anything(), 'This order is in the file 2 times'],
      [6, twice.number, expect.anything(), 'This order is in the file 2 times'],
      [7, gone.number, expect.anything(), 'This order is cancelled'],
      [8, orderNumber(unpaid.orderId), expect.anything(), 'This order is not paid'],
      [9, 'FFFFFFFF', expect.anything(), 'No order has this number'],
      [10, good.number.slice(0, 4), expect.anything(), 'No order has this number'],
    ]
    const seen = await preview(csv)
    const shown = (rows: typeof seen.body.rows) =>
      rows.map(({ line, orderNumber: number, url, problem }) => [line, number, url, problem])
    expect(shown(seen.body.rows)).toEqual(expected)
    expect((await detailsOf(good.id)).tracking).toBeNull()
    const done = await upload(csv)
    expect(shown(done.body.rows)).toEqual(expected)
    expect(done.body.message).toBe('2 of 8 tracking numbers saved')
    expect(done.body.refusedCsv.split('\r\n')).toHaveLength(8)
    expect(done.body.refusedCsv).toContain(`${gone.number},Domex,3,`)
    const order = await detailsOf(good.id)
    expect(order.tracking).toMatchObject({ carrier: 'Domex', number: 'DX 1001' })
    expect(order.events.at(-1)).toMatchObject({ text: 'Tracking number set', note: 'Domex DX 1001' })
    const mails = async () =>
      (await mailsFor(shop, good.email)).filter(({ text }) => text.includes('DX 1001')).length
    await expect.poll(mails, soon).toBe(1)
    const again = await upload(csv)
    expect(again.body.rows[0]).toMatchObject({ isSet: true, problem: null })
    expect((await detailsOf(good.id)).version).toBe(order.version)
    expect((await detailsOf(good.id)).events).toHaveLength(order.events.length)
    const { rows } = await shop.database.pool.query(
      "select count(*)::int as n from staff_changes where action = 'order-track' and subject = $1",
      [`order:${good.id}`],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  it.each([
    ['a bad link', 'Domex,1,http://domex.lk/1', 'A link starts with https://'],
    ['no carrier', ',1', 'Please enter the carrier'],
    ['no number', 'Domex', 'Please enter the tracking number'],
    ['a number with other characters', 'Domex,<b>', 'A tracking number has letters and digits'],
  ])('says of a row with %s what is wrong', async (_what, cells, problem) => {
    const { number } = await cashOrder()
    expect((await preview(`${number},${cells}`)).body.rows).toMatchObject([{ problem }])
  })

  it('marks packed orders as shipped where staff want that, and leaves the others as they are', async () => {
    const [packed, placed] = [await cashOrder(), await cashOrder()]
    await move([await at(packed.id)], 'packing')
    const csv = `${packed.number};DHL;100\n${placed.number};DHL;200`
    expect((await preview(csv, true)).body.rows.map(({ ships }) => ships)).toEqual([true, false])
    await upload(csv, true)
    expect((await detailsOf(packed.id)).status).toBe('Shipped')
    expect((await detailsOf(placed.id)).status).toBe('Order Placed')
    expect((await detailsOf(placed.id)).tracking?.number).toBe('200')
  })

  it('of two that staff upload at once sets each number and ships each order once', async () => {
    const packed = await cashOrder()
    await move([await at(packed.id)], 'packing')
    const csv = `${packed.number}\tUPS\t1Z`
    await Promise.all([upload(csv, true), upload(csv, true)])
    const { events, status } = await detailsOf(packed.id)
    expect(status).toBe('Shipped')
    expect(events.filter(({ text }) => text === 'Shipped')).toHaveLength(1)
  })

  it.each([
    ['without rows', 'Order number,Carrier,Tracking number', 'order.file-empty'],
    ['that is no CSV', 'A,"B', 'order.file-unreadable'],
    ['of more than 500 rows', 'A,B,C\n'.repeat(501), 'order.file-too-long'],
  ])('%s is refused', async (_what, csv, code) => {
    expect(await preview(csv)).toMatchObject({ status: 422, body: { code } })
    expect(await upload(csv)).toMatchObject({ status: 422, body: { code } })
  })

  it('is for those who may move orders', async () => {
    const answer = await test.shop.call('staff.orders-tracking', { body: { csv: 'A,B,C' } })
    expect(answer.status).toBe(401)
  })
})

describe('bulk orders', () => {
  it('are moved each by itself, with the reason for those that cannot', async () => {
    const [first, second, changed] = [await cashOrder(), await cashOrder(), await cashOrder()]
    const stale = await at(changed.id)
    await move([stale], 'packing')
    const orders = [await at(first.id), await at(second.id), stale, { id: 'none', version: 0 }]
    const done = await move(orders, 'packing')
    expect(done.body.message).toBe('2 of 4 orders updated')
    expect(done.body.orders.map(({ problem }) => problem)).toEqual([
      null,
      null,
      "Someone else changed this order to 'Packing'. Please check it again.",
      'Order not found',
    ])
    expect((await detailsOf(second.id)).events.at(-1)).toMatchObject({ text: 'Packing' })
    const toEnd = await move([await at(first.id)], 'delivered', true)
    expect(toEnd.body.orders[0]?.problem).toBe("An order that is 'Packing' cannot become 'Delivered'.")
    await move([await at(first.id)], 'shipped')
    const unpaid = await move([await at(first.id)], 'delivered')
    expect(unpaid.body.orders[0]?.problem).toContain('please confirm that the money was collected')
    await move([await at(first.id)], 'delivered', true)
    expect(await detailsOf(first.id)).toMatchObject({ status: 'Delivered', payment: true })
  })

  it('are moved once when two staff do so at once', async () => {
    const { id } = await cashOrder()
    const order = await at(id)
    const both = await Promise.all([move([order], 'packing'), move([order], 'packing')])
    const problems = both.map(({ body }) => body.orders[0]?.problem === null)
    expect(problems.toSorted()).toEqual([false, true])
  })

  it('are fifty at most', async () => {
    const orders = Array.from({ length: 51 }, () => ({ id: 'none', version: 0 }))
    expect((await move(orders, 'packing')).status).toBe(400)
  })

  it('are not moved by staff who may only read them', async () => {
    const { id } = await cashOrder()
    const answer = await test.shop.call('staff.orders-move', {
      headers: await asStaff(support),
      body: { orders: [await at(id)], to: 'packing' },
    })
    expect(answer.status).toBe(403)
  })
})
