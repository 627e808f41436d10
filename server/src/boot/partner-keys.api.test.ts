import type { KeyedPartner, TypedKeys } from '@first-fashion/contract/partner-keys/partners'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('a keyring', () => {
  const database = { DATABASE_URL: 'postgres://127.0.0.1/none' }
  const keyringOf = (environment: Record<string, string>) => {
    const given = { ...database, ...environment }
    return partnersOf(readSettings(given), given)
  }
  const liveStripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

  it('takes no live key outside a live shop', async () => {
    const { partnerKeys } = keyringOf({ SHOP_MODE: 'demo' })
    const wrong = 'STRIPE_SECRET_KEY is a live key'
    expect(String(partnerKeys.use(new Map([['stripe', liveStripe]])).get('stripe'))).toContain(wrong)
    await expect(partnerKeys.test('stripe', liveStripe)).rejects.toThrow(wrong)
  })

  const withoutTestForm = [
    ['koko', kokoKeys, { KOKO_API_BASE: 'https://qa.paykoko.example' }],
    ['printful', { PRINTFUL_TOKEN: 'token' }, { PRINTFUL_API_BASE: 'https://printful.example' }],
    [
      'google',
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' },
      { GOOGLE_ISSUER: 'https://google.example' },
    ],
    [
      'facebook',
      { FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'b' },
      { FACEBOOK_DIALOG_BASE: 'https://fb.example', FACEBOOK_GRAPH_BASE: 'https://fb.example' },
    ],
  ] as const

  it.each(withoutTestForm)('never reaches %s itself from a rehearsal', async (partner, keys, elsewhere) => {
    const words = /^A (rehearsal|demonstration) works with the sandbox of/
    for (const mode of ['rehearsal', 'demo']) {
      const { partnerKeys } = keyringOf({ SHOP_MODE: mode })
      await expect(partnerKeys.test(partner, keys)).rejects.toThrow(words)
      expect([...partnerKeys.use(new Map([[partner, keys]])).keys()]).toEqual([partner])
    }
    const { partnerKeys } = keyringOf({ SHOP_MODE: 'rehearsal', ...elsewhere })
    expect([...partnerKeys.use(new Map([[partner, keys]])).keys()]).toEqual([])
  })

  it('takes stored keys where the environment has a part only, of which it names what is set', () => {
    const environment = {
      SHOP_MODE: 'live',
      STORE_URL: 'https://nilu.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
    }
    const alone = { RAZORPAY_WEBHOOK_SECRET: 'left over', PRINTFUL_STORE_ID: '7' }
    const { partnerKeys, providers } = keyringOf({ ...environment, ...alone })
    expect(partnerKeys.isInEnvironment('razorpay')).toBe(false)
    expect(partnerKeys.setAlone('razorpay')).toEqual(['RAZORPAY_WEBHOOK_SECRET'])
    expect(partnerKeys.setAlone('printful')).toEqual(['PRINTFUL_STORE_ID'])
    expect(partnerKeys.setAlone('stripe')).toEqual([])
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'a', RAZORPAY_WEBHOOK_SECRET: 'b' }
    expect([...partnerKeys.use(new Map([['razorpay', keys]])).keys()]).toEqual([])
    expect(providers.razorpay).not.toBeNull()
  })

  it('reads both keys of Koko before it takes them', async () => {
    const { partnerKeys } = keyringOf({ SHOP_MODE: 'demo', KOKO_API_BASE: 'https://qa.paykoko.example' })
    const garbage = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'
    const wrong = [
      [{ KOKO_PRIVATE_KEY: garbage }, 'KOKO_PRIVATE_KEY is wrong: must be an RSA private key'],
      [{ KOKO_PUBLIC_KEY: kokoKeys.KOKO_PRIVATE_KEY }, 'KOKO_PUBLIC_KEY is wrong: must be an RSA public key'],
    ] as const
    for (const [change, words] of wrong)
      await expect(partnerKeys.test('koko', { ...kokoKeys, ...change })).rejects.toThrow(words)
  })
})
