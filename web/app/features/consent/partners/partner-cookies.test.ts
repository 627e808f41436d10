import { describe, expect, it } from 'vitest'
import { cookieDomains, googleCookies, metaCookies } from './partner-cookies.ts'

describe('the cookies of partners', () => {
  it.each([
    ['shop.nilu.example', ['shop.nilu.example', 'nilu.example']],
    ['nilu.example', ['nilu.example']],
    ['localhost', []],
  ])('at %s can belong to %j', (host, domains) => {
    expect(cookieDomains(host)).toEqual(domains)
  })

  it.each([
    ['_ga', true],
    ['_ga_7XK2B9QLMN', true],
    ['_gcl_au', true],
    ['_fbp', true],
    ['_fbc', true],
    ['currency', false],
    ['_fbook', false],
  ])('%s is theirs: %s', (name, isTheirs) => {
    expect(googleCookies.test(name) || metaCookies.test(name)).toBe(isTheirs)
  })
})
