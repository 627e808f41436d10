import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import { describe, expect, it } from 'vitest'
import type { Say } from './explained-amounts.ts'
import { explanationText } from './explanation-text.ts'
import { explanationEn } from './explanation-words.ts'

/** As the catalogues say them. */
const say: Say = (word, values = {}) => {
  const found = word.split('.').reduce<unknown>((words, key) => Object(words)[key], explanationEn.explanation)
  // An amount within a sentence is not torn apart.
  const whole = String(found).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  return whole.replaceAll('\u00a0', ' ')
}

const yen: Explanation = {
  currency: { code: 'JPY', symbol: '¥', exchangeRate: 0.45 },
  lines: [
    { name: 'Linen Shirt', color: 'White', size: 'M', quantity: 2, unitPriceCents: 895_000 },
    { name: 'Gift card', color: '', size: '', quantity: 1, unitPriceCents: 100_001 },
  ],
  figures: [
    {
      key: 'subtotal',
      kind: 'subtotal',
      cents: 1_890_001,
      shown: 850_500,
      movesIn: null,
      facts: [],
      steps: [
        { cents: 1_790_000, shown: 805_500, of: { kind: 'line', line: 0 } },
        { cents: 100_001, shown: 45_000, of: { kind: 'line', line: 1 } },
      ],
      shares: [],
    },
    {
      key: 'shipping',
      kind: 'shipping',
      cents: 60_000,
      shown: 27_000,
      movesIn: null,
      facts: [{ kind: 'zone', zone: 'Hills' }],
      steps: [
        {
          cents: 60_000,
          shown: 27_000,
          of: {
            kind: 'shipping',
            part: { kind: 'weight-step', parcel: 'made', cents: 60_000, from: 3000, reached: 3200 },
          },
        },
      ],
      shares: [
        { cents: 40_000, shown: 18_000, line: 0 },
        { cents: 20_000, shown: 9_000, line: 1 },
      ],
    },
    {
      key: 'charged',
      kind: 'charged',
      cents: 1_950_001,
      shown: 877_500,
      movesIn: 'JPY',
      facts: [
        { kind: 'exchange', cents: 1_950_001, exactMillionths: 8_775_004_500, roundingMillionths: -4500 },
      ],
      steps: [
        { cents: 1_950_001, shown: 877_500, of: { kind: 'figure', figure: 'total' } },
        { cents: 0, shown: -20, of: { kind: 'rounding' } },
      ],
      shares: [],
    },
    {
      key: 'refund-1',
      kind: 'refund',
      cents: -222_222,
      shown: -100_000,
      movesIn: 'JPY',
      facts: [
        { kind: 'part-of-payment', minor: 1000, wholeMinor: 8775, cents: 222_222, wholeCents: 1_950_001 },
      ],
      steps: [],
      shares: [],
    },
  ],
  rate: { setAt: null, setBy: 'opening', agreedAt: 1_700_000_000_000, heldUntil: null },
  entries: [
    {
      at: 1_700_000_000_000,
      kind: 'refund',
      note: 'slip 7',
      postings: [
        { account: 'refunds', cents: 222_222 },
        { account: 'stripe-clearing', cents: -222_222 },
      ],
    },
  ],
}

describe('an explanation in words', () => {
  const figures = explanationText(yen, say)
  const of = (key: string) => figures.find((one) => one.key === key)

  it('has its figures in their order, the rate before what is paid and the ledger last', () => {
    expect(figures.map(({ text, amount, beside }) => [text, amount, beside])).toEqual([
      ['Goods', '¥8,505.00', 'Rs. 18,900.01'],
      ['Shipping fee', '¥270.00', 'Rs. 600.00'],
      ['Exchange rate', '1 LKR = 0.45 JPY', ''],
      ['Amount to pay', 'JPY 8,775', 'Rs. 19,500.01'],
      ['Refund', '−JPY 1,000', '−Rs. 2,222.22'],
      ['Money movements', '', ''],
    ])
  })

  it('tells a line by its price and number, a step by what it begins at', () => {
    expect(of('subtotal')?.groups[0]?.rows.map(({ text }) => text)).toEqual([
      'Linen Shirt (White, M): 2 × Rs. 8,950.00',
      'Gift card: 1 × Rs. 1,000.01',
    ])
    expect(of('shipping')).toMatchObject({
      facts: ['Delivery zone: Hills'],
      groups: [
        { title: '', rows: [{ text: 'Weight from 3,000 g (3,200 g here), made to order' }] },
        { title: 'Share of each line', rows: [{ text: 'Linen Shirt (White, M)' }, { text: 'Gift card' }] },
      ],
    })
  })

  it('shows the exact product and how it is rounded', () => {
    expect(of('charged')?.facts).toEqual([
      'Rs. 19,500.01 × 0.45 = 8,775.0045 JPY',
      'Each row is rounded once, which comes to −0.0045 JPY',
    ])
    expect(of('charged')?.groups[0]?.rows.at(-1)).toMatchObject({
      text: 'Rounding to the decimals of JPY',
      amount: '−¥0.20',
      beside: '',
    })
    expect(of('refund-1')?.facts).toEqual([
      'The amount is 11.4% of the payment: JPY 1,000 of JPY 8,775',
      'In rupees: Rs. 2,222.22 of Rs. 19,500.01',
    ])
  })

  it('reads the ledger aloud, each entry down to the nothing that it sums to', () => {
    const [entry] = of('ledger')?.groups ?? []
    expect(entry?.title).toMatch(/^Refund, 15 November 2023 at 03:43 .*slip 7$/)
    expect(entry?.rows.map(({ text, amount }) => [text, amount])).toEqual([
      ['Refunds (debit)', 'Rs. 2,222.22'],
      ['Held by Stripe for the shop (credit)', '−Rs. 2,222.22'],
      ['Debits less credits', 'Rs. 0.00'],
    ])
  })
})
