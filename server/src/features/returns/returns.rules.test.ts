import { nextReturnSteps, returnSteps, staffReturnSteps } from '@first-fashion/contract/returns/status'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BoughtLine,
  type EarlierRequest,
  givesShippingBack,
  holdOf,
  holdsSince,
  isAllRefunded,
  isOpen,
  lineFigures,
  mayTake,
  refusedReturn,
  returnableUntil,
  returnedOf,
  stepOf,
  takenOf,
} from './returns.rules.ts'

const shirt: BoughtLine = {
  id: 'shirt',
  quantity: 3,
  unitPriceCents: 1_000,
  madeToOrder: false,
  finalSale: false,
  discounts: [{ label: 'Discount', cents: 100 }],
}
const mug: BoughtLine = {
  id: 'mug',
  quantity: 1,
  unitPriceCents: 500,
  madeToOrder: true,
  finalSale: false,
  discounts: [],
}
const delivered = new Date('2026-11-01T10:00:00Z')
const windowEnd = returnableUntil(delivered, 7)
const order = { until: windowEnd, lines: [shirt, mug] }
const asked = (quantity: number, lineId = 'shirt', reason: EarlierRequest['reason'] = 'size') => ({
  reason,
  lines: [{ lineId, quantity }],
})
const earlier = (quantity: number, change: Partial<EarlierRequest> = {}): EarlierRequest => ({
  kind: 'refund',
  status: 'pending',
  reason: 'fault',
  receivedAt: null,
  shippingCents: 0,
  lines: [{ lineId: 'shirt', quantity, refundCents: 0 }],
  ...change,
})

describe('what can be sent back', () => {
  const until = windowEnd

  it('is what was delivered, until its window is over', () => {
    expect(refusedReturn(order, asked(3), [], until)).toBeUndefined()
    expect(refusedReturn(order, asked(3), [], new Date(until.getTime() + 1))).toBe('window-over')
    expect(refusedReturn({ ...order, until: null }, asked(1), [], until)).toBe('not-delivered')
    expect(refusedReturn(order, asked(1, 'hat'), [], until)).toBe('line-unknown')
  })

  it('is never more than was bought, less what other requests have that were not rejected', () => {
    expect(refusedReturn(order, asked(2), [earlier(1)], until)).toBeUndefined()
    expect(refusedReturn(order, asked(3), [earlier(1)], until)).toBe('too-many')
    expect(refusedReturn(order, asked(3), [earlier(1, { status: 'rejected' })], until)).toBeUndefined()
  })

  it('is something made to order only if it is faulty', () => {
    for (const reason of ['size', 'not-as-shown', 'changed-mind'] as const)
      expect(refusedReturn(order, asked(1, 'mug', reason), [], until)).toBe('made-to-order')
    expect(refusedReturn(order, asked(1, 'mug', 'fault'), [], until)).toBeUndefined()
  })

  it('is nothing on final sale, faulty or not', () => {
    const onSale = { ...order, lines: [{ ...shirt, finalSale: true }, mug] }
    for (const reason of ['fault', 'size'] as const)
      expect(refusedReturn(onSale, asked(1, 'shirt', reason), [], until)).toBe('final-sale')
  })
})

describe('the shipping of an order', () => {
  const all = {
    reason: 'fault' as const,
    lines: [
      { lineId: 'shirt', quantity: 2 },
      { lineId: 'mug', quantity: 1 },
    ],
  }
  const received = { status: 'processing' as const, receivedAt: delivered }

  it('goes back when every unit has come back for a reason of the shop', () => {
    const lines = [shirt, mug]
    expect(givesShippingBack(lines, all, [earlier(1, received)])).toBe(true)
    expect(givesShippingBack(lines, all, [earlier(1)])).toBe(false)
    expect(givesShippingBack(lines, all, [earlier(1, { ...received, reason: 'size' })])).toBe(false)
    expect(givesShippingBack(lines, all, [earlier(1, { ...received, kind: 'exchange' })])).toBe(false)
    expect(givesShippingBack(lines, { ...all, reason: 'size' }, [earlier(1, received)])).toBe(false)
    expect(givesShippingBack(lines, all, [])).toBe(false)
  })
})

