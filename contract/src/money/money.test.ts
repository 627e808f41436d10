import { describe, expect, it } from 'vitest'
import { builtinCurrencies } from '../currency/builtin.ts'
import { orderNumber, orderStatus, orderStatuses, paymentDisplay } from '../orders/status.ts'
import {
  allocate,
  chargedMinorOf,
  displayRounding,
  formatHundredths,
  hundredthSums,
  hundredthsOf,
  hundredthsOfCharged,
  lineHundredths,
  subtotalHundredths,
} from './checkout-sums.ts'
import {
  addCents,
  centsFromRupees,
  decimalsOf,
  formatCharged,
  formatPrice,
  formatPriceInText,
  lkr,
  lkrCents,
  lkrCentsOf,
  multiplyCents,
  rupeesFromCents,
  shareOfCents,
  shareOfMinorUnits,
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
  const usd = currency('USD')
  const rows = { lines: [{ price: 5_950, quantity: 2 }], goodsOff: [], shipping: 350, prepaid: [] }
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

  it('are what a shopper adds up in her head: two of $18.45 are $36.90, and the fee is the same everywhere', () => {
    expect(formatPrice(5_950, usd)).toBe('$18.45')
    expect(formatHundredths(lineHundredths({ price: 5_950, quantity: 2 }, usd), usd)).toBe('$36.90')
    expect(hundredthSums(rows, usd)).toEqual({
      lines: [3_690],
      subtotal: 3_690,
      goodsOff: [],
      shipping: 109,
      total: 3_799,
      prepaid: [],
      due: 3_799,
    })
    expect(formatHundredths(109, usd)).toBe(formatPrice(350, usd))
  })

  it('add up in every currency, whatever the prices', () => {
    for (const shownIn of builtinCurrencies)
      for (let price = 1_450; price < 20_000; price += 350) {
        const lines = [price, price * 2, 4_650].map((one, at) => ({ price: one, quantity: at + 1 }))
        const given = { lines, goodsOff: [price / 10], shipping: 350, prepaid: [400] }
        const shown = hundredthSums(given, shownIn)
        expect(shown.lines).toEqual(lines.map((one) => hundredthsOf(one.price, shownIn) * one.quantity))
        expect(shown.subtotal).toBe(sum(shown.lines))
        expect(subtotalHundredths(lines, shownIn)).toBe(shown.subtotal)
        expect(shown.goodsOff).toEqual([hundredthsOf(price / 10, shownIn)])
        expect(shown.total).toBe(shown.subtotal - sum(shown.goodsOff) + shown.shipping)
        expect(shown.due).toBe(shown.total - hundredthsOf(400, shownIn))
      }
  })

  it('leave nothing where nothing is left in rupees, and something where something is', () => {
    const free = hundredthSums({ ...rows, goodsOff: [11_900], shipping: 0 }, usd)
    expect(free).toMatchObject({ subtotal: 3_690, goodsOff: [3_690], total: 0, due: 0 })
    const halves = hundredthSums({ ...rows, goodsOff: [5_950, 5_950] }, usd)
    expect(halves).toMatchObject({ goodsOff: [1_845, 1_845], shipping: 109, total: 109 })
    const prepaid = hundredthSums({ ...rows, prepaid: [12_000, 250] }, usd)
    expect(prepaid).toMatchObject({ total: 3_799, prepaid: [3_721, 78], due: 0 })
    const least = hundredthSums({ ...rows, lines: [{ price: 1, quantity: 40 }], shipping: 0 }, usd)
    expect(least).toMatchObject({ lines: [0], total: 0 })
    const almost = { lines: [{ price: 1.6, quantity: 40 }], goodsOff: [], shipping: 0, prepaid: [63] }
    expect(hundredthSums(almost, usd)).toMatchObject({ total: 0, due: 0 })
    const cent = { lines: [{ price: 161, quantity: 40 }], goodsOff: [], shipping: 0, prepaid: [6_439] }
    expect(hundredthSums(cent, usd)).toMatchObject({ total: 2_000, prepaid: [1_996], due: 4 })
    const rising = { lines: [{ price: 1, quantity: 3 }], goodsOff: [2.9], shipping: 1, prepaid: [] }
    expect(hundredthSums(rising, { ...usd, exchangeRate: 0.0149 })).toMatchObject({
      subtotal: 3,
      goodsOff: [2],
      total: 2,
    })
  })

  it('count hundredths of every currency, of yen too', () => {
    expect([hundredthsOfCharged(563, 'JPY'), hundredthsOfCharged(563, 'USD')]).toEqual([56_300, 563])
    expect(formatHundredths(125_000, lkr)).toBe('Rs. 1,250.00')
    expect(formatHundredths(563, currency('USD'))).toBe('$5.63')
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

  it('inside a sentence leave out decimals that say nothing', () => {
    expect(formatPriceInText(350, lkr)).toBe('Rs. 350')
    expect(formatPriceInText(349.5, lkr)).toBe('Rs. 349.50')
    expect(formatPriceInText(1000, currency('USD'))).toBe('$3.10')
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
    expect(chargedMinorOf(2_883, 'USD')).toBe(2_883)
    expect(chargedMinorOf(418_500, 'JPY')).toBe(4_185)
    expect(formatCharged(4185, 'JPY')).toBe('JPY 4,185')
    expect(formatCharged(930_000, 'LKR')).toBe('LKR 9,300.00')
  })

  it('are charged to the nearest coin, a half as one more, and never as nothing', () => {
    expect([450_049, 450_050].map((hundredths) => chargedMinorOf(hundredths, 'JPY'))).toEqual([4_500, 4_501])
    expect([0, 1, 49].map((hundredths) => chargedMinorOf(hundredths, 'JPY'))).toEqual([0, 1, 1])
    expect(hundredthsOf(9_450, currency('USD'))).toBe(2_930)
    expect(hundredthsOf(9_449, currency('USD'))).toBe(2_929)
  })

  it('have no decimals in the currencies that have no smaller coin', () => {
    const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
    expect(withoutDecimals.map(decimalsOf)).toEqual(withoutDecimals.map(() => 0))
    expect(['LKR', 'USD', 'INR'].map(decimalsOf)).toEqual([2, 2, 2])
  })
})

describe('cents', () => {
  it('are rupees times a hundred, rounded, and back', () => {
    expect(centsFromRupees(1_999.95)).toBe(199_995)
    expect(centsFromRupees(0.29 * 3)).toBe(87)
    expect(rupeesFromCents(lkrCents(199_995))).toBe(1_999.95)
  })

  it('are added and multiplied as whole numbers', () => {
    expect(addCents()).toBe(0)
    expect(addCents(lkrCents(5), lkrCents(7), lkrCents(-2))).toBe(10)
    expect(multiplyCents(lkrCents(250), 3)).toBe(750)
    expect(() => multiplyCents(lkrCents(5), 0.5)).toThrow(RangeError)
  })
})

describe('a part of a payment', () => {
  it('is worth its share of the total, and the whole is worth the total', () => {
    expect(shareOfCents(100_000, 1, 3)).toBe(33_333)
    expect(shareOfCents(100_000, 2, 3)).toBe(66_667)
    expect(shareOfCents(100_000, 3, 3)).toBe(100_000)
    expect(shareOfCents(100_000, 0, 0)).toBe(0)
  })

  it('has its share of the charged amount', () => {
    expect(shareOfMinorUnits(2_883, 1, 3)).toBe(961)
    expect(shareOfMinorUnits(100, 2, 3)).toBe(67)
    expect(shareOfMinorUnits(2_883, 5, 5)).toBe(2_883)
    expect(shareOfMinorUnits(2_883, 0, 0)).toBe(0)
  })
})

describe('spreading an amount', () => {
  it('always adds up, the largest remainders first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(2883, [895_000, 35_000])).toEqual([2775, 108])
    expect(allocate(7, [0, 0])).toEqual([7, 0])
    expect(allocate(7, [])).toEqual([])
    expect(allocate(10, [3, 1, 5, 1])).toEqual([3, 1, 5, 1])
    expect(allocate(2, [1, 1, 2])).toEqual([1, 0, 1])
    expect(allocate(5, [1, 2, 4])).toEqual([1, 1, 3])
  })

  it('refuses cents that are not whole', () => {
    expect(() => lkrCents(1.5)).toThrow('not a whole number of cents')
  })
})

describe('what rounding adds to what is due', () => {
  const [yen, dollars] = [currency('JPY'), currency('USD')]
  it.each([
    [416_250, 4_163, yen, '+¥0.50'],
    [414_045, 4_140, yen, '−¥0.45'],
    [418_500, 4_185, yen, undefined],
    [2_883, 2_883, dollars, undefined],
  ])(
    'of %d hundredths, charged as %d, is told as it stands beside them',
    (due, charged, shownIn, rounding) => {
      expect(displayRounding(due, charged, shownIn)).toBe(rounding)
    },
  )
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
