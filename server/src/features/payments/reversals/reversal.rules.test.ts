import { describe, expect, it } from 'vitest'
import { bookingOf } from './reversal.rules.ts'

describe('a refund in the dashboard of a partner', () => {
  it('is one of its own as far as something is left of the payment', () => {
    expect(bookingOf({ amountMinor: 400, leftMinor: 1_000, refused: [] })).toEqual({
      covers: [],
      ownMinor: 400,
      excessMinor: 0,
    })
    expect(bookingOf({ amountMinor: 1_000, leftMinor: 1_000, refused: [] })).toMatchObject({
      ownMinor: 1_000,
    })
  })

  it('is excess beyond that', () => {
    expect(bookingOf({ amountMinor: 1_000, leftMinor: 300, refused: [] })).toEqual({
      covers: [],
      ownMinor: 300,
      excessMinor: 700,
    })
    expect(bookingOf({ amountMinor: 1, leftMinor: 0, refused: [] })).toMatchObject({
      ownMinor: 0,
      excessMinor: 1,
    })
  })

  it('makes up for a refused refund of the same amount', () => {
    const refused = [
      { id: 'a', amountMinor: 300 },
      { id: 'b', amountMinor: 400 },
    ]
    expect(bookingOf({ amountMinor: 400, leftMinor: 1_000, refused })).toEqual({
      covers: ['b'],
      ownMinor: 0,
      excessMinor: 0,
    })
  })

  it('makes up for refused refunds for which it leaves too little', () => {
    const refused = [
      { id: 'a', amountMinor: 300 },
      { id: 'b', amountMinor: 100 },
    ]
    expect(bookingOf({ amountMinor: 1_000, leftMinor: 1_000, refused })).toEqual({
      covers: ['a', 'b'],
      ownMinor: 600,
      excessMinor: 0,
    })
    expect(bookingOf({ amountMinor: 800, leftMinor: 1_000, refused })).toEqual({
      covers: ['a'],
      ownMinor: 500,
      excessMinor: 0,
    })
  })

  it('leaves refused refunds alone that can still be made', () => {
    const refused = [{ id: 'a', amountMinor: 300 }]
    expect(bookingOf({ amountMinor: 500, leftMinor: 1_000, refused })).toMatchObject({
      covers: [],
      ownMinor: 500,
    })
  })
})
