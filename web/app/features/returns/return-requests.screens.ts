import type { Calls, ResponseOf } from '@first-fashion/contract'
import { returnStatuses } from '@first-fashion/contract/returns/status'
import { type Answers, altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

type OfOrder = ResponseOf<Calls['returns.of-orders']>['orders'][number]

/** The orders of a member. */
export const mine = { route: '/orders', as: 'member' } as const
const until = Date.UTC(2026, 11, 5, 9, 30)

/** One order that has arrived. */
const arrived = altered('orders.user', (answer) => {
  answer.orders = answer.orders.slice(0, 1).map((one) => ({ ...one, status: 'Delivered', canCancel: false }))
})

/** What can be returned of the order that has arrived, with some changes. */
export const returnsOf = (change: (answer: OfOrder) => void): Answers => ({
  ...arrived,
  ...altered('returns.of-orders', ({ orders: [order] }) => {
    if (order === undefined) return
    Object.assign(order, { canReturn: true, until })
    change(order)
  }),
})

const step = (text: string, actor: 'customer' | 'staff', note = '') => ({
  at: Date.UTC(2026, 10, 21),
  text,
  actor,
  note,
})

const notYet = {
  history: [step('Return requested', 'customer'), step('Return approved', 'staff', 'Sorry for that.')],
  payUntil: null,
  receivedAt: null,
  refundDueAt: null,
  settledAt: null,
  rejectedAt: null,
  withdrawnAt: null,
  replacement: null,
}

/** The second one is an exchange. */
export const requestOf = (
  { lineId, productId, name, image, options }: OfOrder['lines'][number],
  status: (typeof returnStatuses)[number],
  at: number,
): OfOrder['requests'][number] => ({
  _id: status,
  orderId: status,
  orderNumber: 'A1B2C3D4',
  kind: at === 1 ? 'exchange' : 'refund',
  status,
  step: (['requested', 'approved', 'settled', 'rejected'] as const)[at] ?? 'requested',
  reason: 'size',
  note: '',
  photos: [],
  notes: status === 'rejected' ? 'The item was worn.' : '',
  payout: at === 1 ? null : 'original',
  totalRefundAmount: at === 1 ? 0 : 7_460,
  toStoreCredit: at === 2 ? 500 : 0,
  toOriginalText: at === 1 ? '' : 'USD 21.58',
  shipping: 0,
  priceDifference: 0,
  dueText: '',
  hold: at === 1 ? { until: Date.UTC(2026, 11, 14, 9, 30) } : null,
  lines: [
    {
      ...{ lineId, itemId: productId ?? '', name, image, options },
      ...{ quantity: 1, requested: 1, damaged: null },
      amount: 7_460,
      condition: null,
      exchangeFor:
        at === 1
          ? { productId: '', name, variantIndex: 0, size: 'L', color: 'Lagoon', price: 7_460, difference: 0 }
          : null,
    },
  ],
  requestedAt: Date.UTC(2026, 10, 20),
  approvedAt: null,
  ...notYet,
})

const requested = (make: (line: OfOrder['lines'][number]) => OfOrder['requests']): Answers =>
  returnsOf((answer) => {
    const [line] = answer.lines
    if (line !== undefined) answer.requests = make(line)
  })

const dueExchange = { priceDifference: 1_200, dueText: 'USD 3.71', payUntil: Date.UTC(2026, 11, 4, 9, 30) }
const differenceDue = requested((line) => [
  { ...requestOf(line, 'processing', 1), ...dueExchange, step: 'payment-due' },
])

/** Requests for refunds and exchanges, on the card of their order. */
export const screens: readonly Screen[] = [
  {
    ...mine,
    name: 'orders, with returns in every status',
    answers: requested((line) => returnStatuses.map((status, at) => requestOf(line, status, at))),
    steps: async ({ page }) => {
      await expect(page.getByText('Our reply: The item was worn.').first()).toBeVisible()
      await page.getByText('What happened so far').first().click()
    },
    shows: 'Sorry for that.',
  },
  {
    ...mine,
    name: 'orders, with returns that are being refunded',
    answers: requested((line) => [
      {
        ...requestOf(line, 'processing', 0),
        step: 'refund-due',
        notes: 'One was missing.',
        lines: requestOf(line, 'processing', 0).lines.map((one) => ({
          ...one,
          ...{ quantity: 2, requested: 3, damaged: 1 },
        })),
      },
      {
        ...requestOf(line, 'processing', 1),
        ...{ priceDifference: -1_200, totalRefundAmount: 1_200, toOriginalText: 'USD 3.71' },
        _id: 'exchange',
        step: 'refund-due',
      },
    ]),
    shows: /have started your refund/,
  },
  {
    ...mine,
    name: 'orders, withdrawing a request',
    over: true,
    answers: differenceDue,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Withdraw request' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'orders, exchange with a difference to pay',
    answers: differenceDue,
    steps: ({ page }) =>
      expect(page.getByRole('button', { name: 'Pay the difference' }).first()).toBeVisible(),
    shows: 'Difference to pay',
  },
  {
    ...mine,
    name: 'orders, difference payment refused',
    over: true,
    answers: { ...differenceDue, 'returns.pay-difference': refused() },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Pay the difference' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Pay USD/ }).click()
      await expect(dialog.getByText('The shop is very busy.')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'orders, a card with everything',
    answers: {
      ...requested((line) => [
        {
          ...requestOf(line, 'processing', 1),
          ...dueExchange,
          photos: [1, 2, 3, 4, 5].map((nth) => ({ _id: `photo-${nth}`, url: line.image })),
          step: 'payment-due',
        },
        { ...requestOf(line, 'processing', 1), _id: 'approved' },
        requestOf(line, 'rejected', 3),
      ]),
      ...altered('orders.user', (answer) => {
        answer.orders = answer.orders.slice(0, 1).map((one) => ({
          ...one,
          status: 'Delivered',
          canPayAgain: true,
          canCancel: true,
          heldUntil: Date.parse('2026-11-29T08:23:30+05:30'),
          tracking: {
            carrier: 'Sri Lanka Post',
            number: 'LK-2026-11-20-000123456789-COLOMBO',
            url: 'https://slpost.gov.lk',
          },
        }))
      }),
      ...altered('invoices.of-orders', ({ orders: [order] }) => {
        Object.assign(order ?? {}, {
          invoice: { number: 'FF-2026-000123', issuedAt: Date.UTC(2026, 10, 21) },
          creditNotes: [
            { number: 'FF-CN-2026-000044', issuedAt: Date.UTC(2026, 10, 21), amountText: 'Rs. 4,950.00' },
            { number: 'FF-CN-2026-000045', issuedAt: Date.UTC(2026, 10, 21), amountText: 'USD 12.40' },
          ],
        })
      }),
    },
    steps: ({ page }) =>
      expect(page.getByRole('button', { name: 'Return label and instructions (PDF)' })).toBeVisible(),
    shows: /^Credit note/,
  },
]
