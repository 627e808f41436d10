import { describe, expect, it } from 'vitest'
import { cancelledEnd, refundState } from './payment-state.rules.ts'

const paid = { paymentState: 'paid', chargedMinor: 1_000, prepaidCents: 0, prepaidBackCents: 0 } as const
const withCredit = { ...paid, prepaidCents: 500 }

describe('a cancelled order', () => {
  it('that was not paid has failed, and holds nothing any more', () => {
    expect(cancelledEnd({ ...withCredit, paymentState: 'awaiting' })).toEqual({
      prepaidBackCents: 500,
      paymentState: 'failed',
      holdUntil: null,
    })
  })

  it('gives its store credit back at once, the payment later', () => {
    const part = { prepaidBackCents: 500, paymentState: 'partly-refunded' }
    expect(cancelledEnd(withCredit)).toEqual(part)
    expect(cancelledEnd({ ...withCredit, chargedMinor: 0 })).toEqual({ ...part, paymentState: 'refunded' })
  })

  it('keeps its payment state if no store credit goes back, or nothing was paid', () => {
    expect(cancelledEnd(paid)).toEqual({ prepaidBackCents: 0 })
    expect(cancelledEnd({ ...withCredit, prepaidBackCents: 500 })).toEqual({ prepaidBackCents: 500 })
    expect(cancelledEnd({ ...withCredit, paymentState: 'failed' })).toEqual({ prepaidBackCents: 500 })
  })
})

describe('the payment state after a refund', () => {
  it('is refunded only once payment and store credit are back', () => {
    expect(refundState(paid, 0)).toBe('paid')
    expect(refundState(paid, 1)).toBe('partly-refunded')
    expect(refundState(paid, 1_000)).toBe('refunded')
    expect(refundState(withCredit, 1_000)).toBe('partly-refunded')
    expect(refundState({ ...withCredit, prepaidBackCents: 1 }, 0)).toBe('partly-refunded')
    expect(refundState({ ...withCredit, prepaidBackCents: 500 }, 1_000)).toBe('refunded')
  })
})
