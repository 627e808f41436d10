import { expect, it } from 'vitest'
import { type LineToPack, picksOf } from './pick-list.rules.ts'

const line = (change: Partial<LineToPack>): LineToPack => ({
  orderId: 'order-1',
  orderNumber: '1',
  itemId: 'tee',
  variantIndex: 0,
  name: 'Weligama Tee',
  image: '',
  color: 'Ink',
  size: 'M',
  quantity: 1,
  ...change,
})

it('units are grouped by product, colour and size, with the orders that they go to', () => {
  const picks = picksOf([
    line({ quantity: 2 }),
    line({ size: 'XL' }),
    line({ orderId: 'order-2', orderNumber: '2', quantity: 3 }),
    line({ orderId: 'order-2', orderNumber: '2' }),
    line({ variantIndex: 1, color: 'Blue' }),
    line({ itemId: 'jeans', name: 'Jeans', size: 'S' }),
  ])
  expect(picks.map(({ name, color, size, units }) => [name, color, size, units])).toEqual([
    ['Jeans', 'Ink', 'S', 1],
    ['Weligama Tee', 'Blue', 'M', 1],
    ['Weligama Tee', 'Ink', 'M', 6],
    ['Weligama Tee', 'Ink', 'XL', 1],
  ])
  expect(picks[2]?.orders).toEqual([
    { _id: 'order-1', orderNumber: '1', units: 2 },
    { _id: 'order-2', orderNumber: '2', units: 4 },
  ])
})
