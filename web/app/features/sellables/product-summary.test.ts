import { expect, it } from 'vitest'
import { offeredSizes } from './product-selection.rules.ts'
import { sizesInStock } from './product-summary.ts'

const colour = (variantIndex: number, ...sizes: readonly string[]) => ({
  _id: String(variantIndex),
  variantIndex,
  color: 'Ink',
  colorCode: '#000000',
  images: [],
  sizes: sizes.map((size) => ({ size, quantity: 1 })),
})

it('shows sizes from small to large, whatever the order in each colour', () => {
  const product = { sizes: [], variants: [colour(0, 'M', 'L'), colour(1, 'XS', 'M', 'XXL')] }
  expect(sizesInStock(product)).toEqual(['XS', 'M', 'L', 'XXL'])
  expect(offeredSizes(product, { variantIndex: null, size: '', quantity: 1 })).toEqual([
    'XS',
    'M',
    'L',
    'XXL',
  ])
  const ages = { sizes: [], variants: [colour(0, '10-11 years', '4-5 years'), colour(1, '2-3 years')] }
  expect(sizesInStock(ages)).toEqual(['2-3 years', '4-5 years', '10-11 years'])
})
