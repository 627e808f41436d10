import { describe, expect, it } from 'vitest'
import { soon } from '../../../testing/payments/payment-harness.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { createSignedTokens } from '../../platform/signed-tokens/signed-tokens.ts'

const test = useOwnShop()
const dayMs = 24 * 60 * 60_000

const open = (token: string) => test.shop.call('orders.by-link', { body: { token } })
const dead = { status: 404, body: { code: 'order.link-dead' } }

/** A cash order, and the token of the link in its confirmation. */
async function orderWithLink() {
  const { shop } = test
  const { token: session, email } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const order = orderOf(product, variant.variantIndex, size)
  const body = { ...order, address: { ...goodAddress, email, street: '7 Hidden Lane' } }
  const { orderId } = (await shop.call('order.place', { token: session, body })).body
  let link = ''
  const arrived = async () => {
    const texts = (await mailsFor(shop, email)).map(({ text }) => text).join('\n')
    link = /http:\/\/localhost:4000\/order#([\w-]+)/.exec(texts)?.[1] ?? ''
    return link
  }
  await expect.poll(arrived, soon).not.toBe('')
  return { session, email, orderId, link, product }
}

describe('the link of an order email', () => {
  it('shows the order without a login, and nobody’s name, street, email or phone', async () => {
    const { shop } = test
    const { link, session, email, product } = await orderWithLink()
    const { status, body } = await open(link)
    expect(status).toBe(200)
    const [own] = (await shop.call('orders.user', { token: session })).body.orders
    expect(body.order).toMatchObject({
      orderNumber: own?.orderNumber,
      status: 'Order Placed',
      amount: own?.amount,
      chargedText: own?.chargedText,
      items: [{ name: product.name, quantity: 1 }],
      city: 'Colombo',
      country: 'LK',
      events: [{ text: 'Order Placed' }],
    })
    const shown = JSON.stringify(body)
    for (const secret of [email, '7 Hidden Lane', 'Nadeesha', 'Silva', '123 4567', '00300'])
      expect(shown).not.toContain(secret)
  })

  it('is in no log and no cache', async () => {
    const { shop } = test
    const { link } = await orderWithLink()
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/order/by-link',
      payload: { token: link },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    await open(`${link}x`)
    expect(shop.logLines.join('\n')).not.toContain(link)
  })

  it('opens for sixty days, however often it is read', async () => {
    const { shop } = test
    const { link } = await orderWithLink()
    shop.clock.advance(59 * dayMs)
    expect((await open(link)).status).toBe(200)
    shop.clock.advance(2 * dayMs)
    expect(await open(link)).toMatchObject(dead)
  })

  it('opens nothing if a character of it is changed, added or left out', async () => {
    const { link } = await orderWithLink()
    for (const at of [0, 10, 25, 35, 60]) {
      const forged = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1)
      expect(await open(forged)).toMatchObject(dead)
    }
    for (const forged of ['', link.slice(0, -1), `${link}A`, `${link}=`, ` ${link}`, 'x'.repeat(200)])
      expect(await open(forged)).toMatchObject(dead)
  })

  it('opens no other order, and a token of another purpose opens none', async () => {
    const { shop } = test
    const [one, other] = [await orderWithLink(), await orderWithLink()]
    const subjectBytes = 16
    const bytesOf = (token: string) => Buffer.from(token, 'base64url')
    const mixed = Buffer.concat([
      bytesOf(other.link).subarray(0, subjectBytes),
      bytesOf(one.link).subarray(subjectBytes),
    ])
    expect(await open(mixed.toString('base64url'))).toMatchObject(dead)
    const until = new Date(shop.clock.now().getTime() + dayMs)
    const elsewhere = await createSignedTokens(shop, 'another-purpose').sign(one.orderId, until)
    expect(await open(elsewhere)).toMatchObject(dead)
    const ours = await createSignedTokens(shop, 'order-link').sign(crypto.randomUUID(), until)
    expect(await open(ours)).toMatchObject(dead)
  })

  it('opens no longer once the account is deleted', async () => {
    const { shop } = test
    const { link, session, orderId } = await orderWithLink()
    await shop.call('orders.cancel', { token: session, body: { orderId } })
    const gone = await shop.call('personal-data.delete-account', {
      token: session,
      body: { password: 'a-long-enough-one' },
    })
    expect(gone.status).toBe(200)
    expect(await open(link)).toMatchObject(dead)
  })

  it('is tried only so often from one address', async () => {
    const { shop } = test
    const tries = Array.from({ length: 310 }, () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/order/by-link',
        headers: { 'x-forwarded-for': '10.77.0.1' },
        payload: { token: 'x'.repeat(72) },
      }),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses).toContain(429)
  })
})
