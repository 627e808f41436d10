import { describe, expect, it } from 'vitest'
import { heldSizeOf, standingOf } from './waitlist.rules.ts'

const at = (minute: number) => new Date(minute * 60_000)
const facts = {
  onHand: 2,
  held: 2,
  orders: [{ customerId: 'paying', until: at(5) }],
  reservations: [
    { customerId: 'first', until: at(3) },
    { customerId: null, until: null },
  ],
  waiting: ['next', 'after'],
}
const minute = (nth: number) => nth * 60_000

describe('a size whose last units are held', () => {
  it('is free when the first of the holds ends', () => {
    expect(heldSizeOf('M', facts, undefined)).toEqual({
      size: 'M',
      freeAt: minute(3),
      waiting: 2,
      position: null,
      reservedUntil: null,
      ownCheckoutUntil: null,
    })
  })

  it('is not held while a unit is left, none is there, or all are held for good', () => {
    expect(heldSizeOf('M', { ...facts, onHand: 3 }, undefined)).toBeUndefined()
    expect(heldSizeOf('M', { ...facts, onHand: 0, held: 0 }, undefined)).toBeUndefined()
    const forGood = { ...facts, orders: [{ customerId: 'x', until: null }], reservations: [] }
    expect(heldSizeOf('M', forGood, undefined)).toBeUndefined()
  })
})

describe('the queue', () => {
  it('tells a customer their place, counted from one', () => {
    expect(standingOf(facts, 'next').position).toBe(1)
    expect(standingOf(facts, 'after').position).toBe(2)
    expect(standingOf(facts, 'stranger').position).toBeNull()
  })

  it('tells only the holder until when', () => {
    expect(standingOf(facts, 'first')).toMatchObject({ reservedUntil: minute(3), ownCheckoutUntil: null })
    expect(standingOf(facts, 'paying')).toMatchObject({ reservedUntil: null, ownCheckoutUntil: minute(5) })
    const forGood = { ...facts, orders: [{ customerId: 'paying', until: null }] }
    expect(standingOf(forGood, 'paying').ownCheckoutUntil).toBeNull()
  })
})
