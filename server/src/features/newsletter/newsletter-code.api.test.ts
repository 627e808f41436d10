import { describe, expect, it } from 'vitest'
import { mailsFor, newShopper, orderOf, productInStock, tokenFromMail } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const password = 'a-long-enough-one'

const subscribe = async (email: string) =>
  (
    await test.shop.call('newsletter.subscribe', {
      body: { email, source: 'homepage' },
      headers: { 'x-forwarded-for': '10.88.0.1' },
    })
  ).body

const register = async (email: string) =>
  (await test.shop.call('accounts.register', { body: { name: 'Nadeesha', email, password } })).body.token

const confirm = async (email: string) => {
  const body = { token: await tokenFromMail(test.shop, email, '/verify-email') }
  expect((await test.shop.call('accounts.verify-email', { body })).status).toBe(200)
}

/** The total of an order with a code is 20% off its goods, with the delivery. */
async function orderWith(promoCode: string, token: string) {
  const { product, variant, size } = await productInStock(test.shop)
  const amount = product.price * 0.8 + 350
  const body = { ...orderOf(product, variant.variantIndex, size), amount, promoCode }
  return test.shop.call('order.stripe', { token, body })
}

describe("the newsletter's code", () => {
  it('works for the account that confirmed the address, and its refusal says how', async () => {
    const { shop } = test
    const email = 'invented@example.com'
    const code = (await subscribe(email)).discountCode ?? ''
    const token = await register(email)
    const words =
      'This code works once you confirm your email address. Open the link in the email we sent you, then apply the code again.'
    const refused = { status: 422, body: { code: 'promo-code.unverified', message: words } }
    expect(
      await shop.call('promo-codes.validate', { token, body: { code, orderAmount: 5_000 } }),
    ).toMatchObject(refused)
    expect(await orderWith(code, token)).toMatchObject(refused)
    await confirm(email)
    const validated = await shop.call('promo-codes.validate', { token, body: { code, orderAmount: 5_000 } })
    expect(validated.body.discount).toBe(1_000)
    expect((await orderWith(code, token)).status).toBe(200)
    expect((await orderWith(code, token)).body.code).toBe('promo-code.used-before')
  })

  it('is for nobody else, confirmed or not', async () => {
    const code = (await subscribe('its-owner@example.com')).discountCode ?? ''
    const { email, token } = await newShopper(test.shop)
    await confirm(email)
    expect(await orderWith(code, token)).toMatchObject({
      status: 422,
      body: {
        code: 'promo-code.not-yours',
        message: 'This code is for the email address it was sent to. Log in with that address to use it.',
      },
    })
  })

  it('is one for each mailbox, whichever of its aliases subscribes', async () => {
    const { shop } = test
    const code = (await subscribe('n.silva@gmail.com')).discountCode
    for (const alias of ['nsilva+2@gmail.com', 'N.S.I.L.V.A@googlemail.com']) {
      expect((await subscribe(alias)).discountCode).toBeUndefined()
      await expect.poll(async () => (await mailsFor(shop, alias))[0]?.text ?? '').toContain(code)
    }
    const twice = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => subscribe(`k.perera+${nth}@gmail.com`)),
    )
    expect(twice.filter(({ discountCode }) => discountCode !== undefined)).toHaveLength(1)
    const token = await register('nsilva+shop@gmail.com')
    await confirm('nsilva+shop@gmail.com')
    expect((await orderWith(code ?? '', token)).status).toBe(200)
  })

  it('does not come a second time after the account was deleted', async () => {
    const { shop } = test
    const email = 'comes-again@example.com'
    const code = (await subscribe(email)).discountCode ?? ''
    const first = await register(email)
    await confirm(email)
    expect((await orderWith(code, first)).status).toBe(200)
    await shop.call('personal-data.delete-account', { token: first, body: { password } })
    await expect
      .poll(async () => (await mailsFor(shop, email)).map(({ subject }) => subject))
      .toContain('Your account has been deleted')
    await fetch(`${shop.sandboxUrl}/api/inbox`, { method: 'DELETE' })
    expect((await subscribe(email)).discountCode).toBeUndefined()
    const second = await register(email)
    await confirm(email)
    expect((await orderWith(code, second)).body.code).toBe('promo-code.used-up')
  })
})
