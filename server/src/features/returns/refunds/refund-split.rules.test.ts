import { lkr } from '@first-fashion/contract/money/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterRefund,
  displayWorth,
  isAllBack,
  leftOf,
  type Money,
  moneyIn,
  partsOf,
  payoutsAmong,
  payoutsOf,
  splitRefund,
} from './refund-split.rules.ts'

const cents = fc.integer({ min: 0, max: 2_000_000 })
const usd = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }

describe('partial refunds', () => {
  it('give back of each tender what it paid, in rupees and in the charged currency', () => {
    const payout = fc.constantFrom('original' as const, 'store-credit' as const)
    const part = fc.tuple(fc.integer({ min: 1, max: 900_000 }), payout)
    const paid = fc.record({
      prepaid: cents,
      due: cents,
      rate: fc.double({ min: 0.002, max: 1.5, noNaN: true }),
    })
    fc.assert(
      fc.property(paid, fc.array(part, { maxLength: 12 }), ({ prepaid, due, rate }, parts) => {
        const whole = {
          prepaidCents: prepaid,
          prepaidBackCents: 0,
          dueCents: due,
          dueBackCents: 0,
          chargedMinor: Math.round(due * rate),
          backMinor: 0,
          currency: { ...usd, exchangeRate: rate },
        }
        let money = whole
        for (const [size, to] of [...parts, [4_000_000, 'original'] as const]) {
          const amount = Math.min(size, leftOf(money))
          const split = splitRefund(amount, to, money)
          expect(split.creditCents + split.originalCents).toBe(amount)
          expect(
            Math.min(split.creditCents, split.originalCents, split.originalMinor),
          ).toBeGreaterThanOrEqual(0)
          money = afterRefund(money, { ...split, cents: amount, payout: to })
          expect(money.prepaidBackCents).toBeLessThanOrEqual(prepaid)
          expect(money.dueBackCents).toBeLessThanOrEqual(due)
        }
        expect(money).toEqual({
          ...whole,
          prepaidBackCents: prepaid,
          dueBackCents: due,
          backMinor: due === 0 ? 0 : whole.chargedMinor,
        })
      }),
      { numRuns: 300 },
    )
  })
})

