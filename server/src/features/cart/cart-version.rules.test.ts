import { expect, it } from 'vitest'
import { cartVersion } from './cart-version.rules.ts'

const shirt = { productId: 'shirt', variantIndex: 0, size: 'M', quantity: 1 }
const hat = { ...shirt, productId: 'hat' }

it('a cart has another version with any other content, but not in another order', () => {
  const version = cartVersion([shirt, hat])
  expect(version).toMatch(/^[0-9a-f]{32}$/)
  expect(cartVersion([hat, shirt])).toBe(version)
  for (const change of [{ quantity: 2 }, { size: 'L' }, { variantIndex: 1 }, { productId: 'cap' }])
    expect(cartVersion([{ ...shirt, ...change }, hat])).not.toBe(version)
  expect(cartVersion([shirt])).not.toBe(version)
})
