import type { KeyedPartner, TypedKeys } from '@first-fashion/contract/partner-keys/partners'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripe } from '../../testing/payments/harnesses.ts'
import { placedOrder } from '../../testing/payments/payment-harness.ts'
import { owner, signIn, support } from '../../testing/signed-in-staff.ts'
import { useOwnShop } from '../../testing/test-shop.ts'
import { pageOrigins } from './page-origins.ts'
import { partnersOf } from './processes/partners.ts'
import { sandboxKoko, sandboxRazorpay } from './sandbox-keys.ts'
import { readSettings } from './settings.ts'

const test = useOwnShop()

/** A live shop whose environment has keys of Google only. Its partners are the sandbox's. */
const environment = (sandboxUrl: string) => ({
  SHOP_MODE: 'live',
  STORE_URL: 'https://nilu.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  DATABASE_URL: 'postgres://127.0.0.1/none',
  STRIPE_API_BASE: sandboxUrl,
  RAZORPAY_API_BASE: `${sandboxUrl}/razorpay`,
  PRINTFUL_API_BASE: `${sandboxUrl}/printful`,
  GOOGLE_CLIENT_ID: 'nilu',
  GOOGLE_CLIENT_SECRET: 'google-secret',
})

const keyringBefore = () => ({ ...test.shop.features.shop.partnerKeys })
let before: ReturnType<typeof keyringBefore>
let partners: ReturnType<typeof partnersOf>

beforeAll(() => {
  before = keyringBefore()
  const given = environment(test.shop.sandboxUrl)
  partners = partnersOf(readSettings(given), given)
  Object.assign(test.shop.features.shop.partnerKeys, partners.partnerKeys)
})
afterAll(async () => {
  Object.assign(test.shop.features.shop.partnerKeys, before)
  await test.shop.change('delete from partner_keys')
})

const kokoKeys = {
  KOKO_MERCHANT_ID: sandboxKoko.merchantId,
  KOKO_API_KEY: sandboxKoko.apiKey,
  KOKO_PRIVATE_KEY: sandboxKoko.privateKey,
  KOKO_PUBLIC_KEY: sandboxKoko.publicKey,
}
const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_of_nilu' }

async function listed() {
  const { headers } = await signIn(test.shop, owner)
  return (await test.shop.call('staff.partner-keys', { headers })).body.partners
}

const sourceOf = async (partner: KeyedPartner) => (await listed()).find((one) => one.partner === partner)

async function setKeys(partner: KeyedPartner, keys: TypedKeys, who = owner, version?: number) {
  const { headers } = await signIn(test.shop, who)
  const body = { partner, keys, version: version ?? (await sourceOf(partner))?.version ?? 0 }
  return test.shop.call('staff.partner-keys-set', { headers, body })
}

async function removeKeys(partner: KeyedPartner) {
  const { headers } = await signIn(test.shop, owner)
  const body = { partner, version: (await sourceOf(partner))?.version ?? 0 }
  return test.shop.call('staff.partner-keys-remove', { headers, body })
}

