import { expect, it } from 'vitest'
import { type BareRefund, withUnits } from './refunded-units.rules.ts'

const full = {
  order: { id: '019a0000-0000-7000-8000-00000000000a' },
  lines: [
    { id: 'shirt', name: 'Linen shirt', options: ['White', 'M'] },
    { id: 'gift', name: 'Gift card', options: [] },
  ],
}

const refund = (cause: string | null): BareRefund => ({
  amountMinor: 1_000,
  currencyCode: 'LKR',
  amountCents: 1_000,
  state: 'succeeded',
  reason: 'staff',
  provider: null,
  requestedAt: 1,
  settledAt: 2,
  note: '',
  creditNote: null,
  cause,
})

const returned = {
  about: 'Return of',
  orderId: full.order.id,
  orderNumber: '0000000A',
  lines: [
    { lineId: 'gift', quantity: 1, cents: 300 },
    { lineId: 'shirt', quantity: 2, cents: 700 },
  ],
  shippingCents: 50,
  notes: ['A note.'],
}

const unitsOf = (cause: string | null, units: typeof returned) =>
  withUnits([refund(cause)], full, new Map([['return-1', units]])).map((one) => one.units)

it('a refund has the units that its cause names, with their places among the lines', () => {
  const { cause: _, ...bare } = refund('return-1')
  expect(withUnits([refund('return-1')], full, new Map([['return-1', returned]]))).toEqual([
    {
      ...bare,
      units: {
        texts: ['Return of 1 × Gift card; 2 × Linen shirt, White, M.', 'A note.'],
        lines: [
          { line: 1, cents: 300 },
          { line: 0, cents: 700 },
        ],
        shippingCents: 50,
      },
    },
  ])
})

it('a refund without a cause, or with one that nobody knows, is one by amount', () => {
  expect(unitsOf(null, returned)).toEqual([null])
  expect(unitsOf('another', returned)).toEqual([null])
})

it('units of the order that this one replaces are on none of its lines', () => {
  const elsewhere = {
    ...returned,
    orderId: '019a0000-0000-7000-8000-0000abcdef12',
    orderNumber: 'NILU-ABCDEF12',
  }
  expect(unitsOf('return-1', elsewhere)).toEqual([
    { texts: ['Return of order NILU-ABCDEF12.', 'A note.'], lines: [], shippingCents: 0 },
  ])
})

it('a unit of a line that is not there is not named', () => {
  const lines = [{ lineId: 'lost', quantity: 1, cents: 300 }, ...returned.lines.slice(0, 1)]
  expect(unitsOf('return-1', { ...returned, lines })[0]?.texts[0]).toBe('Return of 1 × Gift card.')
})
