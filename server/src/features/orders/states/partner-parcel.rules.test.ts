import { describe, expect, it } from 'vitest'
import { isSentByPartner } from './partner-parcel.rules.ts'

const shirt = { quantity: 2, cancelledQuantity: 0, madeToOrder: false, productId: 'shirt' }
const own = { ...shirt, madeToOrder: true, productId: null }
const cancelled = (line: typeof shirt | typeof own) => ({ ...line, cancelledQuantity: line.quantity })
const order = (...lines: (typeof shirt | typeof own)[]) => ({ lines })

describe('an order', () => {
  it('is sent by the partner if all that is left of it is made there', () => {
    expect(isSentByPartner(order(own, own))).toBe(true)
    expect(isSentByPartner(order(own, cancelled(shirt)))).toBe(true)
    expect(isSentByPartner(order(own, shirt))).toBe(false)
    expect(isSentByPartner(order(cancelled(own)))).toBe(false)
    expect(isSentByPartner(order(own, { ...shirt, cancelledQuantity: 1 }))).toBe(false)
  })

  it('of a made-to-order product of the catalogue is packed by the shop', () => {
    expect(isSentByPartner(order({ ...shirt, madeToOrder: true }))).toBe(false)
  })
})
