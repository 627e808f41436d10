import { describe, expect, it } from 'vitest'
import { forceOrders } from '../../../../testing/forced-states.ts'
import { expectPoints, givePoints, orderWorth } from '../../../../testing/loyalty.ts'
import { newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { dayInColombo } from '../../../platform/clock.ts'

const test = useOwnShop()
const path = '/api/admin/loyalty/campaigns'
const dayFromNow = (days: number) =>
  dayInColombo(new Date(test.shop.clock.now().getTime() + days * 86_400_000))

const add = async (change: object = {}, who = owner) => {
  const { headers } = await signIn(test.shop, who)
  const body = {
    name: 'Avurudu',
    startsOn: dayFromNow(0),
    endsOn: dayFromNow(2),
    multiplierPercent: 200,
    ...change,
  }
  return test.shop.call('staff.loyalty-campaign-add', { headers, path, body })
}
const list = async () => {
  const { headers } = await signIn(test.shop, owner)
  return (await test.shop.call('staff.loyalty-campaigns', { headers, path })).body.campaigns
}
const end = async (id: string) => {
  const { headers } = await signIn(test.shop, owner)
  return test.shop.call('staff.loyalty-campaign-end', { headers, path: `${path}/${id}/end` })
}

describe('a campaign', () => {
  it('multiplies the points of orders that are paid on its days, and of no others', async () => {
    const { shop } = test
    const before = await newShopper(shop)
    await orderWorth(shop, before.token, 20_000)
    await expectPoints(shop, before.token, { pendingPoints: 4 })
    expect((await add()).status).toBe(200)
    expect((await add({ name: 'Later', startsOn: dayFromNow(5), endsOn: dayFromNow(9) })).status).toBe(200)
    expect((await shop.call('loyalty.earning')).body.campaign).toMatchObject({
      name: 'Avurudu',
      multiplier: 2,
    })
    const during = await newShopper(shop)
    const { orderId } = await orderWorth(shop, during.token, 20_000)
    await expectPoints(shop, during.token, { pendingPoints: 8 })
    const [, running] = await list()
    expect((await list()).map(({ state }) => state)).toEqual(['planned', 'running'])
    expect((await end(running?._id ?? '')).status).toBe(200)
    expect((await end(running?._id ?? '')).body.code).toBe('loyalty.campaign-over')
    await shop.deliver('order-paid/points', { orderId, event: crypto.randomUUID() })
    await expectPoints(shop, during.token, { pendingPoints: 8 })
    const after = await newShopper(shop)
    await orderWorth(shop, after.token, 20_000)
    await expectPoints(shop, after.token, { pendingPoints: 4 })
    expect((await shop.call('loyalty.earning')).body.campaign).toBeNull()
  })

  it('counts for an order that was paid on its last day, even if its points are posted later', async () => {
    const { shop } = test
    const { pool } = shop.database
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    await pool.query('update products set price_cents = 2000000 where id = $1', [product._id])
    const order = orderOf({ ...product, price: 20_000 }, variant.variantIndex, size)
    const { orderId } = (await shop.call('order.place', { token, body: order })).body
    await forceOrders(shop, "payment_state = 'paid' where id = $1", [orderId])
    await pool.query(
      `insert into order_events (order_id, at, kind, text, actor_kind, actor)
       values ($1, now() - interval '2 days', 'paid', 'Payment received', 'shop', 'First Fashion')`,
      [orderId],
    )
    await pool.query(
      `insert into loyalty_campaigns (id, name, starts_on, ends_on, multiplier_percent, created_at)
       values (gen_random_uuid(), 'Poson', $1, $1, 300, now())`,
      [dayFromNow(-2)],
    )
    await shop.deliver('order-paid/points', { orderId, event: crypto.randomUUID() })
    await expectPoints(shop, token, { pendingPoints: 12 })
  })

  it('shows beforehand what it would have cost in the last 30 days', async () => {
    const { shop } = test
    const { headers } = await signIn(shop, owner)
    const preview = async (percent: number) =>
      (
        await shop.call('staff.loyalty-campaign-preview', {
          headers,
          path: `/api/admin/loyalty/campaign-preview?multiplierPercent=${percent}`,
        })
      ).body
    const before = await preview(300)
    const { token } = await newShopper(shop)
    await orderWorth(shop, token, 50_000)
    await expectPoints(shop, token, { pendingPoints: 10 })
    const now = await preview(300)
    expect(now.orders).toBe(before.orders + 1)
    expect(now.points).toBe(before.points + 20)
    expect(now.worth).toBe(now.points * 200)
    // Tier and campaign are rounded as one, to 144 percent of 25 points.
    const silver = await newShopper(shop)
    await givePoints(shop, silver.email, 60)
    const smaller = await preview(115)
    await orderWorth(shop, silver.token, 125_000)
    await expectPoints(shop, silver.token, { pendingPoints: 31 })
    expect((await preview(115)).points - smaller.points).toBe(36 - 31)
  })

  it('is refused for days that are over, backwards, or by who may not', async () => {
    expect((await add({ startsOn: dayFromNow(-5), endsOn: dayFromNow(-2) })).body.code).toBe(
      'loyalty.campaign-over',
    )
    expect((await add({ endsOn: dayFromNow(-1) })).status).toBe(400)
    expect((await add({ multiplierPercent: 100 })).status).toBe(400)
    expect((await add({}, support)).body.code).toBe('staff.role-forbids')
    expect((await end('nonsense')).body.code).toBe('loyalty.campaign-over')
  })
})
