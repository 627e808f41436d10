import { formatCharged } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import { stripe } from '../../../testing/payments/harnesses.ts'
import { describePayments } from '../../../testing/payments/payment-behaviour.ts'
import { orderNow, placedOrder, soon } from '../../../testing/payments/payment-harness.ts'
import { goodAddress, mailsFor, newShopper, orderOf, productInStock } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()

describePayments(stripe, test)

describe('the card provider', () => {
  it('is asked about one’s own order when one comes back, and nobody else’s [A7.39] [B7.09]', async () => {
    const { shop } = test
    const { orderId, sessionId, token } = await placedOrder(shop, stripe)
    const body = { success: 'true', orderId, sessionId }
    const verify = (who: string) => shop.call('payments.verify-stripe', { token: who, body })
    expect(await verify(token)).toMatchObject({
      status: 422,
      body: { success: false, message: 'Payment verification failed' },
    })
    await stripe.pay(shop, sessionId)
    expect((await verify((await newShopper(shop)).token)).body.code).toBe('order.unknown')
    expect((await verify(token)).body).toEqual({ success: true, message: 'Payment verified successfully!' })
  })

  it('believes the payment and not the address when both say something else', async () => {
    const { shop } = test
    const order = await placedOrder(shop, stripe)
    await stripe.pay(shop, order.sessionId)
    const back = await stripe.comeBack(shop, order.token, order, { isGivenUp: true })
    expect(back.status).toBe(200)
    expect(await orderNow(shop, order.token)).toMatchObject({ payment: true })
  })

  it('charges what was shown, in its currency: yen without decimals', async () => {
    const { shop } = test
    const order = await placedOrder(shop, stripe, { currency: { code: 'JPY' } })
    const answer = await fetch(`${shop.sandboxUrl}/api/control/sessions`)
    const { sessions } = (await answer.json()) as {
      sessions: { id: string; currency: string; amount_total: number }[]
    }
    const page = sessions.find((session) => session.id === order.sessionId)
    expect(page).toMatchObject({
      currency: 'jpy',
      amount_total: Math.round((order.product.price + 350) * 0.45),
    })
    await stripe.pay(shop, order.sessionId)
    await stripe.comeBack(shop, order.token, order)
    const said = `Card  ${formatCharged(page?.amount_total ?? 0, 'JPY')}`
    const mails = async () => (await mailsFor(shop, goodAddress.email)).map(({ text }) => text).join()
    await expect.poll(mails, soon).toContain(said)
  })
})

describe('the confirmation mail', () => {
  it('goes out in HTML and text once an order is placed', async () => {
    const { shop } = test
    const { token } = await newShopper(shop)
    const { product, variant, size } = await productInStock(shop)
    const order = orderOf(product, variant.variantIndex, size)
    const email = `mail-${Date.now()}@example.com`
    await shop.call('order.place', { token, body: { ...order, address: { ...order.address, email } } })
    const inbox = async () => {
      const answer = await fetch(`${shop.sandboxUrl}/api/inbox?to=${email}`)
      return ((await answer.json()) as { messages: { subject: string; text: string; html: string }[] })
        .messages
    }
    await expect.poll(async () => (await inbox()).length, { timeout: 10_000 }).toBe(1)
    const [mail] = await inbox()
    expect(mail?.subject).toMatch(/^Your order [0-9A-F]{8}$/)
    for (const form of [mail?.text, mail?.html]) expect(form).toContain(product.name)
  })
})
