import { describe, expect, it } from 'vitest'
import { builtinCurrencies } from '../currency/builtin.ts'
import {
  orderNumber,
  orderStatus,
  orderStatuses,
  paymentDisplay,
  staffPaymentDisplay,
} from '../orders/status.ts'
import {
  allocate,
  formatHundredths,
  hundredthSums,
  hundredthsOfCharged,
  shownRounding,
  shownSums,
} from './checkout-sums.ts'
import {
  addCents,
  centsFromRupees,
  chargedMinorUnits,
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
  withCode,
} from './money.ts'
import { shareOfMinorUnits, shownPartPayment } from './part-payment.ts'

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

  it('have the discount as it is, and share the rounding among the rest', () => {
    const sums = { lines: [945, 945], subtotal: 1_890, shipping: 350, discount: 189, total: 2_051 }
    const usd = currency('USD')
    expect(hundredthSums(sums, usd)).toEqual({
      lines: [293, 293],
      subtotal: 586,
      shipping: 109,
      discount: 59,
      total: 636,
    })
    expect(shownSums(sums, usd)).toEqual({
      lines: ['$2.93', '$2.93'],
      subtotal: '$5.86',
      shipping: '$1.09',
      discount: '$0.59',
      total: '$6.36',
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
    expect(chargedMinorUnits(centsFromRupees(9300), currency('USD'))).toBe(2883)
    expect(chargedMinorUnits(centsFromRupees(9300), currency('JPY'))).toBe(4185)
    expect(formatCharged(4185, 'JPY')).toBe('JPY 4,185')
    expect(formatCharged(930_000, 'LKR')).toBe('LKR 9,300.00')
  })

  it('are charged to the nearest minor unit, a half as one more', () => {
    const charged = (cents: number, code: string) => chargedMinorUnits(lkrCents(cents), currency(code))
    expect(charged(945_000, 'USD')).toBe(2_930)
    expect(charged(944_900, 'USD')).toBe(2_929)
    expect([charged(1_000_110, 'JPY'), charged(1_000_112, 'JPY')]).toEqual([4_500, 4_501])
    expect(charged(1, 'LKR')).toBe(1)
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

  it('in store credit and the amount due add up to the shown total', () => {
    expect(shownPartPayment({ total: 9_450, due: 4_725 }, currency('USD'))).toEqual({
      storeCredit: '$14.65',
      due: '$14.65',
    })
    expect(shownPartPayment({ total: 9_450, due: 4_722 }, currency('USD'))).toEqual({
      storeCredit: '$14.66',
      due: '$14.64',
    })
    expect(shownPartPayment({ total: 1_000, due: 0 }, lkr)).toEqual({
      storeCredit: 'Rs. 1,000.00',
      due: 'Rs. 0.00',
    })
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

  it('is open for staff while a card payment can still come, and not paid once a cash order is cancelled', () => {
    const card = { payment: false, paymentState: 'awaiting', paymentMethod: 'stripe' } as const
    expect(staffPaymentDisplay({ ...card, status: 'Order Placed' })).toBe('Awaiting payment')
    expect(staffPaymentDisplay({ ...card, paymentState: 'failed', status: 'Cancelled' })).toBe(
      'Payment Failed',
    )
    const cash = { payment: false, paymentState: 'awaiting', paymentMethod: 'cod' } as const
    expect(staffPaymentDisplay({ ...cash, status: 'Packing' })).toBe('Payment Pending (COD)')
    expect(staffPaymentDisplay({ ...cash, status: 'Cancelled' })).toBe('Not paid')
    expect(staffPaymentDisplay({ ...cash, paymentState: 'failed', status: 'Cancelled' })).toBe('Not paid')
    const paid = { payment: true, paymentState: 'paid', paymentMethod: 'koko' } as const
    expect(staffPaymentDisplay({ ...paid, status: 'Shipped' })).toBe('Paid')
  })

  it('is Refunded once all of it went back: that did not fail', () => {
    const given = { payment: false, paymentState: 'refunded', paymentMethod: 'stripe' } as const
    expect(paymentDisplay(given)).toBe('Refunded')
  })
})
