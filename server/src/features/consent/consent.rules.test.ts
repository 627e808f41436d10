import { describe, expect, it } from 'vitest'
import { pathOf } from './consent.rules.ts'

describe('the address of a page that was looked at', () => {
  it.each([
    ['/product/galle-fort-linen-shirt', '/product/galle-fort-linen-shirt'],
    ['https://firstfashion.example/collection?search=secret', '/collection'],
    ['/reset-password?token=abc#def', '/reset-password'],
    ['http://[broken', '/'],
    ['', '/'],
  ])('%s is kept as %s: what may be secret is not', (url, path) => {
    expect(pathOf(url)).toBe(path)
  })
})
