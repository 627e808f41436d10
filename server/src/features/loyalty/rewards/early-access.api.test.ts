import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { customerIdOf, givePoints } from '../../../../testing/loyalty.ts'
import { newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const query = (text: string, values: readonly unknown[] = []) =>
  test.shop.database.pool.query(text, [...values])
const dayMs = 86_400_000
let nextOrder = 0

/** A product that opens for everyone in so many ms. */
async function earlyProduct(opensInMs = 30 * dayMs) {
  const { shop } = test
  const found = await productInStock(shop)
  const opensAt = new Date(shop.clock.now().getTime() + opensInMs)
  await query('update products set early_access_until = $2 where id = $1', [found.product._id, opensAt])
  const item = { itemId: found.product._id, size: found.size, variantIndex: found.variant.variantIndex }
  const order = orderOf(found.product, found.variant.variantIndex, found.size)
  return { ...found, item, order, opensAt }
}

const openForAll = (productId: string) =>
  query('update products set early_access_until = null where id = $1', [productId])

async function makeReward(): Promise<string> {
  const id = randomUUID()
  await query(
    "insert into loyalty_rewards (id, name, type, points_cost) values ($1, 'Early access', 'special_access', 20)",
    [id],
  )
  return id
}

/** A customer with points who has kept an order. */
async function member() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  await givePoints(shop, email, 60)
  const id = await customerIdOf(shop, email)
  const { rows } = await query('select id from orders order by id limit 1 offset $1', [nextOrder++])
  await query(
    `insert into loyalty_orders (order_id, customer_id, net_cents, multiplier_percent, rupees_per_point, paid_at, completed_at)
     values ($1, $2, 100, 100, 5000, now(), now()) on conflict (order_id) do update set customer_id = $2, net_cents = 100, completed_at = now()`,
    [rows[0].id, id],
  )
  return { token, email, id }
}

/** A member who has redeemed early access. */
async function memberWithAccess() {
  const one = await member()
  const rewardId = await makeReward()
  const redeemed = await test.shop.call('loyalty.redeem', { token: one.token, body: { rewardId } })
  expect(redeemed.status).toBe(200)
  return { ...one, rewardId, redemption: redeemed.body.redemption }
}

const add = (token: string, body: { itemId: string; size: string; variantIndex: number }) =>
  test.shop.call('cart.add', { token, body })
const place = (token: string, body: ReturnType<typeof orderOf>) =>
  test.shop.call('order.place', { token, body })
const undo = (token: string, redemptionId: string) =>
  test.shop.call('loyalty.undo-redemption', { token, body: { redemptionId } })
const lineOf = async (token: string) => (await test.shop.call('cart.get', { token })).body.lines[0]
const accessOf = async (token: string) => (await test.shop.call('catalog.early-access', { token })).body.until

describe('a product that opens for everyone later', () => {
  it('is refused to customers without early access, in the cart and in a forged order', async () => {
    const { item, order, product, opensAt } = await earlyProduct()
    const { token } = await newShopper(test.shop)
    const sentence = new RegExp(
      `^${product.name} opens for everyone on \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d\\. Until then, only customers with early access can buy it\\.$`,
    )
    const added = await add(token, item)
    expect(added.body).toMatchObject({ code: 'cart.early-access', message: expect.stringMatching(sentence) })
    const updated = await test.shop.call('cart.update', { token, body: { ...item, quantity: 2 } })
    expect(updated.body.code).toBe('cart.early-access')
    expect(await lineOf(token)).toBeUndefined()
    const placed = await place(token, order)
    expect(placed.body).toMatchObject({
      code: 'order.item-unavailable',
      message: expect.stringMatching(sentence),
    })
    const quoted = await test.shop.call('checkout.quote', { token, body: { items: order.items } })
    expect(quoted.body.code).toBe('order.item-unavailable')
    expect(await accessOf(token)).toBeNull()
    const { body } = await test.shop.call('catalog.single', { body: { slug: product.slug } })
    expect(body.product.earlyAccessUntil).toBe(opensAt.getTime())
    await openForAll(product._id)
  })

  it('is bought by a member who redeemed special access, whose redemption has no promo code [B3.18]', async () => {
    const { item, order, product } = await earlyProduct()
    const { token, redemption } = await memberWithAccess()
    expect(await accessOf(token)).toBe(redemption.expiresAt)
    const tried = await test.shop.call('promo-codes.validate', {
      token,
      body: { code: redemption.code, orderAmount: 9000 },
    })
    expect(tried.body.code).toBe('promo-code.unknown')
    expect((await add(token, item)).status).toBe(200)
    expect(await lineOf(token)).toMatchObject({ state: 'ok' })
    const placed = await place(token, order)
    expect(placed.body).toMatchObject({ success: true })
    const { rows } = await query('select early_access from order_lines where order_id = $1', [
      placed.body.orderId,
    ])
    expect(rows).toEqual([{ early_access: true }])
    await openForAll(product._id)
  })

  it('opens for everyone at its minute, and its pages follow', async () => {
    const { shop } = test
    const { item, product } = await earlyProduct(60_000)
    const { token } = await newShopper(shop)
    const shown = async () =>
      (await shop.call('catalog.single', { body: { slug: product.slug } })).body.product.earlyAccessUntil
    const listed = async () => {
      const { products } = (await shop.call('catalog.list')).body
      return products.find(({ _id }) => _id === product._id)?.earlyAccessUntil
    }
    shop.clock.advance(30_000)
    expect((await add(token, item)).body.code).toBe('cart.early-access')
    expect(await shown()).toBeDefined()
    shop.clock.advance(30_000)
    expect((await add(token, item)).status).toBe(200)
    await shop.features.everyMinute()
    expect(await shown()).toBeUndefined()
    expect(await listed()).toBeUndefined()
  })

  it('asks for early access once, and only if a product in the cart needs it', async () => {
    const { shop } = test
    const { token } = await memberWithAccess()
    const askedFor = async () =>
      (await shop.statementsOf(() => shop.call('cart.get', { token }))).filter((text) =>
        text.includes('loyalty_redemptions'),
      ).length
    const { item, product } = await earlyProduct()
    await openForAll(product._id)
    await add(token, item)
    expect(await askedFor()).toBe(0)
    await query("update products set early_access_until = now() + interval '9 days' where id = $1", [
      product._id,
    ])
    expect(await askedFor()).toBe(1)
    await openForAll(product._id)
  })
})

