import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { placedOrder, soon } from '../../../testing/payments/payment-harness.ts'
import { deliver } from '../../../testing/returns.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { shopperWithCredit } from '../../../testing/store-credit.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

async function newOrder(call: 'order.place' | 'order.place-paid') {
  const { shop } = test
  const isPaid = call === 'order.place-paid'
  const { token, email } = isPaid ? await shopperWithCredit(shop, 500_000) : await newShopper(shop)
  const { product, variant, size } = await productInStock(shop, 20)
  const order = orderOf(product, variant.variantIndex, size)
  const credit = isPaid ? { useStoreCredit: true, storeCredit: order.amount } : {}
  const body = { ...order, ...credit, address: { ...goodAddress, email } }
  const { orderId } = (await shop.call(call, { token, body })).body
  const subjects = async () =>
    (await mailsFor(shop, email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('Your order'))
      .toSorted()
  await expect.poll(subjects, soon).toHaveLength(1)
  return { orderId, number: orderId.slice(-8).toUpperCase(), subjects, email, product, variant }
}

async function send(orderId: string, mail: string) {
  const { headers } = await signIn(test.shop, owner)
  return test.shop.call('staff.order-mail', {
    headers,
    path: `/api/admin/orders/${orderId}/mails`,
    body: { mail },
  })
}

const isAbout =
  (number: string, step: string) =>
  ({ subject }: { readonly subject: string }) =>
    subject.startsWith(`Your order ${number}: ${step}`)

describe('an email of an order', () => {
  it('is sent again, in the timeline and in the audit log with who did it', async () => {
    const { shop } = test
    const { orderId, number, subjects, email } = await newOrder('order.place-paid')
    for (const mail of ['confirmation', 'status', 'invoice'])
      expect((await send(orderId, mail)).status).toBe(200)
    const confirmation = `Your order ${number}`
    await expect
      .poll(subjects, soon)
      .toEqual([
        confirmation,
        confirmation,
        `Your order ${number}: Order Placed`,
        expect.stringMatching(`^Your order ${number}: invoice FF-\\d{4}-\\d{6}$`),
      ])
    const texts = (await mailsFor(shop, email)).map(({ text }) => text).join()
    expect(texts).toContain('Get your invoice: http://localhost:4000/orders')
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}`
    const { order } = (await shop.call('staff.order', { headers, path })).body
    const sent = order.events.filter(({ text }) => text.startsWith('Email sent again'))
    expect(sent.map(({ text }) => text)).toEqual([
      'Email sent again: confirmation',
      'Email sent again: latest status',
      'Email sent again: invoice',
    ])
    expect(new Set(sent.map(({ actor }) => actor))).not.toContain('')
    const { rows } = await shop.database.pool.query(
      `select change from staff_changes where action = 'order-mail' and subject = $1`,
      [`order:${orderId}`],
    )
    expect(rows).toHaveLength(3)
  })

  it('about its progress shows what was ordered with pictures, and the sums of the confirmation', async () => {
    const { shop } = test
    const { orderId, number, email, product, variant } = await newOrder('order.place')
    const [confirmation] = (await mailsFor(shop, email)).filter(({ subject }) => subject.endsWith(number))
    const sums = confirmation?.text.match(/^(?:Subtotal|Shipping|Total) {2}Rs\. .+$/gm) ?? []
    expect(sums).toHaveLength(3)
    await deliver(shop, orderId)
    const steps = ['Packing', 'Shipped', 'Delivered']
    const mails = async () => {
      const all = await mailsFor(shop, email)
      return steps.flatMap((step) => all.find(isAbout(number, step)) ?? [])
    }
    await expect.poll(mails, soon).toHaveLength(steps.length)
    for (const mail of await mails()) {
      const [picture = ''] = /<img [^>]*>/.exec(mail.html) ?? []
      expect(picture).toContain(`alt="${product.name}, ${variant.color}"`)
      expect(picture).toMatch(/src="http:\/\/localhost:4000\/media\/[^"]+\.jpg"/)
      expect(mail.html).toContain(`1 × ${product.name}`)
      expect(mail.text).toContain(`1 × ${product.name}`)
      for (const sum of sums) {
        expect(mail.text).toContain(sum)
        for (const part of sum.split('  ')) expect(mail.html).toContain(`>${part}</td>`)
      }
    }
  })

  it('is sent three times an hour, also if many press at once', async () => {
    const { orderId, subjects } = await newOrder('order.place')
    const presses = await Promise.all(Array.from({ length: 6 }, () => send(orderId, 'confirmation')))
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429])
    expect(presses.find(({ status }) => status === 429)?.body.code).toBe('order.mail-too-often')
    await expect.poll(subjects, soon).toHaveLength(4)
    test.shop.clock.advance(61 * 60_000)
    expect((await send(orderId, 'status')).status).toBe(200)
  })

  it('is not sent before its time, nor of an unknown order', async () => {
    const cash = await newOrder('order.place')
    const unpaid = await placedOrder(test.shop, stripe)
    const refused = { status: 422, body: { code: 'order.mail-not-sendable' } }
    expect(await send(cash.orderId, 'invoice')).toMatchObject(refused)
    expect(await send(unpaid.orderId, 'confirmation')).toMatchObject(refused)
    for (const id of [randomUUID(), 'nonsense']) expect((await send(id, 'status')).status).toBe(404)
  })
})
