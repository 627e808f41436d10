import { describe, expect, it } from 'vitest'
import { everyJobDone } from '../../../testing/jobs-done.ts'
import { staffCalls } from '../../../testing/payments/refund-behaviour.ts'
import {
  goodAddress,
  mailsFor,
  newShopper,
  orderOf,
  productInStock,
  setStock,
  tokenFromMail,
} from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop({ mailsPerMailbox: 4 })

let nextNetwork = 1
/** Someone who comes from another network each time. */
const elsewhere = () => ({ 'x-forwarded-for': `198.51.${nextNetwork}.${nextNetwork++ % 250}` })

const ask = (name: 'accounts.forgot-password' | 'accounts.resend-verification', email: string) =>
  test.shop.call(name, { body: { email }, headers: elsewhere() })
const subscribe = (email: string) =>
  test.shop.call('newsletter.subscribe', { body: { email, source: 'about' }, headers: elsewhere() })

const mailed = (to: string, mails: number) =>
  expect.poll(async () => (await mailsFor(test.shop, to)).length).toBe(mails)
const settled = () => everyJobDone(test.shop)

async function orderTo(email: string) {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const order = { ...orderOf(product, variant.variantIndex, size), address: { ...goodAddress, email } }
  expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
}

describe('a mailbox', () => {
  it('gets so many mails an hour that strangers cause, of whatever kind and to whichever alias', async () => {
    const { shop } = test
    const email = 'somebody.else@gmail.com'
    const body = { name: 'Stranger', email, password: 'a-long-enough-one' }
    await shop.call('accounts.register', { body, headers: elsewhere() })
    await tokenFromMail(shop, email, '/verify-email')
    await subscribe('somebodyelse@googlemail.com')
    await subscribe('somebody.else+1@gmail.com')
    for (let nth = 0; nth < 4; nth++) {
      expect((await ask('accounts.forgot-password', email)).status).toBe(200)
      expect((await ask('accounts.resend-verification', email)).status).toBe(200)
      await orderTo(email)
    }
    await settled()
    const aliases = [email, 'somebodyelse@googlemail.com', 'somebody.else+1@gmail.com']
    const count = async () => (await Promise.all(aliases.map((to) => mailsFor(shop, to)))).flat().length
    expect(await count()).toBe(4)
    shop.clock.advance(3_600_001)
    await ask('accounts.forgot-password', email)
    await settled()
    expect(await count()).toBe(5)
  })

  it('that is full is not told either that a size is back', async () => {
    const { shop } = test
    const { product, variant, size } = await productInStock(shop)
    const [full, empty] = [(await newShopper(shop)).email, 'with-room@example.com']
    await tokenFromMail(shop, full, '/verify-email')
    for (let nth = 0; nth < 3; nth++) await ask('accounts.forgot-password', full)
    await settled()
    await setStock(shop, variant._id, size, 0)
    const wish = { productId: product._id, variantIndex: variant.variantIndex, size }
    for (const email of [full, empty])
      await shop.call('stockalerts.ask', { body: { ...wish, email }, headers: elsewhere() })
    await setStock(shop, variant._id, size, 20)
    await shop.features.everyMinute()
    await settled()
    expect(await mailsFor(shop, empty)).toHaveLength(1)
    expect(await mailsFor(shop, full)).toHaveLength(4)
  })

  it('that is full keeps the link that it got working', async () => {
    const { shop } = test
    const { email } = await newShopper(shop)
    await ask('accounts.forgot-password', email)
    const link = await tokenFromMail(shop, email, '/reset-password')
    for (let nth = 0; nth < 2; nth++) {
      await subscribe(email)
      await settled()
    }
    for (let nth = 0; nth < 3; nth++) await ask('accounts.forgot-password', email)
    await settled()
    expect(await mailsFor(shop, email)).toHaveLength(4)
    const body = { token: link, newPassword: 'another-long-one' }
    expect((await shop.call('accounts.reset-password', { body })).status).toBe(200)
  })

  it('of someone who confirmed it gets the mails about their own orders all the same', async () => {
    const { shop } = test
    const { email, token } = await newShopper(shop)
    const body = { token: await tokenFromMail(shop, email, '/verify-email') }
    await shop.call('accounts.verify-email', { body })
    for (let nth = 0; nth < 5; nth++) await ask('accounts.forgot-password', email)
    await settled()
    expect(await mailsFor(shop, email)).toHaveLength(4)
    const { product, variant, size } = await productInStock(shop)
    const order = { ...orderOf(product, variant.variantIndex, size), address: { ...goodAddress, email } }
    expect((await shop.call('order.place', { token, body: order })).status).toBe(200)
    await settled()
    const [newest] = await mailsFor(shop, email)
    expect(newest?.text).toContain('Thank you, Nadeesha. We have received your order')
    expect(newest?.text).toContain('14 Temple Road')
  })

  it('does not count what did not arrive', async () => {
    const { shop } = test
    const email = 'greeted-later@example.com'
    const faults = (mail: string) =>
      fetch(`${shop.sandboxUrl}/api/control/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mail }),
      })
    await faults('error-500')
    for (let nth = 0; nth < 3; nth++)
      await shop.deliver('newsletter-subscribed/welcome-email', await subscriptionOf(email)).catch(() => {})
    await faults('none')
    const { rows } = await shop.database.pool.query(
      'select sum(mails)::int as mails from mailbox_mails where mails = 0',
    )
    expect(rows).toEqual([{ mails: 0 }])
  })
})

describe('a mail to an address that nobody has confirmed', () => {
  it('carries no name and no other words that someone typed', async () => {
    const { shop } = test
    const email = 'unconfirmed@example.com'
    const name = 'You have won a million rupees at prizes.example, press the link below to get it'
    const body = { name, email, password: 'a-long-enough-one' }
    const { token } = (await shop.call('accounts.register', { body, headers: elsewhere() })).body
    await ask('accounts.forgot-password', email)
    const { product, variant, size } = await productInStock(shop)
    const address = {
      ...goodAddress,
      email,
      firstName: name.slice(0, 80),
      lastName: name.slice(0, 80),
      street: name,
      city: name,
    }
    const order = { ...orderOf(product, variant.variantIndex, size), address }
    const placed = await shop.call('order.place', { token, body: order })
    expect(placed.status).toBe(200)
    await mailed(email, 3)
    shop.clock.advance(3_600_001)
    expect((await (await staffCalls(shop)).cancel(placed.body.orderId)).status).toBe(200)
    const password = {
      type: 'password',
      currentPassword: 'a-long-enough-one',
      newPassword: 'another-long-one',
    }
    expect((await shop.call('profile.update', { token, body: password })).status).toBe(200)
    await mailed(email, 5)
    const mails = await mailsFor(shop, email)
    expect(JSON.stringify(mails)).not.toMatch(/prizes\.example|million/)
  })
})

/** A subscription whose welcome was not sent yet. */
async function subscriptionOf(email: string) {
  const { rows } = await test.shop.database.pool.query(
    `insert into newsletter_subscriptions (email_key, email, source, created_at) values ($1, $1, 'about', now())
     on conflict (email_key) do update set email = excluded.email returning id`,
    [email],
  )
  return { subscriptionId: rows[0].id as string }
}
