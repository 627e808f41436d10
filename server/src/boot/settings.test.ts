import { describe, expect, it } from 'vitest'
import { readSettings, WrongSetting } from './settings.ts'

const DATABASE_URL = 'postgres://shop:x@127.0.0.1/shop'
const sentence = (env: Record<string, string>) => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
  return 'taken'
}

describe('the settings', () => {
  it('have sane values when nothing but the database is given; an empty one counts as missing', () => {
    const settings = readSettings({ DATABASE_URL, PORT: '', MAIL_FROM: '' })
    expect(settings).toMatchObject({
      mode: 'demo',
      port: 4000,
      deliveryRupees: 350,
      storeUrl: 'http://localhost:4000',
    })
    expect(Object.isFrozen(settings)).toBe(true)
  })

  it('name both hosts of the print partner’s pictures, if nobody names others', () => {
    const hosts = ['files.cdn.printful.com', 'printful-upload.s3-accelerate.amazonaws.com']
    expect(readSettings({ DATABASE_URL }).imageHosts.names).toEqual(hosts)
    const { imageHosts } = readSettings({ DATABASE_URL, IMAGE_PROXY_HOSTS: 'pictures.example' })
    expect(imageHosts.names).toEqual(['pictures.example'])
  })

  it('take the address of the sender, with a name before it or without', () => {
    const from = (given: string) => readSettings({ DATABASE_URL, MAIL_FROM: given }).mail.from
    expect(from('hello@shop.example')).toBe('hello@shop.example')
    expect(from('House of Nilu <hello@shop.example>')).toBe('hello@shop.example')
    expect(sentence({ DATABASE_URL, MAIL_FROM: 'House of Nilu <hello>' })).toContain('MAIL_FROM is wrong')
  })

  it('stop the start with the name of the one that is wrong', () => {
    expect(sentence({})).toContain('DATABASE_URL is missing')
    expect(sentence({ DATABASE_URL, PORT: '0' })).toContain('PORT is wrong')
    expect(sentence({ DATABASE_URL, SHOP_MODE: 'test' })).toContain('SHOP_MODE is wrong')
    expect(sentence({ DATABASE_URL, DELIVERY_PRICE_LKR: '-1' })).toContain('DELIVERY_PRICE_LKR is wrong')
  })

  it('stop the start with all that are wrong at once, each in a line of its own', () => {
    const given = {
      SHOP_MODE: 'live',
      PORT: 'x',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STORE_URL: 'http://shop.example',
    }
    const names = sentence(given)
      .split('\n')
      .map((line) => line.split(' ')[0])
    expect(names.toSorted()).toEqual([
      'DATABASE_URL',
      'PORT',
      'SMTP_URL',
      'STORE_URL',
      'STRIPE_WEBHOOK_SECRET',
    ])
  })

  it('use the sandbox in demonstration mode only, and want what a live shop needs', () => {
    expect(readSettings({ DATABASE_URL }).stripe?.apiBase).toBe('http://127.0.0.1:4100')
    expect(sentence({ DATABASE_URL, SHOP_MODE: 'live' })).toContain('STORE_URL is missing')
    const live = {
      DATABASE_URL,
      SHOP_MODE: 'live',
      STORE_URL: 'https://shop.example',
      SMTP_URL: 'smtp://mail',
    }
    expect(readSettings(live)).toMatchObject({
      stripe: null,
      ipLookupBase: null,
      google: null,
      facebook: null,
    })
    expect(sentence({ ...live, STRIPE_SECRET_KEY: 'sk_live_x' })).toContain(
      'STRIPE_WEBHOOK_SECRET is missing',
    )
  })

  it('stop the start where those of a live shop come without SHOP_MODE', () => {
    const missing = (env: Record<string, string>) => sentence({ DATABASE_URL, ...env })
    const ofLiveShops: Record<string, string>[] = [
      { STORE_URL: 'https://shop.example' },
      { STORE_URL: 'https://localhost' },
      { STORE_URL: 'http://shop.example' },
      { HOST: '0.0.0.0' },
      { HOST: '::' },
      { HOST: '192.168.1.7' },
      { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 's' },
    ]
    for (const env of ofLiveShops) {
      expect({ env, said: missing(env) }).toMatchObject({
        said: expect.stringMatching(/^SHOP_MODE is missing: /),
      })
    }
    for (const HOST of ['127.0.0.1', '127.1.2.3', 'localhost', '::1'])
      expect(readSettings({ DATABASE_URL, HOST, STORE_URL: 'http://localhost:4000' }).mode).toBe('demo')
    expect(readSettings({ DATABASE_URL, HOST: '0.0.0.0', SHOP_MODE: 'demo' }).mode).toBe('demo')
  })

  it('give a demonstration no keys that move money', () => {
    const keys = { STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    for (const SHOP_MODE of ['demo', 'rehearsal'])
      expect(sentence({ DATABASE_URL, SHOP_MODE, ...keys })).toContain('STRIPE_SECRET_KEY is a live key')
  })

  it('let a rehearsal do without partners of its own, as the sandbox stands in for them', () => {
    const rehearsal = readSettings({ DATABASE_URL, SHOP_MODE: 'rehearsal' })
    const { mode, warmsPictures, ...partners } = readSettings({ DATABASE_URL })
    expect(rehearsal).toMatchObject({
      ...partners,
      mode: 'rehearsal',
      warmsPictures: false,
      metricsToken: '',
    })
    expect([mode, warmsPictures]).toEqual(['demo', true])
  })

  it('want the secret of Stripe’s webhooks beside its key, and https of a live shop', () => {
    const STRIPE_SECRET_KEY = 'sk_test_x'
    expect(sentence({ DATABASE_URL, STRIPE_SECRET_KEY })).toContain('STRIPE_WEBHOOK_SECRET is missing')
    const live = {
      DATABASE_URL,
      SHOP_MODE: 'live',
      SMTP_URL: 'smtp://mail',
      STORE_URL: 'http://shop.example',
    }
    expect(sentence(live)).toContain('STORE_URL is wrong: a live shop needs https')
  })

  it('let a demonstration hash passwords quickly, and a live shop only as safely as OWASP wants', () => {
    expect(readSettings({ DATABASE_URL }).passwordMemoryKib).toBe(19_456)
    expect(readSettings({ DATABASE_URL, PASSWORD_MEMORY_KIB: '8' }).passwordMemoryKib).toBe(8)
    expect(sentence({ DATABASE_URL, PASSWORD_MEMORY_KIB: '7' })).toContain('PASSWORD_MEMORY_KIB is wrong')
    const live = {
      DATABASE_URL,
      SHOP_MODE: 'live',
      SMTP_URL: 'smtp://mail',
      STORE_URL: 'https://shop.example',
    }
    expect(sentence({ ...live, PASSWORD_MEMORY_KIB: '19455' })).toContain(
      'PASSWORD_MEMORY_KIB is wrong: a live shop needs at least 19456',
    )
    expect(readSettings({ ...live, PASSWORD_MEMORY_KIB: '65536' }).passwordMemoryKib).toBe(65_536)
  })

  it('name the houses that people sign in with: the sandbox, or the real ones with their credentials', () => {
    const demo = readSettings({ DATABASE_URL })
    expect([demo.google?.issuer, demo.facebook?.graphBase]).toEqual([
      'http://127.0.0.1:4100/google',
      'http://127.0.0.1:4100/facebook',
    ])
    const keys = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 's',
      FACEBOOK_APP_ID: '1',
      FACEBOOK_APP_SECRET: 's',
    }
    const own = readSettings({ DATABASE_URL, SHOP_MODE: 'demo', STORE_URL: 'https://shop.example/', ...keys })
    expect(own.google).toMatchObject({
      issuer: 'https://accounts.google.com',
      redirectUri: 'https://shop.example/api/user/auth/google/callback',
    })
    expect(own.facebook).toMatchObject({
      dialogBase: 'https://www.facebook.com',
      graphBase: 'https://graph.facebook.com',
      version: 'v25.0',
    })
    expect(sentence({ DATABASE_URL, GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET is missing')
    expect(sentence({ DATABASE_URL, FACEBOOK_APP_ID: '1' })).toContain('FACEBOOK_APP_SECRET is missing')
    expect(sentence({ DATABASE_URL, FACEBOOK_API_VERSION: '25' })).toContain('FACEBOOK_API_VERSION is wrong')
  })
})
