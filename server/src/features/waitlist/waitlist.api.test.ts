import { limits } from '@first-fashion/contract/limits'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { mailsFor, newShopper, productInStock, setStock, stockOf } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import {
  heldUnit,
  joinQueue,
  lastUnit,
  queuedUnit,
  standing,
  stockSums,
  twoShoppers,
} from '../../../testing/waitlist.ts'

const test = useOwnShop()

const cancelPayment = (token: string, orderId: string) =>
  test.shop.call('order.cancel-unpaid', { token, body: { orderId } })
/** The shopper who has the last unit in the checkout does not pay. */
const releaseUnit = ({ buyer, order }: Awaited<ReturnType<typeof heldUnit>>) =>
  cancelPayment(buyer.token, order.orderId)
const shoppers = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => newShopper(test.shop)))
/** Runs the tasks after so much time, and lets the queue of the next shoppers begin anew. */
const later = async (ms: number) => {
  test.shop.clock.advance(ms)
  await test.shop.features.everyMinute()
}
const turnMails = async (email: string) =>
  (await mailsFor(test.shop, email)).filter(({ subject }) => subject.startsWith('It is your turn'))

describe('the last unit in someone’s checkout', () => {
  it('is shown as held with the time at which it may be back, and not as sold out', async () => {
    const { shop } = test
    const unit = await heldUnit(shop)
    const { productId, variantIndex } = unit.choice
    const path = `/api/waitlist/sizes?productId=${productId}&variantIndex=${variantIndex}`
    const { body } = await shop.call('waitlist.sizes', { path })
    const { rows } = await shop.database.pool.query('select hold_until from orders where id = $1', [
      unit.order.orderId,
    ])
    expect(body.sizes).toEqual([
      {
        size: unit.size,
        freeAt: rows[0].hold_until.getTime(),
        waiting: 0,
        position: null,
        reservedUntil: null,
        ownCheckoutUntil: null,
      },
    ])
    await setStock(shop, unit.variant._id, unit.size, 0)
    expect((await shop.call('waitlist.sizes', { path })).body.sizes).toEqual([])
  })

  it('goes to the first in the queue for thirty minutes when it is not paid for, with one email', async () => {
    const { shop } = test
    const unit = await heldUnit(shop)
    const [first, second] = await twoShoppers(shop)
    const joined = (await joinQueue(shop, first.token, unit)).body.sizes
    expect(joined.find(({ size }) => size === unit.size)).toMatchObject({ position: 1, waiting: 1 })
    await joinQueue(shop, second.token, unit)
    expect(await standing(shop, second.token, unit)).toMatchObject({ position: 2, waiting: 2 })
    const before = shop.clock.now().getTime()
    await releaseUnit(unit)
    const held = await standing(shop, first.token, unit)
    expect(held).toMatchObject({ position: null, waiting: 1 })
    expect((held.reservedUntil ?? 0) - before).toBeGreaterThanOrEqual(limits.waitlistHoldMs)
    expect((held.reservedUntil ?? 0) - before).toBeLessThan(limits.waitlistHoldMs + 60_000)
    expect(await standing(shop, second.token, unit)).toMatchObject({
      position: 1,
      reservedUntil: null,
      freeAt: held.reservedUntil,
    })
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 1, held: 1, heldByOrders: 0, reserved: 1 })
    const card = (await shop.call('catalog.single', { body: { slug: unit.product.slug } })).body
    const seen = card.product.variants
      .find(({ _id }) => _id === unit.variant._id)
      ?.sizes.find(({ size }) => size === unit.size)
    expect(seen?.quantity).toBe(0)
    expect(await stripe.place(shop, second.token, unit.body)).toMatchObject({
      code: 'order.item-unavailable',
      message: `${unit.product.name}: the last one is in someone’s checkout`,
    })
    await Promise.all([shop.features.everyMinute(), shop.features.everyMinute()])
    await expect.poll(async () => (await turnMails(first.email)).length, soon).toBe(1)
    const [mail] = await turnMails(first.email)
    expect(mail?.text).toContain(`${unit.product.name} in ${unit.variant.color}, size ${unit.size}`)
    expect(mail?.text).toContain('http://localhost:4000/waitlist')
    expect(await turnMails(second.email)).toEqual([])
  })

  it('goes on to the next when the thirty minutes are over, and to everyone after the last', async () => {
    const { shop } = test
    const unit = await queuedUnit(shop)
    const { first, second } = unit
    await releaseUnit(unit)
    await later(limits.waitlistHoldMs - 60_000)
    expect((await standing(shop, first.token, unit)).reservedUntil).not.toBeNull()
    await later(120_000)
    expect(await standing(shop, first.token, unit)).toMatchObject({ position: null, reservedUntil: null })
    expect((await standing(shop, second.token, unit)).reservedUntil).not.toBeNull()
    await expect.poll(async () => (await turnMails(second.email)).length, soon).toBe(1)
    await later(limits.waitlistHoldMs + 60_000)
    expect(await stockOf(shop, unit.variant._id, unit.size)).toEqual({ on_hand: 1, held: 0 })
    expect(await standing(shop, second.token, unit)).toMatchObject({ freeAt: null, reservedUntil: null })
  })

  it('is reserved once, however many payments end and tasks run at the same time', async () => {
    const { shop } = test
    const unit = await lastUnit(shop)
    await setStock(shop, unit.variant._id, unit.size, 2)
    const buyers = await shoppers(2)
    const orders = await Promise.all(
      buyers.map(async ({ token }) => ({ token, ...(await stripe.place(shop, token, unit.body)) })),
    )
    const queue = await shoppers(4)
    for (const { token } of queue) await joinQueue(shop, token, unit)
    await Promise.all([
      ...orders.flatMap(({ token, orderId }) => [
        cancelPayment(token, orderId),
        cancelPayment(token, orderId),
      ]),
      shop.features.everyMinute(),
      shop.features.everyMinute(),
    ])
    await shop.features.everyMinute()
    const stands = await Promise.all(queue.map(({ token }) => standing(shop, token, unit)))
    expect(stands.map(({ position }) => position)).toEqual([null, null, 1, 2])
    expect(stands.map(({ reservedUntil }) => reservedUntil !== null)).toEqual([true, true, false, false])
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 2, held: 2, heldByOrders: 0, reserved: 2 })
  })

  it('is ordered from the reservation: through the cart, and the order holds it in its place', async () => {
    const { shop } = test
    const unit = await heldUnit(shop)
    const first = await newShopper(shop)
    await joinQueue(shop, first.token, unit)
    await releaseUnit(unit)
    const { productId: itemId, ...options } = unit.choice
    const added = (token: string) =>
      shop.call('cart.add', { token, body: { itemId, ...options, quantity: 1 } })
    expect((await added(unit.buyer.token)).body.code).toBe('cart.out-of-stock')
    expect((await added(first.token)).status).toBe(200)
    const cart = (await shop.call('cart.get', { token: first.token })).body
    expect(cart.lines).toMatchObject([{ state: 'ok', stock: 1 }])
    const tooMany = { itemId, ...options, quantity: 2 }
    expect((await shop.call('cart.update', { token: first.token, body: tooMany })).body.code).toBe(
      'cart.stock-short',
    )
    const order = await stripe.place(shop, first.token, { ...unit.body, cartVersion: cart.version })
    expect(order.status).toBe(200)
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 1, held: 1, heldByOrders: 1, reserved: 0 })
    await stripe.pay(shop, order.sessionId)
    await stripe.comeBack(shop, first.token, order)
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 0, held: 0, sold: 1 })
    const own = await shop.call('waitlist.own-places', { token: first.token })
    expect(own.body.places).toEqual([])
  })

  it('stays with a shopper who starts the payment anew, though others queue', async () => {
    const { shop } = test
    const unit = await lastUnit(shop)
    const [buyer, waiting] = await twoShoppers(shop)
    const { productId: itemId, ...options } = unit.choice
    await shop.call('cart.add', { token: buyer.token, body: { itemId, ...options, quantity: 1 } })
    const { version: cartVersion } = (await shop.call('cart.get', { token: buyer.token })).body
    const first = await stripe.place(shop, buyer.token, { ...unit.body, cartVersion })
    await joinQueue(shop, waiting.token, unit)
    const second = await stripe.place(shop, buyer.token, { ...unit.body, cartVersion })
    expect(second.status).toBe(200)
    expect(second.orderId).not.toBe(first.orderId)
    expect(await standing(shop, waiting.token, unit)).toMatchObject({ position: 1, reservedUntil: null })
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 1, held: 1, heldByOrders: 1, reserved: 0 })
  })
})

