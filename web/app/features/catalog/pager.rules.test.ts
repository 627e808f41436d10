import { describe, expect, it } from 'vitest'
import { ratingText, sizesInStock } from '../sellables/index.ts'
import { pagerEntries } from './pager.rules.ts'

describe('the pager', () => {
  it('shows all of up to five pages [A2.32] [A9.08]', () => {
    expect(pagerEntries(1, 1)).toEqual([1])
    expect(pagerEntries(3, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('shows first, last, the neighbours of the current page and ellipses beyond five [A2.32]', () => {
    expect(pagerEntries(1, 9)).toEqual([1, 2, 'gap', 9])
    expect(pagerEntries(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9])
    expect(pagerEntries(9, 9)).toEqual([1, 'gap', 8, 9])
  })

  it('shows a page instead of an ellipsis that would hide only that page', () => {
    expect(pagerEntries(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9])
  })
})

describe('a product card', () => {
  const variant = { _id: 'v', variantIndex: 0, color: 'Leaf', colorCode: '#23574A', images: [] }

  it('shows the sizes that are in stock in any colour, in order [A2.37]', () => {
    const variants = [
      {
        ...variant,
        sizes: [
          { size: 'S', quantity: 0 },
          { size: 'M', quantity: 0 },
          { size: 'L', quantity: 2 },
        ],
      },
      {
        ...variant,
        sizes: [
          { size: 'S', quantity: 1 },
          { size: 'M', quantity: 0 },
          { size: 'L', quantity: 0 },
        ],
      },
    ]
    expect(sizesInStock({ variants, sizes: [] })).toEqual(['S', 'L'])
  })

  it('clamps the rating to 0-5 and shows one decimal [A5.17]', () => {
    expect([ratingText(-1), ratingText(4.25), ratingText(7)]).toEqual(['0.0', '4.3', '5.0'])
  })
})