describe('early access by a reward', () => {
  it('ends when it expires: the line in the cart says so, and cannot be ordered', async () => {
    const { shop } = test
    const { item, order, product, opensAt } = await earlyProduct(3000 * dayMs)
    const { token, id } = await memberWithAccess()
    await add(token, item)
    await query('update loyalty_redemptions set expires_at = $2 where customer_id = $1', [
      id,
      shop.clock.now(),
    ])
    expect(await lineOf(token)).toMatchObject({ state: 'unpublished', opensAt: opensAt.getTime() })
    expect((await place(token, order)).body.code).toBe('order.item-unavailable')
    expect(await accessOf(token)).toBeNull()
    await openForAll(product._id)
  })

  it('can be given back as long as nothing was ordered early with it', async () => {
    const { item, order, product } = await earlyProduct()
    const unused = await memberWithAccess()
    expect((await undo(unused.token, unused.redemption._id)).body.newBalance).toBe(60)
    expect((await add(unused.token, item)).body.code).toBe('cart.early-access')
    const used = await memberWithAccess()
    expect((await place(used.token, order)).body).toMatchObject({ success: true })
    expect((await undo(used.token, used.redemption._id)).body.code).toBe('loyalty.redemption-used')
    const { redemptions } = (await test.shop.call('loyalty.redemptions', { token: used.token })).body
    expect(redemptions).toMatchObject([{ state: 'active', canBeUndone: false }])
    await openForAll(product._id)
  })

  it('can be given back after the early order was cancelled, or an order of what is open for all', async () => {
    const { order, product } = await earlyProduct()
    const cancelled = await memberWithAccess()
    const { orderId } = (await place(cancelled.token, order)).body
    await query("update orders set fulfilment = 'cancelled' where id = $1", [orderId])
    expect((await undo(cancelled.token, cancelled.redemption._id)).status).toBe(200)
    await openForAll(product._id)
    const late = await memberWithAccess()
    expect((await place(late.token, order)).body).toMatchObject({ success: true })
    expect((await undo(late.token, late.redemption._id)).status).toBe(200)
  })

  it('is never both used and given back when both happen at once', async () => {
    const { order, product } = await earlyProduct()
    for (let round = 0; round < 5; round += 1) {
      const { token, redemption } = await memberWithAccess()
      const [placed, undone] = await Promise.all([place(token, order), undo(token, redemption._id)])
      expect([placed.status, undone.status].filter((status) => status === 200)).toHaveLength(1)
    }
    await openForAll(product._id)
  })

  it('goes on when its reward is no longer offered', async () => {
    const { shop } = test
    const { item, product } = await earlyProduct()
    const { token, rewardId } = await memberWithAccess()
    const { headers } = await signIn(shop, owner)
    const listed = await shop.call('staff.loyalty-rewards', { headers })
    const reward = listed.body.rewards.find(({ _id }) => _id === rewardId)
    const edited = await shop.call('staff.loyalty-reward-edit', {
      headers,
      path: `/api/admin/loyalty/rewards/${rewardId}`,
      body: {
        name: 'Early access',
        description: '',
        pointsCost: 20,
        stock: null,
        minimumOrderAmount: 0,
        image: '',
        imageAlt: '',
        isActive: false,
        version: reward?.version ?? 0,
      },
    })
    expect(edited.status).toBe(200)
    expect((await add(token, item)).status).toBe(200)
    await openForAll(product._id)
  })

  it('is offered by staff', async () => {
    const { headers } = await signIn(test.shop, owner)
    const body = {
      name: 'See new pieces first',
      description: '',
      pointsCost: 15,
      stock: 3,
      minimumOrderAmount: 0,
      image: '',
      imageAlt: '',
      type: 'special_access' as const,
      amount: 0,
      isPercentage: false,
      product: '',
    }
    expect((await test.shop.call('staff.loyalty-reward-add', { headers, body })).status).toBe(200)
  })
})
