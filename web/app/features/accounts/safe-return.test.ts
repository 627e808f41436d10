import { describe, expect, it } from 'vitest'
import { safeReturn } from './safe-return.ts'

describe('the return path after signing in', () => {
  it.each([
    '/',
    '/place-order',
    '/profile?tab=settings',
    '/collection?search=a//b',
    '/product/galle#reviews',
  ])('leads to a page of the shop: %s', (target) => expect(safeReturn(target)).toBe(target))

  it.each([
    null,
    '',
    'https://evil.example',
    'place-order',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r//evil.example',
    '/place-order\\..\\..',
    '/.//evil.example',
    '/login?returnTo=/login',
  ])('never leads anywhere else: %j', (target) => expect(safeReturn(target)).toBe('/'))

  it('stays on the site in every browser', () => {
    for (const sign of ['\t', '\n', '\r', '\u0000', '\\', '/'])
      expect(new URL(safeReturn(`/${sign}/evil.example`), 'https://shop.example').host).toBe('shop.example')
  })
})
