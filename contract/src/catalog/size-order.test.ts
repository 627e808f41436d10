import { expect, it } from 'vitest'
import { bySize } from './size-order.ts'

it('puts sizes in the order of a rail', () => {
  const sizes = ['One Size', '40', 'XL', '10-11 years', 'S', '2-3 years', 'Petite', '36', 'XXL', 'M']
  expect(sizes.sort(bySize)).toEqual([
    'S',
    'M',
    'XL',
    'XXL',
    '2-3 years',
    '10-11 years',
    '36',
    '40',
    'Petite',
    'One Size',
  ])
})
