import { describe, expect, it } from 'vitest'
import { netCentsOfQuote, netGoodsCents, orderPercent, orderPoints, pointsToEarn } from './order-points.ts'

describe('the points of an order', () => {
  it('are whole ones for every so many rupees of goods, multiplied and rounded down', () => {
    expect(orderPoints(2_749_900, 5000, 100)).toBe(5)
    expect(orderPoints(2_500_000, 5000, 125)).toBe(6)
    expect(orderPoints(499_999, 5000, 1000)).toBe(0)
  })

  it('are multiplied by the tier and a campaign as by one whole percentage', () => {
    expect(orderPercent(125, 150)).toBe(188)
    expect(pointsToEarn(12_500_000, { rupeesPerPoint: 5000, campaign: { multiplier: 1.5 } }, 1.25)).toBe(47)
    expect(pointsToEarn(12_500_000, { rupeesPerPoint: 5000, campaign: null }, 1.25)).toBe(31)
  })

  it('count neither shipping nor store credit, and a refund as one of goods first', () => {
    const order = { totalCents: 1_035_000, shippingCents: 35_000, prepaidCents: 0, prepaidBackCents: 0 }
    expect(netGoodsCents({ ...order, refundedCents: 0 })).toBe(1_000_000)
    expect(netGoodsCents({ ...order, refundedCents: 400_000 })).toBe(600_000)
    expect(netGoodsCents({ ...order, refundedCents: 1_035_000 })).toBe(0)
    expect(netGoodsCents({ ...order, prepaidCents: 300_000, refundedCents: 0 })).toBe(700_000)
    expect(netCentsOfQuote({ total: 10_350, shipping: 350, due: 7350 })).toBe(700_000)
  })
})
