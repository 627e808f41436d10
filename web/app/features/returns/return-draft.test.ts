import { describe, expect, it } from 'vitest'
import { emptyDraft, missingIn, type ReturnableLine, returnBody, withoutLines } from './return-draft.ts'

const line: ReturnableLine = {
  lineId: 'shirt',
  productId: 'product',
  slug: 'shirt',
  name: 'Shirt',
  image: '',
  options: ['Lagoon', 'M'],
  variantIndex: 0,
  size: 'M',
  madeToOrder: false,
  finalSale: false,
  bought: 2,
  returned: 0,
  left: 2,
}
const payouts = ['original', 'store-credit'] as const
const nothing = emptyDraft({ payouts: [...payouts], lines: [line] })
const one = { ...nothing, quantities: { shirt: 1 } }

describe('a request in the making', () => {
  it('needs an item that can be sent back', () => {
    expect(missingIn(1, [line], nothing)).toBe('items')
    expect(missingIn(1, [line], one)).toBeNull()
    expect(missingIn(1, [{ ...line, madeToOrder: true }], one)).toBe('items')
    expect(missingIn(1, [{ ...line, finalSale: true }], { ...one, reason: 'fault' })).toBe('items')
    expect(missingIn(1, [{ ...line, left: 0 }], one)).toBe('items')
  })

  it('begins with a fault if everything is made to order, which comes back for nothing else', () => {
    expect(emptyDraft({ payouts: [], lines: [{ ...line, madeToOrder: true }] }).reason).toBe('fault')
    expect(emptyDraft({ payouts: [], lines: [line, { ...line, madeToOrder: true }] }).reason).toBe('size')
  })

  it('needs a colour and size for each item that is exchanged', () => {
    const exchange = { ...one, choice: 'exchange' as const }
    expect(missingIn(2, [line], one)).toBeNull()
    expect(missingIn(2, [line], exchange)).toBe('options')
    const chosen = { ...exchange, options: { shirt: { variantIndex: 1, size: 'L' } } }
    expect(missingIn(2, [line], chosen)).toBeNull()
    expect(returnBody('order', [line], chosen)).toMatchObject({
      kind: 'exchange',
      lines: [{ lineId: 'shirt', quantity: 1, variantIndex: 1, size: 'L' }],
      payout: 'original',
    })
  })

  it('asks for a design of its own again, as it was', () => {
    const design = { ...line, slug: '', madeToOrder: true }
    const fault = { ...one, choice: 'exchange' as const, reason: 'fault' as const }
    expect(missingIn(2, [design], fault)).toBeNull()
    expect(returnBody('order', [design], fault)).toMatchObject({
      kind: 'exchange',
      lines: [{ lineId: 'shirt', quantity: 1, variantIndex: 0, size: 'M' }],
    })
  })

  it('keeps what was chosen for other items when one is gone', () => {
    const chosen = { variantIndex: 1, size: 'L' }
    const draft = { ...one, options: { shirt: chosen, skirt: chosen } }
    expect(withoutLines(draft, ['shirt'])).toEqual({ skirt: chosen })
  })

  it('names its photos in their order', () => {
    const photos = ['b', 'a'].map((_id) => ({ _id, url: '' }))
    expect(returnBody('order', [line], { ...one, photos })).toMatchObject({ photoIds: ['b', 'a'] })
  })
})
