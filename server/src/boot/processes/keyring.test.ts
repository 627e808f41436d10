import { describe, expect, it } from 'vitest'
import { sandboxKoko } from '../sandbox-keys.ts'
import { readSettings } from '../settings.ts'
import { partnersOf } from './partners.ts'

const kokoKeys = {
  KOKO_MERCHANT_ID: sandboxKoko.merchantId,
  KOKO_API_KEY: sandboxKoko.apiKey,
  KOKO_PRIVATE_KEY: sandboxKoko.privateKey,
  KOKO_PUBLIC_KEY: sandboxKoko.publicKey,
}
const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_of_nilu' }

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

  it('tells test keys in a live shop, which charge nobody, wherever they are set', () => {
    const live = { SHOP_MODE: 'live', STORE_URL: 'https://nilu.example', SMTP_URL: 'smtp://127.0.0.1:9' }
    const isTest = (environment: Record<string, string>) => {
      const { partnerKeys } = keyringOf(environment)
      return [partnerKeys.isTest('stripe'), partnerKeys.isTest('razorpay'), partnerKeys.isTest('koko')]
    }
    const razorpay = {
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'a',
      RAZORPAY_WEBHOOK_SECRET: 'b',
    }
    expect(isTest({ ...live, ...stripeKeys, ...razorpay })).toEqual([true, true, false])
    expect(isTest({ ...live, ...liveStripe })).toEqual([false, false, false])
    expect(isTest({ SHOP_MODE: 'rehearsal', ...stripeKeys })).toEqual([false, false, false])
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
