import { afterEach, describe, expect, it } from 'vitest'
import { goodAddress, newShopper, orderOf, productInStock } from '../../../../testing/shoppers.ts'
import { owner, signIn, support } from '../../../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'
import { requireProvider } from '../attempts/required-provider.ts'
import { methodsOfferedIn } from './methods.service.ts'

const test = useOwnShop()

const offeredIn = async (country: string) =>
  (await test.shop.call('checkout.methods', { path: `/api/checkout/methods/${country}` })).body.methods

async function set(method: string, state: string, who = owner) {
  const { shop } = test
  const { headers } = await signIn(shop, who)
  const { methods } = (
    await shop.call('staff.payment-methods', { headers: (await signIn(shop, owner)).headers })
  ).body
  const version = methods.find((one) => one.method === method)?.version ?? 0
  const path = `/api/admin/payment-methods/${method}`
  return shop.call('staff.payment-method-set', { headers, path, body: { state, version } })
}

const inIndia = { ...goodAddress, country: 'IN', state: 'MH', postalCode: '400001', city: 'Mumbai' }

async function place(
  call: 'order.place' | 'order.stripe' | 'order.koko' | 'order.razorpay',
  address: object,
) {
  const { shop } = test
  const { token } = await newShopper(shop)
  const { product, variant, size } = await productInStock(shop)
  const body = { ...orderOf(product, variant.variantIndex, size), address }
  const asked = await shop.call(call, { token, body })
  if (asked.body.code !== 'order.quote-changed') return asked
  const { quote }: { quote: { total: number; quoteId: string } } = Object(asked.body)
  return shop.call(call, { token, body: { ...body, amount: quote.total, quoteId: quote.quoteId } })
}

const sriLankaOnly =
  'Selected payment method is only available for Sri Lankan customers. Please choose Stripe.'
const notOffered = 'Please select a valid payment method for your country.'

afterEach(async () => {
  await set('razorpay', 'unlisted')
  await set('koko', 'offered')
})

describe('the ways to pay', () => {
  it('follow the country: card everywhere, Koko and cash in Sri Lanka, no selector for Razorpay [A4.28] [A4.29]', async () => {
    expect(await offeredIn('LK')).toEqual(['stripe', 'koko', 'cod'])
    for (const country of ['IN', 'US', 'GB', 'jp']) expect(await offeredIn(country)).toEqual(['stripe'])
  })

  it('are refused outside of their country in the words for it [A5.36]', async () => {
    for (const call of ['order.place', 'order.koko'] as const)
      expect(await place(call, inIndia)).toMatchObject({
        status: 422,
        body: { code: 'order.method-unavailable', message: sriLankaOnly },
      })
    expect(await place('order.razorpay', goodAddress)).toMatchObject({
      status: 422,
      body: { code: 'order.method-unavailable', message: notOffered },
    })
  })

  it('let Razorpay be called for in India without a selector, and offer it when the owner says so [A7.36]', async () => {
    expect((await place('order.razorpay', inIndia)).status).toBe(200)
    expect((await set('razorpay', 'offered')).status).toBe(200)
    expect(await offeredIn('IN')).toEqual(['stripe', 'razorpay'])
    expect(await offeredIn('LK')).not.toContain('razorpay')
    await set('razorpay', 'off')
    expect(await place('order.razorpay', inIndia)).toMatchObject({
      status: 422,
      body: { message: notOffered },
    })
  })

  it('are switched by the owner alone, who cannot take cards away and learns when someone was faster', async () => {
    const { shop } = test
    expect(await set('koko', 'off', support)).toMatchObject({
      status: 403,
      body: { code: 'staff.role-forbids' },
    })
    expect((await set('koko', 'off')).status).toBe(200)
    expect(await offeredIn('LK')).toEqual(['stripe', 'cod'])
    expect(await place('order.koko', goodAddress)).toMatchObject({
      status: 422,
      body: { message: notOffered },
    })
    expect(await set('stripe', 'off')).toMatchObject({
      status: 422,
      body: { code: 'payments.method-stays' },
    })
    const { headers } = await signIn(shop, owner)
    const stale = { headers, path: '/api/admin/payment-methods/koko', body: { state: 'offered', version: 0 } }
    expect(await shop.call('staff.payment-method-set', stale)).toMatchObject({
      status: 409,
      body: { code: 'payments.changed-meanwhile' },
    })
    const { rows } = await shop.database.pool.query(
      `select count(*)::int from staff_changes where subject = 'payment-method:koko'`,
    )
    expect(rows[0].count).toBeGreaterThan(0)
  })
})

describe('partners that are not set up', () => {
  it('are neither offered nor called, and the call says so in words', async () => {
    const shop = { ...test.shop.features.shop, providers: { stripe: null, koko: null, razorpay: null } }
    expect(methodsOfferedIn(shop, 'LK')).toEqual(['cod'])
    for (const name of ['koko', 'razorpay', 'stripe'] as const)
      expect(() => requireProvider(shop, name)).toThrow('is not available right now.')
  })
})
