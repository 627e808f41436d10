import type { Product } from '@first-fashion/contract/catalog/product'
import { describe, expect, it } from 'vitest'
import { productFacts } from './product-structured-data.ts'

const jumper: Product = {
  _id: 'jumper',
  slug: 'jumper',
  name: 'Jumper',
  description: '',
  price: 9450,
  image: [],
  category: 'Women',
  subCategory: 'Winterwear',
  sizes: ['M'],
  variants: [],
  sizeChart: null,
  collection: null,
  averageRating: 0,
  reviewCount: 0,
  bestSeller: false,
  isPublished: true,
  madeToOrder: false,
  printful_integration: { enabled: false },
  date: 0,
}
const place = {
  storeName: 'First Fashion',
  origin: 'https://shop',
  page: 'https://shop/product/jumper',
  words: '',
  homeZones: [],
}
const factsOf = (product: Product) => productFacts(product, { ...place, returnDays: 7, taxesAdded: false })

describe('what search engines read of a product', () => {
  it('is an order in advance until it opens for everyone, from that time on', () => {
    expect(factsOf(jumper)).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } })
    expect(factsOf({ ...jumper, earlyAccessUntil: Date.UTC(2026, 11, 3, 4, 30) })).toMatchObject({
      offers: {
        availability: 'https://schema.org/PreOrder',
        availabilityStarts: '2026-12-03T04:30:00.000Z',
      },
    })
  })
})
