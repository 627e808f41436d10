import type { OrderLimits } from '@first-fashion/contract/orders/order-limits'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { forceOrders } from '../../../testing/forced-states.ts'
import { goodAddress, newShopper, orderOf, productInStock, stockOf } from '../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { listOrderLimits } from './order-limits.service.ts'

const test = useOwnShop()
const fresh = useOwnShop({ hasOrderLimits: true })

const none: OrderLimits = {
  unitsPerLine: null,
  unitsPerOrder: null,
  openPerAccount: null,
  openPerPhone: null,
  openPerAddress: null,
  unitsPerNetwork: null,
  stockShare: null,
  shortHoldFrom: null,
  cashUnitsUnconfirmed: null,
  cashMaximum: null,
  cashMaximumUnverified: null,
  unusualUnits: null,
  unusualAmount: null,
}

async function setLimits(limits: Partial<OrderLimits>, who = owner, version?: number) {
  const { headers } = await signIn(test.shop, who)
  const known = (await test.shop.call('staff.order-limits', { headers })).body.version
  const body = { ...none, ...limits, version: version ?? known }
  return test.shop.call('staff.order-limits-set', { headers, body })
}

beforeEach(async () => {
  expect((await setLimits({})).status).toBe(200)
})

let nextBuyer = 0
/** An address and a phone that nobody else has. */
const freshAddress = () => {
  nextBuyer += 1
  return { ...goodAddress, street: `${nextBuyer} Lake Road`, phone: `71 555 ${1000 + nextBuyer}` }
}

async function orderIn(
  call: 'order.place' | 'order.stripe',
  {
    quantity = 1,
    token,
    address = freshAddress(),
  }: { quantity?: number; token?: string; address?: object } = {},
) {
  const { shop } = test
  const shopper = token ?? (await newShopper(shop)).token
  const { product, variant, size } = await productInStock(shop, quantity)
  const body = { ...orderOf(product, variant.variantIndex, size, quantity), address }
  return { product, variant, size, ...(await shop.call(call, { token: shopper, body })) }
}

const verify = (email: string) =>
  test.shop.database.pool.query('update customers set verified_at = now() where email_key = $1', [email])

describe('what one shopper can order at once', () => {
  it('is so many of one item, which cart and order refuse alike', async () => {
    await setLimits({ unitsPerLine: 3 })
    expect((await test.shop.call('order-limits.current')).body).toEqual({ success: true, unitsPerLine: 3 })
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop, 10)
    const line = { itemId: product._id, size, variantIndex: variant.variantIndex }
    const tooMany = { status: 422, body: { code: 'order.line-too-large' } }
    const message = 'You can order up to 3 of the same item. Please contact us if you need more.'
    expect(await shop.call('cart.add', { token, body: { ...line, quantity: 4 } })).toMatchObject({
      ...tooMany,
      body: { message },
    })
    expect((await shop.call('cart.add', { token, body: { ...line, quantity: 3 } })).status).toBe(200)
    expect(await shop.call('cart.add', { token, body: { ...line, quantity: 1 } })).toMatchObject(tooMany)
    expect(await shop.call('cart.update', { token, body: { ...line, quantity: 4 } })).toMatchObject(tooMany)
    const before = await stockOf(shop, variant._id, size)
    const body = orderOf(product, variant.variantIndex, size, 4)
    expect(await shop.call('order.place', { token, body })).toMatchObject(tooMany)
    expect(await stockOf(shop, variant._id, size)).toEqual(before)
  })

  it('is so many items in an order', async () => {
    await setLimits({ unitsPerOrder: 5 })
    expect(await orderIn('order.place', { quantity: 6 })).toMatchObject({
      status: 422,
      body: { code: 'order.too-large', message: expect.stringContaining('up to 5 items') },
    })
    expect((await orderIn('order.place', { quantity: 5 })).status).toBe(200)
  })

  it('in cash is less until the email address is verified, and the answer says what to do', async () => {
    const { token, email } = await newShopper(test.shop)
    const { product } = await productInStock(test.shop)
    await setLimits({ cashMaximumUnverified: product.price + 349, cashMaximum: product.price + 350 })
    expect(await orderIn('order.place', { token })).toMatchObject({
      status: 422,
      body: {
        code: 'order.cash-too-high',
        message: expect.stringContaining('Please verify your email first, or pay online.'),
      },
    })
    expect((await orderIn('order.stripe', { token })).status).toBe(200)
    await verify(email)
    expect((await orderIn('order.place', { token })).status).toBe(200)
    await setLimits({ cashMaximum: product.price })
    expect(await orderIn('order.place', { token })).toMatchObject({
      status: 422,
      body: {
        message: expect.stringMatching(/^Cash on delivery is available up to Rs\. .*Please pay online\.$/),
      },
    })
  })
})

