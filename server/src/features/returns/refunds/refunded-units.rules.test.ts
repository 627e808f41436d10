import { expect, it } from 'vitest'
import { lessRefunded } from './refunded-units.rules.ts'

const line = {
  id: 'shirt',
  quantity: 3,
  unitPriceCents: 1_000,
  madeToOrder: false,
  finalSale: false,
  discounts: [
    { label: 'A code', cents: 200 },
    { label: 'A reward', cents: 100 },
  ],
}

it('a line is as it was while no unit is gone', () => {
  expect(lessRefunded(line, { goneQuantity: 0, goneCents: 0 })).toBe(line)
})

it('a line less a unit is worth what was paid for the others', () => {
  expect(lessRefunded(line, { goneQuantity: 1, goneCents: 900 })).toEqual({
    ...line,
    quantity: 2,
    discounts: [
      { label: 'A code', cents: 133 },
      { label: 'A reward', cents: 67 },
    ],
  })
})

it('a discount that is used up is not named, and is never negative', () => {
  expect(lessRefunded(line, { goneQuantity: 1, goneCents: 700 }).discounts).toEqual([])
  expect(lessRefunded(line, { goneQuantity: 1, goneCents: 600 }).discounts).toEqual([])
})
