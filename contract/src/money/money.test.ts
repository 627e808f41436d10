import { describe, expect, it } from 'vitest'
import { builtinCurrencies } from '../currency/builtin.ts'
import { orderNumber, orderStatus, orderStatuses, paymentDisplay } from '../orders/status.ts'
import { allocate, shownRounding, shownSums } from './checkout-sums.ts'
import {
  centsFromRupees,
  chargedMinorUnits,
  formatCharged,
  formatPrice,
  lkr,
  lkrCents,
  lkrCentsOf,
  withCode,
} from './money.ts'

const currency = (code: string) => builtinCurrencies.find((one) => one.code === code) ?? lkr

describe('what another currency is in rupees', () => {
  it('is rounded to the cent, with as many decimals as that currency has', () => {
    expect(lkrCentsOf(1199, { code: 'USD', symbol: '$', exchangeRate: 0.0031 })).toBe(386_774)
    expect(lkrCentsOf(450, { code: 'JPY', symbol: '¥', exchangeRate: 0.45 })).toBe(100_000)
    expect(lkrCentsOf(0, { code: 'USD', symbol: '$', exchangeRate: 0.0031 })).toBe(0)
  })
})

describe('the sums of an order as shown', () => {
  const amountIn = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '').replace(/^\./, '')) * 100)

  it('add up in every currency, whatever the prices', () => {
    for (const currency of builtinCurrencies)
      for (let price = 1_450; price < 20_000; price += 350) {
        const lines = [price, price * 2, 4_650]
        const subtotal = lines.reduce((sum, line) => sum + line, 0)
        const shown = shownSums(
          { lines, subtotal, shipping: 350, discount: 0, total: subtotal + 350 },
          currency,
        )
        expect(amountIn(shown.subtotal) + amountIn(shown.shipping), `${price} ${currency.code}`).toBe(
          amountIn(shown.total),
        )
        expect(shown.lines.reduce((sum, line) => sum + amountIn(line), 0)).toBe(amountIn(shown.subtotal))
      }
  })

  it('show a half rounded up, not what the machine makes of it', () => {
    expect(formatPrice(9_450, { code: 'USD', symbol: '$', exchangeRate: 0.0031 })).toBe('$29.30')
  })
})

describe('prices', () => {
  it('are the symbol and the amount times the rate, with two decimals [A9.02] [A9.03]', () => {
    expect(formatPrice(0, lkr)).toBe('Rs. 0.00')
    expect(formatPrice(1250, lkr)).toBe('Rs. 1,250.00')
    expect(formatPrice(1000, currency('USD'))).toBe('$3.10')
    expect(formatPrice(1000, currency('JPY'))).toBe('¥450.00')
    expect(formatPrice(10, { code: 'AUD', symbol: '', exchangeRate: 0.005 })).toBe('AUD 0.05')
  })

  it('of orders name another currency by its code [B9.16]', () => {
    expect(formatPrice(1_000, withCode(currency('USD')))).toBe('USD 3.10')
    expect(formatPrice(0, withCode(lkr))).toBe('Rs. 0.00')
  })

  it('have the built-in rates when none can be fetched [A3.13] [A3.14] [A3.18]', () => {
    const rates = Object.fromEntries(builtinCurrencies.map(({ code, exchangeRate }) => [code, exchangeRate]))
    expect(rates).toEqual({ LKR: 1, USD: 0.0031, EUR: 0.0029, GBP: 0.0025, INR: 0.26, JPY: 0.45 })
  })

  it('are charged in whole minor units of their currency, yen without decimals', () => {
    expect(chargedMinorUnits(centsFromRupees(9300), currency('USD'))).toBe(2883)
    expect(chargedMinorUnits(centsFromRupees(9300), currency('JPY'))).toBe(4185)
    expect(formatCharged(4185, 'JPY')).toBe('JPY 4,185')
    expect(formatCharged(930_000, 'LKR')).toBe('LKR 9,300.00')
  })
})

describe('spreading an amount', () => {
  it('always adds up, the largest remainders first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(2883, [895_000, 35_000])).toEqual([2775, 108])
    expect(allocate(7, [0, 0])).toEqual([7, 0])
  })

  it('refuses cents that are not whole', () => {
    expect(() => lkrCents(1.5)).toThrow('not a whole number of cents')
  })
})

describe('what rounding adds to what is due', () => {
  const [yen, dollars] = [currency('JPY'), currency('USD')]
  it.each([
    [9_250, 4_163, yen, '+¥0.50'],
    [9_201, 4_140, yen, '−¥0.45'],
    [9_300, 4_185, yen, undefined],
    [9_300, 2_883, dollars, undefined],
  ])('of %d rupees, charged as %d, is told as it stands beside them', (due, charged, shownIn, rounding) => {
    expect(shownRounding(due, charged, shownIn)).toBe(rounding)
  })
})

describe('what is shown of an order', () => {
  it('is the last eight characters of its id, upper-cased [A2.60]', () => {
    expect(orderNumber('019a0000-1111-7abc-8def-0123456789ab')).toBe('456789AB')
  })

  it('is one of nine statuses, derived from fulfilment, payment and returns [A4.32]', () => {
    expect(orderStatuses).toHaveLength(9)
    const of = (
      fulfilment: 'placed' | 'delivered' | 'cancelled',
      payment: 'paid' | 'refunded' | 'failed',
      returns: 'none' | 'refund-requested',
    ) => orderStatus({ fulfilment, payment, returns })
    expect(of('placed', 'paid', 'none')).toBe('Order Placed')
    expect(of('cancelled', 'refunded', 'none')).toBe('Cancelled')
    expect(of('delivered', 'refunded', 'none')).toBe('Refunded')
    expect(of('delivered', 'paid', 'refund-requested')).toBe('refund_requested')
  })

  it('is Paid, Payment Pending (COD) or Payment Failed [A4.33] [A4.34] [A4.35]', () => {
    expect(paymentDisplay({ payment: true, paymentState: 'paid', paymentMethod: 'cod' })).toBe('Paid')
    expect(paymentDisplay({ payment: false, paymentState: 'awaiting', paymentMethod: 'cod' })).toBe(
      'Payment Pending (COD)',
    )
    expect(paymentDisplay({ payment: false, paymentState: 'failed', paymentMethod: 'stripe' })).toBe(
      'Payment Failed',
    )
  })

  it('is Refunded once all of it went back: that did not fail', () => {
    const given = { payment: false, paymentState: 'refunded', paymentMethod: 'stripe' } as const
    expect(paymentDisplay(given)).toBe('Refunded')
  })
})
