import { describe, expect, it } from 'vitest'
import { plainSlug, slugFor } from './slug.rules.ts'

describe('the address of a product', () => {
  it('is its name in small Latin letters and digits', () => {
    expect(plainSlug('  Café “Galle” Shirt, No. 2 ')).toBe('cafe-galle-shirt-no-2')
    expect(plainSlug('ලිනන්')).toBe('linn')
    expect(plainSlug('!!!')).toBe('product')
    expect(plainSlug('x'.repeat(200))).toHaveLength(80)
    expect(plainSlug(`${'x'.repeat(79)} y`)).not.toMatch(/-$/)
  })

  it('has a number where another product has the name', () => {
    expect(slugFor('Linen Shirt', new Set())).toBe('linen-shirt')
    expect(slugFor('Linen Shirt', new Set(['linen-shirt', 'linen-shirt-2', 'linen-shirt-long']))).toBe(
      'linen-shirt-3',
    )
  })
})
