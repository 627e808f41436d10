import { expect, it } from 'vitest'
import { countryOf } from './sign-in-resolution.ts'

it('a sign-in does not wait for a look-up of the country that never answers', async () => {
  expect(await countryOf({ locate: () => new Promise(() => {}) }, '203.0.113.5')).toBeNull()
})

it('a sign-in has no country when the look-up fails', async () => {
  expect(await countryOf({ locate: () => Promise.reject(new Error('down')) }, '203.0.113.5')).toBeNull()
})

it('a sign-in has the country that the look-up finds', async () => {
  const place = { country_code: 'JP', country_name: 'Japan', city: 'Tokyo' }
  expect(await countryOf({ locate: async () => place }, '203.0.113.4')).toBe('JP')
})