describe('partial returns', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000 })
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPriceCents: cents,
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ quantity, unitPriceCents, part }) => {
      const off = Math.floor(quantity * unitPriceCents * part)
      const discounts = [
        { label: 'A code', cents: Math.floor(off / 3) },
        { label: 'A reward', cents: off - Math.floor(off / 3) },
      ]
      return { id: 'line', quantity, unitPriceCents, madeToOrder: false, finalSale: false, discounts }
    })

  it('of a line add up to what was paid for it, and each to its own parts', () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 }), (bought, sizes) => {
        const before: EarlierRequest[] = []
        for (const size of [...sizes, bought.quantity]) {
          const taken = takenOf('line', before)
          const quantity = Math.min(size, bought.quantity - taken.quantity)
          if (quantity === 0) continue
          const figures = lineFigures(bought, quantity, taken)
          const off = figures.discounts.reduce((sum, discount) => sum + discount.cents, 0)
          expect(figures.priceCents - off).toBe(figures.cents)
          const lines = [{ lineId: 'line', quantity, refundCents: figures.cents }]
          before.push(earlier(quantity, { lines }))
        }
        const off = bought.discounts.reduce((sum, discount) => sum + discount.cents, 0)
        const paid = bought.quantity * bought.unitPriceCents - off
        expect(takenOf('line', before)).toEqual({ quantity: bought.quantity, cents: paid })
      }),
      { numRuns: 300 },
    )
  })
})

describe('the steps of a request', () => {
  it('that staff take are in the table of next steps', () => {
    for (const step of returnSteps)
      expect(nextReturnSteps[step]).toEqual(expect.arrayContaining([...staffReturnSteps[step]]))
  })

  it('follow each other by one table', () => {
    expect(
      mayTake(
        { status: 'pending', receivedAt: null, approvedAt: delivered, payUntil: null, refundDueAt: null },
        'approved',
      ),
    ).toBe(true)
    expect(
      mayTake(
        { status: 'pending', receivedAt: null, approvedAt: delivered, payUntil: null, refundDueAt: null },
        'settled',
      ),
    ).toBe(false)
    expect(
      mayTake(
        { status: 'processing', receivedAt: null, approvedAt: delivered, payUntil: null, refundDueAt: null },
        'received',
      ),
    ).toBe(true)
    expect(
      mayTake(
        { status: 'processing', receivedAt: null, approvedAt: delivered, payUntil: null, refundDueAt: null },
        'settled',
      ),
    ).toBe(false)
    expect(
      mayTake(
        {
          status: 'processing',
          receivedAt: delivered,
          approvedAt: delivered,
          payUntil: null,
          refundDueAt: null,
        },
        'settled',
      ),
    ).toBe(true)
    expect(
      mayTake(
        {
          status: 'processing',
          receivedAt: delivered,
          approvedAt: delivered,
          payUntil: null,
          refundDueAt: null,
        },
        'rejected',
      ),
    ).toBe(false)
    const refundDue = {
      status: 'processing',
      receivedAt: delivered,
      approvedAt: delivered,
      payUntil: null,
      refundDueAt: delivered,
    } as const
    expect(mayTake(refundDue, 'settled')).toBe(true)
    for (const to of ['received', 'rejected', 'reopened'] as const) expect(mayTake(refundDue, to)).toBe(false)
    const due = {
      status: 'processing',
      receivedAt: null,
      approvedAt: delivered,
      payUntil: delivered,
      refundDueAt: null,
    } as const
    for (const to of ['approved', 'reopened', 'rejected'] as const) expect(mayTake(due, to)).toBe(true)
    for (const to of ['received', 'settled'] as const) expect(mayTake(due, to)).toBe(false)
    for (const status of ['completed', 'rejected'] as const)
      expect(
        mayTake(
          { status, receivedAt: delivered, approvedAt: delivered, payUntil: null, refundDueAt: null },
          'approved',
        ),
      ).toBe(false)
  })
})

