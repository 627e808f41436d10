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

  it('stop the start with the name of the one that is wrong', () => {
    expect(sentence({})).toContain('DATABASE_URL is missing')
    expect(sentence({ DATABASE_URL, PORT: '0' })).toContain('PORT is wrong')
    expect(sentence({ DATABASE_URL, SHOP_MODE: 'test' })).toContain('SHOP_MODE is wrong')
    expect(sentence({ DATABASE_URL, DELIVERY_PRICE_LKR: '-1' })).toContain('DELIVERY_PRICE_LKR is wrong')
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
    const own = readSettings({ DATABASE_URL, STORE_URL: 'https://shop.example/', ...keys })
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
