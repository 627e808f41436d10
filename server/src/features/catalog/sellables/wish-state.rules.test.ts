import { describe, expect, it } from 'vitest'
import { wishState } from './wish-state.rules.ts'

const variant = (onHand: number, held: number) => ({
  id: 'v',
  variantIndex: 0,
  color: 'Leaf',
  colorCode: '#23574A',
  images: [],
  sizes: [{ size: 'M', onHand, held }],
})
const product = { isPublished: true, madeToOrder: false, variants: [variant(2, 0)], sizes: [] }

describe('a product in the wishlist', () => {
  it('can be bought while some size is available', () => {
    expect(wishState(product)).toBe('ok')
    expect(wishState({ ...product, variants: [variant(0, 0), variant(1, 0)] })).toBe('ok')
  })

  it('is sold out when every unit is sold or held for an order', () => {
    expect(wishState({ ...product, variants: [variant(2, 2), variant(0, 0)] })).toBe('sold-out')
  })

  it('that is made to order, or comes without colours, has no stock that could run out', () => {
    expect(wishState({ ...product, madeToOrder: true, variants: [variant(0, 0)] })).toBe('ok')
    expect(wishState({ ...product, variants: [], sizes: ['One size'] })).toBe('ok')
  })

  it('that is not published any more says so first', () => {
    expect(wishState({ ...product, isPublished: false, variants: [] })).toBe('unpublished')
  })
})