describe('how far a request is', () => {
  const steps = {
    status: 'processing',
    receivedAt: null,
    approvedAt: delivered,
    payUntil: null,
    refundDueAt: null,
  } as const

  it('follows from its dates', () => {
    expect(stepOf({ ...steps, status: 'pending' })).toBe('requested')
    expect(stepOf({ ...steps, status: 'completed' })).toBe('settled')
    expect(stepOf({ ...steps, status: 'rejected' })).toBe('rejected')
    expect(stepOf({ ...steps, approvedAt: null })).toBe('reopened')
    expect(stepOf({ ...steps, payUntil: delivered })).toBe('payment-due')
    expect(stepOf(steps)).toBe('approved')
    expect(stepOf({ ...steps, receivedAt: delivered })).toBe('received')
    expect(stepOf({ ...steps, receivedAt: delivered, refundDueAt: delivered })).toBe('refund-due')
  })

  it('says until when it holds something', () => {
    const lines = [{ heldVariantId: null }, { heldVariantId: 'shirt' }]
    expect(holdOf({ ...steps, lines: [{ heldVariantId: null }] })).toBeUndefined()
    expect(holdOf({ ...steps, lines, payUntil: windowEnd })).toEqual({ until: windowEnd })
    const until = holdOf({ ...steps, lines })?.until ?? null
    expect(until).not.toBeNull()
    expect(until && holdsSince(until)).toEqual(delivered)
    expect(holdOf({ ...steps, lines, receivedAt: delivered })).toEqual({ until: null })
    expect(holdOf({ ...steps, lines, approvedAt: null })).toEqual({ until: null })
  })

  it('is open until staff have decided and settled', () => {
    const open = (['pending', 'processing', 'completed', 'rejected'] as const).map((status) =>
      isOpen({ status }),
    )
    expect(open).toEqual([true, true, false, false])
  })
})

describe('the units that came back', () => {
  const completed = { status: 'completed' as const }

  it('are those of completed requests', () => {
    expect(returnedOf('shirt', [earlier(1, completed), earlier(1), earlier(1, completed)])).toBe(2)
    expect(returnedOf('mug', [earlier(1, completed)])).toBe(0)
  })

  it('are all refunded once every line is, by refunds alone', () => {
    const lines = [shirt]
    expect(isAllRefunded(lines, [earlier(3, completed)])).toBe(true)
    expect(isAllRefunded(lines, [earlier(2, completed), earlier(1)])).toBe(false)
    expect(isAllRefunded(lines, [earlier(3, { ...completed, kind: 'exchange' })])).toBe(false)
    expect(isAllRefunded([shirt, mug], [earlier(3, completed)])).toBe(false)
  })
})

describe('the window', () => {
  it('has as many days as the order was delivered with', () => {
    const days = (count: number) =>
      (returnableUntil(delivered, count).getTime() - delivered.getTime()) / (24 * 3_600_000)
    expect([days(30), days(7)]).toEqual([30, 7])
  })
})

describe('shipping that went back', () => {
  it('goes back once only', () => {
    const all = { reason: 'fault' as const, lines: [{ lineId: 'shirt', quantity: 2 }] }
    const received = { status: 'processing' as const, receivedAt: delivered }
    expect(givesShippingBack([shirt], all, [earlier(1, received)])).toBe(true)
    expect(givesShippingBack([shirt], all, [earlier(1, { ...received, shippingCents: 350 })])).toBe(false)
    const rejected = earlier(1, { status: 'rejected', shippingCents: 350 })
    expect(givesShippingBack([shirt], all, [earlier(1, received), rejected])).toBe(true)
    expect(givesShippingBack([shirt], all, [earlier(1, { ...received, status: 'rejected' })])).toBe(false)
  })
})

describe('what was paid for some units', () => {
  it('is their price less their part of the discounts, by label', () => {
    const line = { ...shirt, discounts: [...shirt.discounts, { label: 'Nothing', cents: 0 }] }
    expect(lineFigures(line, 1, { quantity: 0, cents: 0 })).toEqual({
      lineId: 'shirt',
      quantity: 1,
      priceCents: 1_000,
      discounts: [{ label: 'Discount', cents: 34 }],
      cents: 966,
    })
    expect(lineFigures(line, 1, { quantity: 1, cents: 2_900 }).cents).toBe(0)
    expect(lineFigures(line, 1, { quantity: 2, cents: 0 }).cents).toBe(1_000)
  })
})
