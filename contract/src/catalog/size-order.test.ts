import { expect, it } from 'vitest'
import { bySize } from './size-order.ts'

it('puts sizes in the order of a rail', () => {
  const sizes = ['One Size', '40', 'XL', '10-11', 'S', '2-3', 'Petite', '36', 'XXL', 'M']
  expect(sizes.sort(bySize)).toEqual([
    'S',
    'M',
    'XL',
    'XXL',
    '2-3',
    '10-11',
    '36',
    '40',
    'Petite',
    'One Size',
  ])
})
