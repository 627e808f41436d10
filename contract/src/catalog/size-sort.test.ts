import { expect, it } from 'vitest'
import { bySize } from './size-sort.ts'

it('puts sizes in the order of a rail, months before years', () => {
  const rail = [
    'XXS',
    'S',
    'M',
    'XL',
    'XXL',
    '3-6 months',
    '12 months',
    '2-3 years',
    '10-11 years',
    '36',
    '40',
  ]
  const sizes = [...rail, 'Petite', 'One Size']
  expect(sizes.toReversed().sort(bySize)).toEqual(sizes)
})

it.each([
  { rail: ['Extra Small', 'Small', 'Medium', 'Large', 'Extra Large', '2XL', '3XL', '4XL', '10XL', '36'] },
  { rail: ['6M', '12M', '18M', '2Y', '10Y'] },
  { rail: ['S', 'Medium', 'l', 'X-Large', 'XXL', '3XL', '28', 'One size'] },
])('knows sizes however they are written: $rail', ({ rail }) => {
  expect(rail.toReversed().sort(bySize)).toEqual(rail)
})
