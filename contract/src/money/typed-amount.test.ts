import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalsOf, formatCharged } from './money.ts'
import { ambiguityOf, typedMinor, typedNumber, typedPrice } from './typed-amount.ts'

const currencies = fc.constantFrom('LKR', 'USD', 'EUR', 'JPY', 'KRW')

/** An amount as people of a language write it, with its cents. */
const asWritten = (minor: number, currencyCode: string, locale: string) => {
  const decimals = decimalsOf(currencyCode)
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale, format).format(minor / 10 ** decimals)
}

describe('a typed amount', () => {
  it.each([
    ['1,500', 'LKR', 150_000],
    ['1,500', 'JPY', 1500],
    ['1,500', 'USD', 150_000],
    ['2,850.00', 'LKR', 285_000],
    ['Rs. 2,850.00', 'LKR', 285_000],
    ['LKR 2,850.00', 'LKR', 285_000],
    ['12.50 $', 'USD', 1250],
    ['100.50', 'LKR', 10_050],
    [' 0,07 ', 'USD', 7],
    ['1,50', 'LKR', 150],
    ['.5', 'LKR', 50],
    ['1.500,00', 'EUR', 150_000],
    ['1.500.000', 'LKR', 150_000_000],
    ['1.500', 'JPY', 1500],
    ['¥1,500.00', 'JPY', 1500],
    ['1,50,000.00', 'LKR', 15_000_000],
    ['1 500,50', 'EUR', 150_050],
    ["1'500", 'LKR', 150_000],
    ['\u200e1,500\u00a0', 'LKR', 150_000],
    ['１，５００', 'JPY', 1500],
    ['Rs. 2,850/=', 'LKR', 285_000],
    ['2,850.50 /-', 'LKR', 285_050],
  ])('%j in %s is %i in minor units', (typed, currency, minor) => {
    expect(typedMinor(typed, currency)).toBe(minor)
  })

  it.each([
    ['1.500', 'LKR'],
    ['500.5', 'JPY'],
    ['1,50', 'JPY'],
    ['1.005', 'LKR'],
    ['0,500', 'LKR'],
    ['1,5000', 'LKR'],
    ['1,500,00', 'LKR'],
    ['15,00,00', 'LKR'],
    ['1,500 000', 'LKR'],
    ['1.500,000', 'LKR'],
    ['1.2.3', 'LKR'],
    ['1 50', 'LKR'],
    ['1500 1500', 'LKR'],
    ['$ 5', 'LKR'],
    ['€ 5', 'USD'],
    ['', 'LKR'],
    ['Rs.', 'LKR'],
    ['-5', 'LKR'],
    ['1e3', 'LKR'],
    ['0x10', 'LKR'],
    ['9'.repeat(20), 'LKR'],
    ['ten', 'LKR'],
  ])('%j in %s is none', (typed, currency) => {
    expect(typedMinor(typed, currency)).toBeNaN()
  })

  it('is read back from every form in which the shop shows it', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 11), currencies, (minor, currency) => {
        expect(typedMinor(formatCharged(minor, currency), currency)).toBe(minor)
        expect(typedMinor(String(minor / 10 ** decimalsOf(currency)), currency)).toBe(minor)
      }),
    )
  })

  it('is the same amount or none, in whichever language it is written', () => {
    const locales = fc.constantFrom('en-GB', 'en-IN', 'de-DE', 'fr-FR', 'de-CH', 'es-ES', 'sv-SE')
    fc.assert(
      fc.property(fc.nat(10 ** 11), currencies, locales, (minor, currency, locale) => {
        expect(typedMinor(asWritten(minor, currency, locale), currency)).toBe(minor)
      }),
    )
  })

  it('has three digits after its only comma as thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.nat(999), currencies, (front, back, currency) => {
        const typed = `${front},${String(back).padStart(3, '0')}`
        expect(typedMinor(typed, currency)).toBe((front * 1000 + back) * 10 ** decimalsOf(currency))
      }),
    )
  })

  it('is never a number that its digits do not spell', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,' ]{1,9}$/), currencies, (typed, currency) => {
        const minor = typedMinor(typed, currency)
        const digits = Number(typed.replace(/\D/g, ''))
        const decimals = decimalsOf(currency)
        const isSpelled = [0, 1, 2].some((behind) => minor * 10 ** behind === digits * 10 ** decimals)
        expect(Number.isNaN(minor) || isSpelled, `${typed} is read as ${minor}`).toBe(true)
      }),
      { examples: [['.57', 'USD']] },
    )
  })
})

describe('a typed price', () => {
  it.each([
    ['1,250', 'JPY', 1250],
    ['¥1,250.50', 'JPY', 1250.5],
    ['$19.9', 'USD', 19.9],
    ['1,5', 'USD', 1.5],
  ])('%j in %s is %d', (typed, currency, price) => {
    expect(typedPrice(typed, currency)).toBe(price)
  })

  it.each(['1.500', 'cheap', '-4'])('%j is none', (typed) => {
    expect(typedPrice(typed, 'JPY')).toBeNaN()
  })
})

describe('a typed number', () => {
  it.each([
    ['0.0033', 6, 0.0033],
    ['0,0033', 6, 0.0033],
    ['0.305', 6, 0.305],
    ['54.321', 6, 54.321],
    ['1,234.5', 6, 1234.5],
    ['1,500', 0, 1500],
    ['1,500', 2, 1500],
    ['100,000', 0, 100_000],
    ['12', 0, 12],
  ])('%j with %i decimals is %d', (typed, decimals, number) => {
    expect(typedNumber(typed, decimals)).toBe(number)
  })

  it.each([
    ['54,321', 6],
    ['2.5', 0],
    ['', 0],
    ['-1', 0],
    ['Rs. 5', 2],
  ])('%j with %i decimals is none', (typed, decimals) => {
    expect(typedNumber(typed, decimals)).toBeNaN()
  })
})

it('names both readings of what is ambiguous', () => {
  expect(ambiguityOf('1.500', 2)).toEqual(['1500', '1.5'])
  expect(ambiguityOf('Rs. 1.234', 2)).toEqual(['1234', '1.23'])
  expect(ambiguityOf('54,321', 6)).toEqual(['54321', '54.321'])
  for (const typed of ['1,500', '1500', '1.5', 'ten', '0.500', '1.500,00'])
    expect(ambiguityOf(typed, 2)).toBeUndefined()
})
