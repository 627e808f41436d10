import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { customerIdOf, expectPoints, givePoints, pointsOf, refundOf } from '../../../../testing/loyalty.ts'
import { stripe } from '../../../../testing/payments/harnesses.ts'
import { deliver, refundOf as returnOf, staffReturns } from '../../../../testing/returns.ts'
import { newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { changeCredit, creditOf } from '../../../../testing/store-credit.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
let nextOrder = 0

interface NewReward {
  readonly type: string
  readonly percent?: number
  readonly amountCents?: number
  readonly productId?: string
  readonly stock?: number
  readonly points?: number
  readonly minimumCents?: number
}

async function makeReward({ type, points = 10, ...more }: NewReward): Promise<string> {
  const id = randomUUID()
  await test.shop.database.pool.query(
    `insert into loyalty_rewards (id, name, type, percent, amount_cents, product_id, stock, points_cost, minimum_order_cents)
     values ($1, 'A reward', $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      type,
      more.percent ?? null,
      more.amountCents ?? null,
      more.productId ?? null,
      more.stock ?? null,
      points,
      more.minimumCents ?? 0,
    ],
  )
  return id
}

/** A customer with points who has kept an order. */
async function memberWith(points: number) {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  await givePoints(shop, email, points)
  const id = await customerIdOf(shop, email)
  // Each has an order of its own; whose it was before does not matter here.
  const { rows } = await shop.database.pool.query('select id from orders order by id limit 1 offset $1', [
    nextOrder++,
  ])
  await shop.database.pool.query(
    `insert into loyalty_orders (order_id, customer_id, net_cents, multiplier_percent, rupees_per_point, paid_at, completed_at)
     values ($1, $2, 100, 100, 5000, now(), now()) on conflict (order_id) do update set customer_id = $2, net_cents = 100, completed_at = now()`,
    [rows[0].id, id],
  )
  return { token, email, id }
}

const redeem = (token: string, rewardId: string) =>
  test.shop.call('loyalty.redeem', { token, body: { rewardId } })
const undo = (token: string, redemptionId: string) =>
  test.shop.call('loyalty.undo-redemption', { token, body: { redemptionId } })

const refusalOf = async (token: string, code: string) =>
  (await test.shop.call('promo-codes.validate', { token, body: { code, orderAmount: 9000 } })).body.code

async function quoteWith(token: string, promoCode: string, quantity = 1) {
  const { product, variant, size } = await productInStock(test.shop)
  const items = [{ productId: product._id, size, variantIndex: variant.variantIndex, quantity }]
  const place = { city: 'Colombo', state: '', postalCode: '00300' }
  const body = { items, countryCode: 'LK', place, currency: { code: 'LKR' }, promoCode }
  return { product, answer: (await test.shop.call('checkout.quote', { token, body })).body }
}

describe('a reward', () => {
  it('takes its points and gives a code of the customer alone, for one order [B7.31] [B7.30] [B3.19]', async () => {
    const { shop } = test
    const { token } = await memberWith(25)
    const rewardId = await makeReward({ type: 'discount', amountCents: 200_000 })
    const { rewards, userPoints } = (await shop.call('loyalty.rewards', { token })).body
    expect(userPoints).toBe(25)
    expect(rewards.find(({ _id }) => _id === rewardId)).toMatchObject({
      type: 'discount',
      value: { amount: 2000, isPercentage: false },
      pointsCost: 10,
      stock: null,
    })
    const { newBalance, redemption } = (await redeem(token, rewardId)).body
    expect(newBalance).toBe(15)
    expect(await pointsOf(shop, token)).toMatchObject({
      currentPoints: 15,
      lifetimePoints: 25,
      activeRedemptions: [{ code: redemption.code, state: 'active' }],
    })
    const { answer } = await quoteWith(token, redemption.code)
    expect(answer.quote).toMatchObject({ discount: 2000 })
    const stranger = await newShopper(shop)
    expect(await refusalOf(stranger.token, redemption.code)).toBe('promo-code.not-yours')
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const body = { ...order, promoCode: redemption.code, amount: order.amount - 2000 }
    expect((await shop.call('order.stripe', { token, body })).status).toBe(200)
    expect(await refusalOf(token, redemption.code)).toBe('promo-code.used-before')
    expect((await undo(token, redemption._id)).body.code).toBe('loyalty.redemption-used')
  })

  it('of each type takes off what it says: percent, shipping, one unit of a product [B3.18] [B3.17] [B3.20]', async () => {
    const { shop } = test
    const { token } = await memberWith(90)
    const { product } = await productInStock(shop)
    const codeOf = async (reward: NewReward) =>
      (await redeem(token, await makeReward(reward))).body.redemption.code
    const percent = await quoteWith(token, await codeOf({ type: 'discount', percent: 15 }))
    expect(percent.answer.quote.discount).toBe(Math.round(product.price * 15) / 100)
    const free = await quoteWith(token, await codeOf({ type: 'free_shipping' }))
    expect(free.answer.quote).toMatchObject({ discount: 0, total: product.price })
    const one = await quoteWith(token, await codeOf({ type: 'product', productId: product._id }), 3)
    expect(one.answer.quote).toMatchObject({ discount: product.price })
    expect(one.answer.quote.total).toBe(product.price * 2 + 350)
  })

  it('of a product that cannot be bought is gone until it can', async () => {
    const { shop } = test
    const { token } = await memberWith(20)
    const { product } = await productInStock(shop)
    const rewardId = await makeReward({ type: 'product', productId: product._id })
    const offered = async () =>
      (await shop.call('loyalty.rewards', { token })).body.rewards.find(({ _id }) => _id === rewardId)
    const publish = (isPublished: boolean) =>
      shop.change('update products set is_published = $2 where id = $1', [product._id, isPublished])
    expect(await offered()).toMatchObject({ stock: null, productSlug: product.slug })
    await publish(false)
    expect(await offered()).toMatchObject({ stock: 0, productSlug: null })
    expect((await redeem(token, rewardId)).body.code).toBe('loyalty.reward-gone')
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 20 })
    await publish(true)
    expect((await redeem(token, rewardId)).status).toBe(200)
  })

  it('of store credit is there at once, is used in parts, and can be undone while all of it is left', async () => {
    const { shop } = test
    const { token } = await memberWith(30)
    const rewardId = await makeReward({ type: 'store_credit', amountCents: 500_000, stock: 1 })
    const { redemption } = (await redeem(token, rewardId)).body
    expect((await creditOf(shop, token)).balance).toBe(5000)
    const undone = (await undo(token, redemption._id)).body
    expect(undone).toMatchObject({ newBalance: 30, redemption: { state: 'undone' } })
    expect((await creditOf(shop, token)).balance).toBe(0)
    expect((await undo(token, redemption._id)).body.code).toBe('loyalty.redemption-used')
    expect((await redeem(token, rewardId)).status).toBe(200)
  })

  it('of store credit cannot be given back once some of it is spent, and is in hand no longer once all of it is [B3.15]', async () => {
    const { shop } = test
    const { token, id } = await memberWith(30)
    await redeem(token, await makeReward({ type: 'store_credit', amountCents: 500_000 }))
    await changeCredit(shop, id, -1000)
    expect((await pointsOf(shop, token)).activeRedemptions).toMatchObject([{ canBeUndone: false }])
    await changeCredit(shop, id, -4000)
    expect((await pointsOf(shop, token)).activeRedemptions).toEqual([])
    const { redemptions } = (await shop.call('loyalty.redemptions', { token })).body
    expect(redemptions).toMatchObject([{ state: 'used', canBeUndone: false }])
  })

  it('stays in hand however many newer ones were given back [B3.15]', async () => {
    const { shop } = test
    const { token } = await memberWith(30)
    const rewardId = await makeReward({ type: 'discount', amountCents: 200_000 })
    const { redemption } = (await redeem(token, rewardId)).body
    for (let newer = 0; newer < 51; newer += 1)
      await undo(token, (await redeem(token, rewardId)).body.redemption._id)
    expect((await pointsOf(shop, token)).activeRedemptions).toMatchObject([{ _id: redemption._id }])
  })

  it('is refused without enough points, without a kept order, and for forged ids', async () => {
    const { shop } = test
    const rewardId = await makeReward({ type: 'free_shipping' })
    const poor = await memberWith(9)
    expect((await redeem(poor.token, rewardId)).body).toMatchObject({
      code: 'loyalty.too-few-points',
      message: 'You do not have enough points for this reward',
    })
    const fresh = await newShopper(shop)
    await givePoints(shop, fresh.email, 50)
    expect((await redeem(fresh.token, rewardId)).body.code).toBe('loyalty.no-completed-order')
    const rich = await memberWith(50)
    for (const id of [randomUUID(), 'nonsense', ''])
      expect((await redeem(rich.token, id)).body.code).toBe('loyalty.reward-unknown')
    expect((await undo(rich.token, randomUUID())).body.code).toBe('loyalty.redemption-unknown')
    const debtor = await memberWith(20)
    await givePoints(shop, debtor.email, 1)
    await shop.database.pool.query(
      `insert into loyalty_entries (id, customer_id, kind, bucket, points, reason_key, description, created_at)
       values (gen_random_uuid(), $1, 'manual', 'available', -30, gen_random_uuid(), 'Taken', now())`,
      [debtor.id],
    )
    expect((await redeem(debtor.token, rewardId)).body.code).toBe('loyalty.too-few-points')
  })

  it('is never oversold, and the last points are spent once, however many ask at once', async () => {
    const { shop } = test
    const few = await makeReward({ type: 'free_shipping', stock: 3 })
    const members = await Promise.all(Array.from({ length: 8 }, () => memberWith(10)))
    const answers = await Promise.all(members.map(({ token }) => redeem(token, few)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const { token } = await memberWith(10)
    const often = await makeReward({ type: 'free_shipping' })
    const tries = await Promise.all(Array.from({ length: 10 }, () => redeem(token, often)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 0 })
  })

  it('with one unit left is given once to a hundred who ask at once', async () => {
    const { shop } = test
    const last = await makeReward({ type: 'free_shipping', stock: 1 })
    const members = await Promise.all(Array.from({ length: 10 }, () => memberWith(10)))
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => redeem(members[nth % members.length]?.token ?? '', last)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await shop.database.pool.query(
      `select stock, (select count(*)::int from loyalty_redemptions where reward_id = r.id) as redeemed
       from loyalty_rewards r where id = $1`,
      [last],
    )
    expect(rows).toEqual([{ stock: 0, redeemed: 1 }])
    const left = await Promise.all(
      members.map(async ({ token }) => (await pointsOf(shop, token)).currentPoints),
    )
    expect(left.toSorted()).toEqual([0, ...Array(9).fill(10)])
  })

  it('is not redeemed for another price than the one that was confirmed', async () => {
    const { shop } = test
    const { token } = await memberWith(25)
    const rewardId = await makeReward({ type: 'free_shipping', points: 10 })
    await shop.database.pool.query('update loyalty_rewards set points_cost = 20 where id = $1', [rewardId])
    const confirmed = (pointsCost: number) =>
      shop.call('loyalty.redeem', { token, body: { rewardId, pointsCost } })
    expect((await confirmed(10)).body).toMatchObject({
      code: 'loyalty.reward-changed',
      message: 'This reward costs 20 points now. Please check it again.',
    })
    expect(await pointsOf(shop, token)).toMatchObject({ currentPoints: 25 })
    expect((await confirmed(20)).body.newBalance).toBe(5)
  })

  it('costs what the shop says and is taken by who asks, whatever the request claims', async () => {
    const { shop } = test
    const [member, victim] = [await memberWith(15), await memberWith(15)]
    const rewardId = await makeReward({ type: 'discount', amountCents: 100_000 })
    const forged = { points: -500, newBalance: 900, userId: victim.id, customerId: victim.id }
    const body = { rewardId, ...forged }
    expect((await shop.call('loyalty.redeem', { token: member.token, body })).body.newBalance).toBe(5)
    expect(await pointsOf(shop, victim.token)).toMatchObject({ currentPoints: 15, activeRedemptions: [] })
    const { product } = await productInStock(shop)
    const shared = { productId: product._id, platform: 'twitter', points: 900 } as const
    expect((await shop.call('loyalty.award-share', { token: member.token, body: shared })).body.points).toBe(
      1,
    )
    expect(await pointsOf(shop, member.token)).toMatchObject({ currentPoints: 6 })
  })

  it('counts in what the shop owes as long as its code can be used; early access has none', async () => {
    const { shop } = test
    const { token } = await memberWith(30)
    const { headers } = await signIn(shop, owner)
    const path = '/api/admin/loyalty'
    const owed = async () =>
      (await shop.call('staff.loyalty-program', { headers, path })).body.liability.codes
    const before = await owed()
    const { redemption } = (await redeem(token, await makeReward({ type: 'discount', amountCents: 100_000 })))
      .body
    expect((await redeem(token, await makeReward({ type: 'special_access' }))).status).toBe(200)
    expect(await owed()).toBe(before + 1)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const body = { ...order, promoCode: redemption.code, amount: order.amount - 1000 }
    expect((await shop.call('order.stripe', { token, body })).status).toBe(200)
    expect(await owed()).toBe(before)
  })

  it('comes back with an order that is cancelled, and not with its money alone [B3.15]', async () => {
    const { shop } = test
    const { token } = await memberWith(10)
    const rewardId = await makeReward({ type: 'discount', amountCents: 100_000 })
    const { redemption } = (await redeem(token, rewardId)).body
    const { orderId, amount } = await paidWith(token, redemption.code, 1000)
    await expectPoints(shop, token, { activeRedemptions: [] })
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}/refund-to-credit`
    const body = { amount, note: 'Goodwill' }
    expect((await shop.call('staff.order-refund-credit', { headers, path, body })).status).toBe(200)
    await shop.deliver('order-refunded/points', { ...refundOf(orderId), event: randomUUID() })
    expect((await pointsOf(shop, token)).activeRedemptions).toEqual([])
    expect((await undo(token, redemption._id)).body.code).toBe('loyalty.redemption-used')
    await deliver(shop, orderId, ['cancelled'])
    await expectPoints(shop, token, { activeRedemptions: [{ code: redemption.code, state: 'active' }] })
    expect((await quoteWith(token, redemption.code)).answer.quote).toMatchObject({ discount: 1000 })
  })

  it('of a product stays used while any unit of it is kept, whatever money went back', async () => {
    const { shop } = test
    const { token } = await memberWith(10)
    const { product } = await productInStock(shop)
    const rewardId = await makeReward({ type: 'product', productId: product._id })
    const { redemption } = (await redeem(token, rewardId)).body
    const { orderId } = await paidWith(token, redemption.code, product.price, 2)
    await deliver(shop, orderId)
    const staff = await staffReturns(shop)
    const path = `/api/admin/orders/${orderId}/refund-to-credit`
    const body = { amount: 350, note: 'Goodwill' }
    const { headers } = staff
    expect((await shop.call('staff.order-refund-credit', { headers, path, body })).status).toBe(200)
    const { lines } = (await shop.call('returns.of-order', { token, path: `/api/return/${orderId}` })).body
    const line = { orderId, lineId: lines[0]?.lineId ?? '' }
    const sendBack = async () => {
      const { request } = (await shop.call('returns.request-refund', { token, body: returnOf(line, 1) })).body
      await staff.step('approve', request._id)
      await staff.receive(request._id)
      await shop.deliver('return-received/points', {
        ...{ returnId: request._id, orderId, kind: 'refund', event: randomUUID() },
      })
      await staff.step('settle', request._id)
    }
    await sendBack()
    expect((await pointsOf(shop, token)).activeRedemptions).toEqual([])
    expect((await undo(token, redemption._id)).body.code).toBe('loyalty.redemption-used')
    await sendBack()
    await expectPoints(shop, token, { activeRedemptions: [{ code: redemption.code, state: 'active' }] })
  })
})

/** A paid order of so many units of one product with a code that takes off so many rupees. */
async function paidWith(token: string, promoCode: string, off: number, quantity = 1) {
  const { shop } = test
  const { product, variant, size } = await productInStock(shop)
  const order = orderOf(product, variant.variantIndex, size, quantity)
  const amount = order.amount - off
  const placed = await stripe.place(shop, token, { ...order, promoCode, amount })
  await stripe.pay(shop, placed.sessionId)
  await stripe.comeBack(shop, token, placed)
  return { orderId: placed.orderId, amount }
}