describe('a refund of a replacement', () => {
  const money = fc
    .record({ prepaid: cents, due: cents, rate: fc.double({ min: 0.002, max: 1.5, noNaN: true }) })
    .map(
      ({ prepaid, due, rate }): Money => ({
        prepaidCents: prepaid,
        prepaidBackCents: 0,
        dueCents: due,
        dueBackCents: 0,
        chargedMinor: Math.round(due * rate),
        backMinor: 0,
        currency: { ...usd, exchangeRate: rate },
      }),
    )
  const payout = fc.constantFrom('original' as const, 'store-credit' as const)

  it('goes back through its own order first, then through those before, and never more than each was paid', () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 4 }), cents, payout, (all, asked, to) => {
        const payouts = ['original', 'store-credit'] as const
        const sources = all.map((one, at) => ({ orderId: `${at}`, money: one, payouts }))
        const whole = all.reduce((sum, one) => sum + leftOf(one), 0)
        const parts = partsOf(Math.min(asked, whole), to, sources)
        expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(Math.min(asked, whole))
        for (const part of parts) {
          const source = sources.find(({ orderId }) => orderId === part.orderId)
          expect(part.cents).toBeLessThanOrEqual(source ? leftOf(source.money) : -1)
          expect(part.originalMinor).toBeLessThanOrEqual(source?.money.chargedMinor ?? -1)
        }
        for (const part of parts.slice(0, -1)) {
          const source = sources.find(({ orderId }) => orderId === part.orderId)
          expect(part.cents).toBe(source && leftOf(source.money))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('becomes store credit where the order was paid in cash', () => {
    const paid = {
      prepaidCents: 0,
      prepaidBackCents: 0,
      dueCents: 1_000,
      dueBackCents: 0,
      chargedMinor: 1_000,
      backMinor: 0,
      currency: lkr,
    }
    const sources = [
      { orderId: 'cash', money: paid, payouts: ['store-credit'] as const },
      { orderId: 'card', money: paid, payouts: ['original', 'store-credit'] as const },
    ]
    expect(partsOf(1_500, 'original', sources)).toMatchObject([
      { orderId: 'cash', payout: 'store-credit', cents: 1_000, creditCents: 1_000, originalMinor: 0 },
      { orderId: 'card', payout: 'original', cents: 500, creditCents: 0, originalMinor: 500 },
    ])
  })
})

describe('where a refund can go', () => {
  const money: Money = {
    prepaidCents: 500,
    prepaidBackCents: 100,
    dueCents: 1_000,
    dueBackCents: 0,
    chargedMinor: 1_000,
    backMinor: 0,
    currency: lkr,
  }
  const source = (change: Partial<Money>, payouts: ReturnType<typeof payoutsOf>) => ({
    orderId: 'order',
    money: { ...money, ...change },
    payouts,
  })

  it('is the way it was paid, unless that was cash or store credit alone', () => {
    expect(payoutsOf({ dueCents: 1_000, method: 'stripe' })).toEqual(['original', 'store-credit'])
    expect(payoutsOf({ dueCents: 1_000, method: 'cod' })).toEqual(['store-credit'])
    expect(payoutsOf({ dueCents: 0, method: 'stripe' })).toEqual(['store-credit'])
  })

  it('is the way that any of the orders was paid', () => {
    const [cash, card] = [source({}, ['store-credit']), source({}, ['original', 'store-credit'])]
    expect(payoutsAmong([cash, card])).toEqual(['original', 'store-credit'])
    expect(payoutsAmong([cash])).toEqual(['store-credit'])
    expect(payoutsAmong([])).toEqual(['store-credit'])
  })

  it('is what is left over all the orders, and never less than nothing', () => {
    expect(leftOf(money)).toBe(1_400)
    expect(leftOf({ ...money, dueBackCents: 2_000 })).toBe(0)
    expect(moneyIn([source({}, []), source({ dueBackCents: 1_000 }, [])])).toBe(1_800)
  })

  it('is nowhere once all that was paid is back', () => {
    const back = { prepaidBackCents: 500, dueBackCents: 1_000 }
    expect(isAllBack([source(back, [])])).toBe(true)
    expect(isAllBack([source(back, []), source({}, [])])).toBe(false)
    const unpaid = { prepaidCents: 0, prepaidBackCents: 0, dueCents: 0 }
    expect(isAllBack([source(unpaid, [])])).toBe(false)
    expect(isAllBack([source(unpaid, []), source(back, [])])).toBe(true)
  })

  it('is each tender for its part of what went back, and the charged currency for its own', () => {
    expect(splitRefund(600, 'original', money)).toEqual({
      creditCents: 133,
      originalCents: 467,
      originalMinor: 467,
    })
    const half = { ...money, chargedMinor: 500, currency: { ...usd, exchangeRate: 0.5 } }
    const first = splitRefund(600, 'original', half)
    expect(first).toEqual({ creditCents: 133, originalCents: 467, originalMinor: 233 })
    const after = afterRefund(half, { ...first, cents: 600, payout: 'original' })
    expect(after).toMatchObject({ prepaidBackCents: 233, dueBackCents: 467, backMinor: 233 })
    expect(splitRefund(300, 'original', after)).toEqual({
      creditCents: 100,
      originalCents: 200,
      originalMinor: 100,
    })
    const onlyCreditLeft = { ...money, prepaidBackCents: 0, dueBackCents: 1_000, backMinor: 1_000 }
    expect(splitRefund(200, 'original', onlyCreditLeft)).toEqual({
      creditCents: 200,
      originalCents: 0,
      originalMinor: 0,
    })
  })

  it('all goes to store credit if that is chosen, the tenders first', () => {
    expect(splitRefund(700, 'store-credit', money)).toEqual({
      creditCents: 700,
      originalCents: 0,
      originalMinor: 0,
    })
    const after = afterRefund(money, { cents: 700, payout: 'store-credit', originalMinor: 0 })
    expect(after).toMatchObject({ prepaidBackCents: 500, dueBackCents: 300, backMinor: 300 })
  })

  describe('in another currency', () => {
    const shirt = {
      id: 'shirt',
      quantity: 2,
      unitPriceCents: 595_000,
      madeToOrder: false,
      finalSale: false,
      discounts: [],
    }
    const paid = { ...money, prepaidCents: 0, prepaidBackCents: 0 }
    const one = { line: shirt, quantity: 1, taken: 0 }

    it('is the price that a shopper knows', () => {
      // Two shirts of $18.45, a hat of $6.05, delivery of $1.09: 18.445, 6.045 and 1.085 before rounding.
      const order = { ...paid, dueCents: 1_420_000, chargedMinor: 4_404, currency: usd }
      const back = (units: Parameters<typeof displayWorth>[0], cents: number) =>
        splitRefund(cents, 'original', order, displayWorth(units, 0, usd)).originalMinor
      expect(back([one], 595_000)).toBe(1_845)
      expect(back([{ ...one, quantity: 2 }], 1_190_000)).toBe(3_690)
      const reduced = { ...shirt, discounts: [{ label: 'SUMMER', cents: 119_000 }] }
      expect(displayWorth([{ ...one, line: reduced }], 35_000, usd)).toEqual({
        before: 0,
        worth: 1_845 - 184 + 109,
      })
      const free = { ...shirt, discounts: [{ label: 'Gift', cents: 1_190_000 }] }
      expect(displayWorth([{ ...one, line: free }], 0, usd)).toEqual({ before: 0, worth: 0 })
      const rest = splitRefund(1_420_000, 'original', order, { before: 0, worth: 4_399 })
      expect(rest.originalMinor).toBe(4_404)
    })

    it.each([
      ['USD', 0.0031, 7 * 1_845 - 1_291],
      ['JPY', 0.45, 16_868],
    ])('is for units one by one what it is for all of them: %s', (code, exchangeRate, all) => {
      const currency = { code, symbol: '', exchangeRate }
      const discounts = [{ label: 'SUMMER', cents: 416_500 }]
      const line = { ...shirt, quantity: 7, discounts }
      let order = { ...paid, dueCents: 4_000_000, chargedMinor: 20_000, currency }
      let back = 0
      for (let taken = 0; taken < 7; taken += 1) {
        const worth = displayWorth([{ line, quantity: 1, taken }], 0, currency)
        const split = splitRefund(535_500, 'original', order, worth)
        order = afterRefund(order, { ...split, cents: 535_500, payout: 'original' })
        back += split.originalMinor
      }
      expect(back).toBe(all)
    })
  })
})
