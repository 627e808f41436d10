import { expect, it } from 'vitest'
import { withUnits } from './refunded-units.rules.ts'

const order = {
  order: { id: '019a0000-1111-7abc-8def-0123456789ab' },
  lines: [
    { id: 'shirt', name: 'Linen Shirt', options: ['Leaf', 'M'] },
    { id: 'mug', name: 'Mug', options: [] },
  ],
}
const refund = {
  amountMinor: 1_000,
  currencyCode: 'LKR',
  amountCents: 1_000,
  state: 'succeeded',
  reason: 'staff',
  provider: null,
  requestedAt: 0,
  settledAt: null,
  note: '',
  creditNote: null,
  cause: 'return-1',
} as const
const lines = [
  { lineId: 'mug', quantity: 1, cents: 300 },
  { lineId: 'shirt', quantity: 2, cents: 700 },
]
const units = { about: 'Return of', orderId: order.order.id, lines, shippingCents: 350, notes: ['Damaged.'] }
const explained = (cause: string, known = units) =>
  withUnits([{ ...refund, cause }], order, {
    ofCause: new Map([['return-1', known]]),
    returns: [],
    lineRefunds: [],
  })[0]

it('a refund names the units of its cause and the lines that they are on', () => {
  const { cause: _, ...rest } = refund
  expect(explained('return-1')).toEqual({
    ...rest,
    units: {
      texts: ['Return of 1 × Mug; 2 × Linen Shirt, Leaf, M.', 'Damaged.'],
      lines: [
        { line: 1, cents: 300 },
        { line: 0, cents: 700 },
      ],
      shippingCents: 350,
    },
  })
})

it('units of an order that this one replaced are on none of its lines', () => {
  const orderId = '019a0000-1111-7abc-8def-000000000001'
  expect(explained('return-1', { ...units, orderId })?.units).toEqual({
    texts: ['Return of order 00000001.', 'Damaged.'],
    lines: [],
    shippingCents: 0,
  })
})

it('a refund whose cause is not known is one by amount', () => {
  expect(explained('other')?.units).toBeNull()
})
