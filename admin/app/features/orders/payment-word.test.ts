import { describe, expect, it } from 'vitest'
import { paymentWord } from './payment-word.ts'

describe('the payment of an order, for staff', () => {
  it('is awaited while a card payment can still come, and failed afterwards', () => {
    const card = { payment: false, paymentState: 'awaiting', paymentMethod: 'stripe' } as const
    expect(paymentWord({ ...card, status: 'Order Placed' })).toBe('awaiting')
    expect(paymentWord({ ...card, paymentState: 'failed', status: 'Cancelled' })).toBe('failed')
  })

  it('is pending while cash can still be collected, and not paid once the order is cancelled', () => {
    const cash = { payment: false, paymentState: 'awaiting', paymentMethod: 'cod' } as const
    expect(paymentWord({ ...cash, status: 'Packing' })).toBe('cashPending')
    expect(paymentWord({ ...cash, status: 'Cancelled' })).toBe('notPaid')
    expect(paymentWord({ ...cash, paymentState: 'failed', status: 'Cancelled' })).toBe('notPaid')
  })

  it('is paid, or refunded once all of it went back', () => {
    const paid = { payment: true, paymentState: 'paid', paymentMethod: 'koko', status: 'Shipped' } as const
    expect(paymentWord(paid)).toBe('paid')
    expect(paymentWord({ ...paid, payment: false, paymentState: 'refunded' })).toBe('refunded')
  })
})