describe('a place in the queue', () => {
  it('is one for each customer and size, kept when asked for again, and given up on request', async () => {
    const { shop } = test
    const unit = await heldUnit(shop)
    const [first, second] = await twoShoppers(shop)
    await Promise.all([1, 2, 3].map(() => joinQueue(shop, first.token, unit)))
    await joinQueue(shop, second.token, unit)
    await joinQueue(shop, first.token, unit)
    expect(await standing(shop, first.token, unit)).toMatchObject({ position: 1, waiting: 2 })
    const left = await shop.call('waitlist.leave', { token: first.token, body: unit.choice })
    expect(left.body.sizes.find(({ size }) => size === unit.size)).toMatchObject({
      position: null,
      waiting: 1,
    })
    expect(await standing(shop, second.token, unit)).toMatchObject({ position: 1 })
  })

  it('with a reserved unit passes it to the next when it is given up', async () => {
    const { shop } = test
    const unit = await queuedUnit(shop)
    const { first, second } = unit
    await releaseUnit(unit)
    await Promise.all(
      [1, 2].map(() => shop.call('waitlist.leave', { token: first.token, body: unit.choice })),
    )
    expect((await standing(shop, second.token, unit)).reservedUntil).not.toBeNull()
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 1, held: 1, reserved: 1 })
  })

  it('is refused while the size is available or sold out for good, and to the one who is paying', async () => {
    const { shop } = test
    const unit = await lastUnit(shop)
    const shopper = await newShopper(shop)
    expect((await joinQueue(shop, shopper.token, unit)).body).toMatchObject({
      code: 'waitlist.not-held',
      message: 'This size is available again. You can order it now.',
    })
    await stripe.place(shop, shopper.token, unit.body)
    expect((await joinQueue(shop, shopper.token, unit)).body.code).toBe('waitlist.own-checkout')
    const { variant } = unit
    await setStock(shop, variant._id, unit.size, 0)
    const other = await newShopper(shop)
    expect((await joinQueue(shop, other.token, unit)).status).toBe(409)
  })

  it.each([
    ['an unknown product', { productId: 'none' }],
    ['an unknown colour', { variantIndex: 77 }],
    ['an unknown size', { size: 'XXXXL' }],
  ])('is refused for %s', async (_what, change) => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    const choice = { productId: product._id, variantIndex: variant.variantIndex, size, ...change }
    const { token } = await newShopper(shop)
    const answer = await joinQueue(shop, token, { choice })
    expect(answer).toMatchObject({ status: 404, body: { code: 'waitlist.size-unknown' } })
  })

  it('is refused to one who queues for five other sizes', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const answers: (string | undefined)[] = []
    for (let nth = 0; nth <= limits.waitlistPlacesMaximum; nth += 1)
      answers.push((await joinQueue(shop, token, await heldUnit(shop))).body.code)
    expect(answers).toEqual([
      ...Array(limits.waitlistPlacesMaximum).fill(undefined),
      'waitlist.too-many-places',
    ])
    const own = await shop.call('waitlist.own-places', { token })
    expect(own.body.places).toHaveLength(limits.waitlistPlacesMaximum)
  })

  it('waits while its product is hidden, and has its turn when it is published again', async () => {
    const { shop } = test
    const unit = await heldUnit(shop)
    const first = await newShopper(shop)
    await joinQueue(shop, first.token, unit)
    const publish = (isPublished: boolean) =>
      shop.database.pool.query('update products set is_published = $2 where id = $1', [
        unit.product._id,
        isPublished,
      ])
    await publish(false)
    await releaseUnit(unit)
    await shop.features.everyMinute()
    expect(await stockSums(shop, unit)).toMatchObject({ held: 0, reserved: 0 })
    await publish(true)
    await shop.features.everyMinute()
    expect((await standing(shop, first.token, unit)).reservedUntil).not.toBeNull()
  })

  it('of a blocked customer is passed over', async () => {
    const { shop } = test
    const unit = await queuedUnit(shop)
    const { first, second } = unit
    await shop.database.pool.query('update customers set blocked_at = now() where email = $1', [first.email])
    await releaseUnit(unit)
    expect((await standing(shop, second.token, unit)).reservedUntil).not.toBeNull()
  })

  it('ends with the account, and what was reserved for it goes to the next', async () => {
    const { shop } = test
    const unit = await queuedUnit(shop)
    const { first, second } = unit
    await releaseUnit(unit)
    const gone = await shop.call('personal-data.delete-account', {
      token: first.token,
      body: { password: 'a-long-enough-one' },
    })
    expect(gone.status).toBe(200)
    expect((await standing(shop, second.token, unit)).reservedUntil).not.toBeNull()
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 1, held: 1, reserved: 1 })
  })

  it('has its turn as soon as staff add stock', async () => {
    const { shop } = test
    const unit = await heldUnit(shop)
    const first = await newShopper(shop)
    await joinQueue(shop, first.token, unit)
    const { headers } = await signIn(shop, owner)
    const set = await shop.call('staff.stock-set', {
      headers,
      path: `/api/admin/products/${unit.product._id}/stock`,
      body: { variantIndex: unit.variant.variantIndex, size: unit.size, onHand: 3, expected: 1 },
    })
    expect(set.status).toBe(200)
    const own = await shop.call('waitlist.own-places', { token: first.token })
    expect(own.body.places).toMatchObject([{ size: unit.size, slug: unit.product.slug, position: null }])
    expect(own.body.places[0]?.reservedUntil).not.toBeNull()
    expect(await stockSums(shop, unit)).toMatchObject({ onHand: 3, held: 2, heldByOrders: 1, reserved: 1 })
  })
})