describe('keys that an owner enters', () => {
  it('are in use without a restart once their partner knows them, encrypted, and gone when they are deleted', async () => {
    const { shop } = test
    expect(partners.providers.stripe).toBeNull()
    expect(pageOrigins(partners.settings).paymentOrigins()).toEqual([])
    expect(await setKeys('stripe', stripeKeys)).toMatchObject({
      status: 200,
      body: { message: 'Stripe accepted the keys. They are in use.' },
    })
    expect(await sourceOf('stripe')).toEqual({
      partner: 'stripe',
      source: 'store',
      ending: 'dbox',
      version: 1,
      setAlone: [],
      isTest: true,
    })
    expect(partners.providers.stripe).not.toBeNull()
    expect(pageOrigins(partners.settings).paymentOrigins()).toContain('https://checkout.stripe.com')
    const { rows } = await shop.database.pool.query(
      `select encode(sealed, 'escape') as sealed,
        (select string_agg(change::text, ' ') from staff_changes where action = 'partner-keys-set') as changes
       from partner_keys`,
    )
    for (const secret of Object.values(stripeKeys)) expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await removeKeys('stripe')).status).toBe(200)
    expect(partners.providers.stripe).toBeNull()
    expect(await sourceOf('stripe')).toMatchObject({ source: 'none', version: 0 })
  })

  it('are tried first, and refused in the words of the partner', async () => {
    const wrong = await setKeys('stripe', { ...stripeKeys, STRIPE_SECRET_KEY: 'sk_test_wrong' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'payments.key-refused' } })
    expect(wrong.body.message).toMatch(/^Stripe says: Invalid API Key/)
    const razorpay = {
      RAZORPAY_KEY_ID: sandboxRazorpay.keyId,
      RAZORPAY_KEY_SECRET: 'wrong',
      RAZORPAY_WEBHOOK_SECRET: 'any',
    }
    expect((await setKeys('razorpay', razorpay)).body.code).toBe('payments.key-refused')
    expect((await setKeys('printful', { PRINTFUL_TOKEN: 'wrong' })).body).toMatchObject({
      code: 'payments.key-refused',
      message: 'Printful says that the token is not valid',
    })
    expect((await listed()).filter(({ source }) => source === 'store')).toEqual([])
    expect((await setKeys('printful', { PRINTFUL_TOKEN: 'sandbox-printful-token' })).status).toBe(200)
    expect(partners.printPartner()).not.toBeNull()
  })

  it('lose against those of the environment, which are shown as such and cannot be changed here', async () => {
    expect(await sourceOf('google')).toMatchObject({ source: 'environment' })
    const keys = { GOOGLE_CLIENT_ID: 'other', GOOGLE_CLIENT_SECRET: 'other' }
    expect((await setKeys('google', keys)).body.code).toBe('partner-keys.in-environment')
  })

  it('are whole, in the form that their partner has, and of the partner that is named', async () => {
    const { STRIPE_SECRET_KEY } = stripeKeys
    expect((await setKeys('stripe', { STRIPE_SECRET_KEY })).status).toBe(400)
    expect((await setKeys('razorpay', stripeKeys)).status).toBe(400)
    const koko = {
      KOKO_MERCHANT_ID: 'nilu',
      KOKO_API_KEY: 'key',
      KOKO_PRIVATE_KEY: 'no PEM',
      KOKO_PUBLIC_KEY: 'no PEM',
    }
    const refused = await setKeys('koko', koko)
    expect(refused).toMatchObject({ status: 422, body: { code: 'partner-keys.wrong' } })
    expect(refused.body.message).toContain('KOKO_PRIVATE_KEY is wrong: must be a PEM key')
  })

  it('are set by an owner alone, and by one at a time', async () => {
    expect((await setKeys('stripe', stripeKeys, support, 0)).status).toBe(403)
    expect((await setKeys('stripe', stripeKeys)).status).toBe(200)
    expect((await setKeys('stripe', stripeKeys, owner, 0)).body.code).toBe('partner-keys.changed-meanwhile')
    expect((await removeKeys('stripe')).status).toBe(200)
  })
})

describe('stored keys', () => {
  it('of a partner that are wrong or cannot be opened keep no other from working, and are entered again', async () => {
    const { shop } = test
    const { sealing } = shop.features.shop
    const store = (partner: KeyedPartner, sealed: Buffer) =>
      shop.database.pool.query(
        `insert into partner_keys (partner, sealed, ending, changed_at) values ($1, $2, 'last', now())`,
        [partner, sealed],
      )
    await shop.change('delete from partner_keys')
    await store('printful', Buffer.from('sealed with a key that is gone'))
    const noPem = { ...kokoKeys, KOKO_PRIVATE_KEY: 'no PEM' }
    await store('koko', await sealing.seal(JSON.stringify(noPem), 'keys of koko'))
    await store('stripe', await sealing.seal(JSON.stringify(stripeKeys), 'keys of stripe'))
    await shop.features.shop.invalidation.refreshAll()
    const sources = (await listed()).map(({ partner, source }) => [partner, source])
    expect(Object.fromEntries(sources)).toMatchObject({
      ...{ stripe: 'store', koko: 'unreadable', printful: 'unreadable', razorpay: 'none' },
    })
    expect(partners.providers.stripe).not.toBeNull()
    expect(partners.providers.koko).toBeNull()
    expect((await setKeys('printful', { PRINTFUL_TOKEN: 'sandbox-printful-token' })).status).toBe(200)
    expect(await sourceOf('printful')).toMatchObject({ source: 'store', version: 2 })
    for (const partner of ['koko', 'printful', 'stripe'] as const)
      expect((await removeKeys(partner)).status).toBe(200)
  })
})

describe('keys of a partner that has payments to end', () => {
  it('stay while an order may be paid there, and are replaced by those of the same account only', async () => {
    const { shop } = test
    expect((await setKeys('stripe', stripeKeys)).status).toBe(200)
    const { orderId, sessionId } = await placedOrder(shop, stripe)
    const callIt = (session: string) =>
      shop.change(
        `update payment_attempts set provider_session_id = '${session}' where order_id = '${orderId}'`,
      )
    const inUse = { status: 409, body: { code: 'partner-keys.in-use' } }
    const removed = await removeKeys('stripe')
    expect(removed).toMatchObject(inUse)
    expect(removed.body.message).toBe('These keys are in use: 1 open payment. Only these keys can end them.')
    expect((await setKeys('stripe', stripeKeys)).status).toBe(200)
    await callIt('cs_of_another_account')
    expect(await setKeys('stripe', stripeKeys)).toMatchObject(inUse)
    await callIt(sessionId)
    const { headers } = await signIn(shop, owner)
    const path = `/api/admin/orders/${orderId}`
    const { version } = (await shop.call('staff.order', { headers, path })).body.order
    const body = { to: 'cancelled' as const, version, note: 'Other keys' }
    await shop.call('staff.order-move', { headers, path: `${path}/move`, body })
    expect((await removeKeys('stripe')).status).toBe(200)
  })
})
