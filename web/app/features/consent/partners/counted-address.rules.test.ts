import { describe, expect, it } from 'vitest'
import { countedAddress, isPublicAddress } from './counted-address.rules.ts'

describe('the address of a page, for partners', () => {
  it.each([
    ['https://nilu.example/collection?search=ann#top', 'https://nilu.example/collection'],
    ['https://nilu.example/reset-password?token=secret', 'https://nilu.example/reset-password'],
    [
      'https://nilu.example/?utm_source=mail&utm_campaign=may&email=a@b.example&gclid=1',
      'https://nilu.example/?utm_source=mail&utm_campaign=may&gclid=1',
    ],
    ['', ''],
    ['not an address', ''],
  ])('%s is sent as %s', (href, sent) => {
    expect(countedAddress(href)).toBe(sent)
  })

  it.each([
    ['https://nilu.example/collection?search=linen', false],
    ['https://nilu.example/collection?category=Men&sort=price', true],
    ['https://nilu.example/product/shirt?ref=friend', true],
    ['https://nilu.example/orders', true],
    ['https://nilu.example/orders?utm_source=mail', true],
    ['', true],
    ['https://nilu.example/order?token=secret', false],
    ['https://nilu.example/verify?orderId=1&session_id=2', false],
    ['https://nilu.example/login?returnTo=%2Fverify%3ForderId%3D1', false],
    ['broken', false],
  ])('%s may be read by them: %s', (href, isPublic) => {
    expect(isPublicAddress(href)).toBe(isPublic)
  })
})
