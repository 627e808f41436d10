import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import { describe, expect, it } from 'vitest'
import { readTaggedProducts, skuKey } from './worn.rules.ts'

const shirt = { productId: 'shirt', variantIndex: 0, size: 'M' }
const sent = (change: object = {}) => ({
  wornItems: JSON.stringify([shirt]),
  heightCm: '',
  wornConsent: wornConsentVersion,
  ...change,
})
const refused = (code: string, field: string) =>
  expect.objectContaining({
    code,
    details: expect.objectContaining({ errors: { [field]: expect.stringMatching(/./) } }),
  })

describe('what is worn in a look', () => {
  it('is each item once, with a height if it is said', () => {
    const twice = JSON.stringify([shirt, { ...shirt, productId: 'SHIRT' }])
    expect(readTaggedProducts(sent({ wornItems: twice }))).toEqual({
      items: [{ ...shirt, productId: 'SHIRT' }],
      heightCm: null,
    })
    expect(readTaggedProducts(sent({ heightCm: '168' }))).toEqual({ items: [shirt], heightCm: 168 })
  })

  it('is nothing without items, and needs no consent then', () => {
    expect(readTaggedProducts(sent({ wornItems: '[]', wornConsent: '' }))).toBeNull()
  })

  it('has heights from 100 to 230 whole centimetres', () => {
    for (const heightCm of ['100', '230'])
      expect(readTaggedProducts(sent({ heightCm }))?.heightCm).toBe(Number(heightCm))
    for (const heightCm of ['99', '231', '168.5', 'tall'])
      expect(() => readTaggedProducts(sent({ heightCm }))).toThrow(
        refused('community.style-invalid', 'heightCm'),
      )
  })

  it('is refused if it is no list of items, or more than eight', () => {
    const nine = JSON.stringify(Array.from({ length: 9 }, (_, at) => ({ ...shirt, productId: `p${at}` })))
    for (const wornItems of ['no list', '{}', nine])
      expect(() => readTaggedProducts(sent({ wornItems }))).toThrow(
        refused('community.style-invalid', 'wornItems'),
      )
  })

  it('is shown only with consent to the words of now', () => {
    for (const wornConsent of ['', '2020-01-01'])
      expect(() => readTaggedProducts(sent({ wornConsent }))).toThrow(
        refused('community.consent-missing', 'wornConsent'),
      )
  })
})

it('an item is known by product, colour and size', () => {
  expect(skuKey({ productId: 'SHIRT', variantIndex: 2, size: 'M' })).toBe('shirt 2 M')
})