describe('orders that are neither paid nor delivered', () => {
  it('are so many by account: cash then goes online, and what is not paid must be paid first', async () => {
    await setLimits({ openPerAccount: 2 })
    const { token } = await newShopper(test.shop)
    for (let times = 0; times < 2; times += 1)
      expect((await orderIn('order.place', { token })).status).toBe(200)
    expect(await orderIn('order.place', { token })).toMatchObject({
      status: 422,
      body: { code: 'order.too-many-open', message: expect.stringContaining('Please pay online') },
    })
    for (let times = 0; times < 2; times += 1)
      expect((await orderIn('order.stripe', { token })).status).toBe(200)
    expect(await orderIn('order.stripe', { token })).toMatchObject({
      status: 422,
      body: { code: 'order.too-many-open', message: expect.stringContaining('Please pay for them first') },
    })
  })

  it.each([
    ['phone', { openPerPhone: 2 }, { phone: '(77) 999-0001' }, { phone: '77 999 0001' }],
    ['address', { openPerAddress: 2 }, { street: '9, Hill Street' }, { street: '9 hill street' }],
  ])('are so many to one %s, whoever orders and however it is written', async (_what, limits, one, other) => {
    await setLimits(limits)
    for (let times = 0; times < 2; times += 1)
      expect((await orderIn('order.place', { address: { ...freshAddress(), ...one } })).status).toBe(200)
    expect(await orderIn('order.place', { address: { ...freshAddress(), ...other } })).toMatchObject({
      status: 422,
      body: { code: 'order.too-many-open' },
    })
    expect((await orderIn('order.stripe', { address: { ...freshAddress(), ...other } })).status).toBe(200)
    expect((await orderIn('order.place')).status).toBe(200)
  })

  it.each(['+94715559001', '009471 555 9001', '0094 71 555 9001', '94715559001', '071 555 9001'])(
    'are so many to one phone, also when %s repeats the code of its country',
    async (phone) => {
      await setLimits({ openPerPhone: 1 })
      await forceOrders(test.shop, "fulfilment = 'cancelled' where phone like '%9001'")
      const to = (written: string) =>
        orderIn('order.place', { address: { ...freshAddress(), phone: written } })
      expect((await to('71 555 9001')).status).toBe(200)
      expect(await to(phone)).toMatchObject({ status: 422, body: { code: 'order.too-many-open' } })
    },
  )

  it('are so many to one phone, also when zeros stand in front of the code', async () => {
    await setLimits({ openPerPhone: 1 })
    const to = (phoneCode: string) =>
      orderIn('order.place', { address: { ...freshAddress(), phone: '71 555 9002', phoneCode } })
    expect((await to('+94')).status).toBe(200)
    expect(await to('+0094')).toMatchObject({ status: 422, body: { code: 'order.too-many-open' } })
  })

  it('stay within the limit when many orders come at once', async () => {
    await setLimits({ openPerAccount: 3 })
    const { token } = await newShopper(test.shop)
    const placed = await Promise.all(Array.from({ length: 12 }, () => orderIn('order.place', { token })))
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(3)
  })
})

