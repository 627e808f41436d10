import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import {
  type Answers,
  altered,
  expect,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const checkout = { route: '/place-order', as: 'member', over: true } as const
const orders = { route: '/orders', as: 'member', over: true } as const

async function open({ page }: Stage) {
  await page.getByRole('button', { name: 'Explain this total' }).first().click()
  return page.getByRole('dialog', { name: 'Explain this total' })
}

/** Opens the price breakdown and expands every amount. */
async function explain(stage: Stage) {
  const dialog = await open(stage)
  await expect(dialog.getByText('Amount to pay')).toBeVisible()
  for (const figure of await dialog.locator('summary').all()) await figure.click()
  return dialog
}

const inYen: Answers = {
  ...altered('currency.user', ({ currency }) => {
    Object.assign(currency ?? {}, { code: 'JPY', name: 'Japanese Yen', symbol: '¥', exchangeRate: 0.45 })
  }),
  ...altered('checkout.quote', ({ quote }) => {
    quote.currency = { code: 'JPY', symbol: '¥', exchangeRate: 0.45 }
    Object.assign(quote, { chargedMinorUnits: 4_950, chargedText: 'JPY 4,950' })
  }),
}

/** The price difference of an exchange, which the card partner refunded. */
const refundedDifference: Explanation['figures'][number] = {
  key: 'refund-1',
  kind: 'refund',
  cents: -120_000,
  shown: -120_000,
  movesIn: 'LKR',
  facts: [
    {
      kind: 'refund',
      state: 'succeeded',
      reason: 'staff',
      provider: 'stripe',
      requestedAt: Date.UTC(2026, 10, 22, 9, 30),
      settledAt: Date.UTC(2026, 10, 22, 9, 31),
      note: 'Return',
    },
    { kind: 'text', text: 'Exchange difference of 1 × Everyday Indigo Shirt, Indigo, L.' },
    {
      kind: 'text',
      text: 'Rs. 8,950.00 was paid; 1 × Indigo, XL at Rs. 7,750.00 each is sent: Rs. 1,200.00 less.',
    },
    { kind: 'text', text: 'Credit note FF-CN-2026-000012.' },
    { kind: 'part-of-payment', minor: 120_000, wholeMinor: 2_320_000, cents: 120_000, wholeCents: 2_320_000 },
  ],
  steps: [{ cents: -120_000, shown: -120_000, of: { kind: 'share', line: 0 } }],
  shares: [],
}

/** How totals came about. */
export const screens: readonly Screen[] = [
  {
    ...checkout,
    name: 'checkout, total explained',
    answers: inYen,
    steps: async (stage) => expect((await explain(stage)).getByText(/^Held until/)).toBeVisible(),
  },
  {
    ...checkout,
    name: 'checkout, total not explained',
    layoutOf: 'checkout, total explained',
    answers: { ...inYen, 'explanation.quote': refused() },
    steps: async (stage) =>
      expect((await open(stage)).getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  { ...orders, name: 'orders, total explained', steps: explain },
  {
    ...orders,
    name: 'orders, a refund explained',
    answers: altered('explanation.order', ({ explanation }) => {
      explanation.figures.push(refundedDifference)
    }),
    steps: async (stage) =>
      (await explain(stage)).getByText('Credit note FF-CN-2026-000012.').scrollIntoViewIfNeeded(),
  },
]