describe('stock that nobody has paid for', () => {
  let nextNetwork = 0
  /** A client address that no other test has. */
  const freshNetwork = () => {
    nextNetwork += 1
    return `198.51.100.${nextNetwork}`
  }
  const from = (network: string) => ({ 'x-forwarded-for': network })

  /** An invented account orders the same item as the others. */
  async function ordered(
    call: 'order.place' | 'order.stripe',
    what: Awaited<ReturnType<typeof productInStock>>,
    { network, quantity = 1, token }: { network: string; quantity?: number; token?: string },
  ) {
    const shopper = token ?? (await newShopper(test.shop)).token
    const body = {
      ...orderOf(what.product, what.variant.variantIndex, what.size, quantity),
      address: freshAddress(),
    }
    return test.shop.call(call, { token: shopper, body, headers: from(network) })
  }

  /** A size of which there is exactly so much, and none of it is held. */
  async function sizeWith(units: number) {
    const what = await productInStock(test.shop)
    const sku = [what.variant._id, what.size]
    await test.shop.database.pool.query(
      `update stock_holds set state = 'released', until = null
       where variant_id = $1 and size = $2 and state = 'held'`,
      sku,
    )
    await stockIs(sku, units)
    touched.push(sku)
    return what
  }
  const touched: string[][] = []
  const stockIs = (sku: readonly string[], units: number) =>
    test.shop.database.pool.query(
      'update variant_stock set on_hand = $3, held = 0 where variant_id = $1 and size = $2',
      [...sku, units],
    )

  afterAll(async () => {
    for (const sku of touched) await stockIs(sku, 500)
  })

  const tooManyHeld = { status: 422, body: { code: 'order.too-many-held' } }
  const confirmFirst = { status: 422, body: { code: 'order.confirm-email-first' } }

  it('is held by one network only up to the limit, whatever accounts it invents and however fast', async () => {
    await setLimits({ unitsPerNetwork: 12 })
    const what = await sizeWith(200)
    const network = freshNetwork()
    const many = await Promise.all(
      Array.from({ length: 10 }, () => ordered('order.stripe', what, { network, quantity: 5 })),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(many.find(({ status }) => status !== 200)).toMatchObject(tooManyHeld)
    expect((await ordered('order.stripe', what, { network: freshNetwork(), quantity: 5 })).status).toBe(200)
  })

  it('is held by one network or account only up to its share of a size', async () => {
    await setLimits({ stockShare: 50 })
    const what = await sizeWith(20)
    const network = freshNetwork()
    const { token } = await newShopper(test.shop)
    expect((await ordered('order.stripe', what, { network, quantity: 6, token })).status).toBe(200)
    expect(await ordered('order.stripe', what, { network, quantity: 5 })).toMatchObject(tooManyHeld)
    const elsewhere = freshNetwork()
    expect(await ordered('order.stripe', what, { network: elsewhere, quantity: 5, token })).toMatchObject(
      tooManyHeld,
    )
    expect((await ordered('order.stripe', what, { network, quantity: 4 })).status).toBe(200)
  })

  it('goes to an honest shopper to the last unit, and is free again once it is paid or over', async () => {
    await setLimits({ unitsPerNetwork: 2, stockShare: 10 })
    const what = await sizeWith(3)
    const network = freshNetwork()
    const { token } = await newShopper(test.shop)
    const last = await ordered('order.stripe', what, { network, quantity: 3, token })
    expect(last.status).toBe(200)
    const other = await sizeWith(30)
    expect(await ordered('order.stripe', other, { network })).toMatchObject(tooManyHeld)
    const body = { orderId: last.body.orderId }
    expect((await test.shop.call('order.cancel-unpaid', { token, body })).body.outcome).toBe('cancelled')
    expect((await ordered('order.stripe', other, { network })).status).toBe(200)
    const { rows } = await test.shop.database.pool.query('select network from orders where id = $1', [
      last.body.orderId,
    ])
    expect(rows).toEqual([{ network: '' }])
  })

  it('is not kept from the shopper who orders the same cart again', async () => {
    await setLimits({ unitsPerNetwork: 2, stockShare: 10 })
    const { shop } = test
    const what = await sizeWith(3)
    const network = freshNetwork()
    const { token } = await newShopper(shop)
    const line = { itemId: what.product._id, size: what.size, variantIndex: what.variant.variantIndex }
    await shop.call('cart.add', { token, body: { ...line, quantity: 3 } })
    const { version } = (await shop.call('cart.get', { token })).body
    const body = {
      ...orderOf(what.product, what.variant.variantIndex, what.size, 3),
      address: freshAddress(),
      cartVersion: version,
    }
    for (let times = 0; times < 2; times += 1)
      expect((await shop.call('order.stripe', { token, body, headers: from(network) })).status).toBe(200)
  })

  it('is sold for cash without a confirmed email only in a few units from one network', async () => {
    await setLimits({ cashUnitsUnconfirmed: 4 })
    const what = await sizeWith(200)
    const network = freshNetwork()
    expect((await ordered('order.place', what, { network, quantity: 3 })).status).toBe(200)
    const { token, email } = await newShopper(test.shop)
    expect(await ordered('order.place', what, { network, quantity: 2, token })).toMatchObject(confirmFirst)
    expect((await ordered('order.stripe', what, { network, quantity: 2 })).status).toBe(200)
    expect((await ordered('order.place', what, { network })).status).toBe(200)
    expect((await ordered('order.place', what, { network: freshNetwork(), quantity: 5 })).status).toBe(200)
    await verify(email)
    expect((await ordered('order.place', what, { network, quantity: 2, token })).status).toBe(200)
  })

  it('is held for a quarter of an hour once several orders hold the same size', async () => {
    await setLimits({ shortHoldFrom: 2 })
    const what = await sizeWith(50)
    const minutes: number[] = []
    for (let times = 0; times < 3; times += 1) {
      const { body } = await ordered('order.stripe', what, { network: freshNetwork() })
      const { rows } = await test.shop.database.pool.query(
        `select extract(epoch from hold_until - placed_at)::int / 60 as minutes from orders where id = $1`,
        [body.orderId],
      )
      minutes.push(rows[0].minutes)
    }
    expect(minutes).toEqual([35, 35, 15])
  })
})

describe('an unusual order', () => {
  const alerts = async (who = owner) => {
    const { headers } = await signIn(test.shop, who)
    return { headers, ...(await test.shop.call('staff.order-alerts', { headers })).body }
  }

  it('is shown to staff with its reasons, and cancelled with one click: its stock is released', async () => {
    await setLimits({ unusualUnits: 3, cashMaximumUnverified: 1_000_000 })
    const { shop } = test
    const before = (await alerts()).total
    expect((await orderIn('order.place')).status).toBe(200)
    expect((await alerts()).total).toBe(before)
    const order = await orderIn('order.place', { quantity: 3 })
    const { headers, alerts: found } = await alerts()
    expect(found[0]).toMatchObject({
      order: { _id: order.body.orderId },
      units: 3,
      reasons: ['many-units'],
      canCancel: true,
    })
    const stock = await stockOf(shop, order.variant._id, order.size)
    const path = `/api/admin/order-alerts/${order.body.orderId}/cancel`
    const cancelled = await shop.call('staff.order-alert-cancel', { headers, path })
    expect(cancelled).toMatchObject({ status: 200, body: { total: before } })
    expect(await stockOf(shop, order.variant._id, order.size)).toEqual({
      ...stock,
      on_hand: stock.on_hand + 3,
    })
    const again = await shop.call('staff.order-alert-cancel', { headers, path })
    expect(again).toMatchObject({ status: 422, body: { code: 'order.move-not-allowed' } })
  })

  it.each([
    ['cancelled', "fulfilment = 'cancelled'"],
    ['delivered', "fulfilment = 'delivered', return_days = 7, payment_state = 'paid'"],
    ['refunded', "payment_state = 'refunded'"],
  ])('leaves the list and its count by itself once it is %s', async (_what, change) => {
    await setLimits({ unusualAmount: 1 })
    const before = (await alerts()).total
    const order = await orderIn('order.place')
    expect((await alerts()).total).toBe(before + 1)
    await forceOrders(test.shop, `${change} where id = $1`, [order.body.orderId])
    const { alerts: left, total } = await alerts()
    expect(total).toBe(before)
    expect(left.map((alert) => alert.order._id)).not.toContain(order.body.orderId)
  })

  it('is dismissed by who may move orders, seen by support', async () => {
    await setLimits({ unusualAmount: 1 })
    const { shop } = test
    const order = await orderIn('order.place')
    const seen = await alerts(support)
    expect(seen.alerts[0]).toMatchObject({ order: { _id: order.body.orderId }, reasons: ['high-amount'] })
    const path = `/api/admin/order-alerts/${order.body.orderId}/dismiss`
    expect(await shop.call('staff.order-alert-dismiss', { headers: seen.headers, path })).toMatchObject({
      status: 403,
      body: { code: 'staff.role-forbids' },
    })
    const { headers } = await signIn(shop, owner)
    const dismissed = await shop.call('staff.order-alert-dismiss', { headers, path })
    expect(dismissed.body.total).toBe(seen.total - 1)
  })
})

describe('the limits', () => {
  it('are set in a new shop: one order cannot take all there is of a product', async () => {
    const { shop } = fresh
    const { token } = await newShopper(shop)
    const { product } = await productInStock(shop, 10)
    const items = product.variants.flatMap(({ variantIndex, sizes }) =>
      sizes
        .filter(({ quantity }) => quantity > 0)
        .map(({ size, quantity }) => ({ productId: product._id, size, variantIndex, quantity })),
    )
    const skus = items.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(skus).toBeGreaterThan(60)
    const body = {
      address: goodAddress,
      items,
      amount: product.price * skus + 350,
      currency: { code: 'LKR' },
    }
    expect(await shop.call('order.place', { token, body })).toMatchObject({
      status: 422,
      body: { code: expect.stringMatching(/^order\.(line-too-large|too-large)$/) },
    })
    const limits = Object.entries((await listOrderLimits(shop.features.shop)).limits)
    expect(limits.filter(([, limit]) => limit === null)).toEqual([])
  })

  it('are set by the owner alone, who learns when someone was faster', async () => {
    expect(await setLimits({ unitsPerLine: 1 }, support, 0)).toMatchObject({ status: 403 })
    expect(await setLimits({ unitsPerLine: 1 }, owner, 0)).toMatchObject({
      status: 409,
      body: { code: 'order.limits-changed-meanwhile' },
    })
  })
})
