import { samples } from '@first-fashion/contract/samples'
import { type Answers, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const route = '/admin/payments'
const reference = 'cs_test_8e0b6f4bb1f74a0a9d2c6a51c7f0e4d2'
const common = {
  provider: 'stripe',
  reference,
  order: { _id: '019a0000-0000-7000-8000-0000000000aa', number: '000000AA' },
  amountText: 'LKR 12,850.00',
  detail: '',
  createdAt: Date.UTC(2026, 10, 20, 9, 30),
  resolvedAt: null,
  resolvedBy: '',
  note: '',
} as const

const mismatches: Answers = {
  'staff.payment-problems': {
    ...samples['staff.payment-problems'],
    total: 4,
    problems: [
      {
        ...common,
        _id: 'wrong-amount',
        kind: 'wrong-amount',
        actions: ['refund', 'dismissed'],
        detail: 'LKR 13,850.00 is due',
      },
      {
        ...common,
        _id: 'unknown-order',
        kind: 'unknown-order',
        actions: ['dismissed'],
        order: null,
        amountText: 'USD 42.00',
        detail: 'No order matches this payment',
      },
      {
        ...common,
        _id: 'refund-failed',
        kind: 'refund-failed',
        actions: ['retry', 'credit', 'external'],
        detail: 'Charge ch_1 has already been refunded.',
      },
      { ...common, _id: 'refund-manual', kind: 'refund-manual', actions: ['external'], provider: 'koko' },
      { ...common, _id: 'refund-excess', kind: 'refund-excess', actions: ['dismissed'] },
    ],
  },
}

const paidAtKoko: Answers = {
  'staff.order-payments': {
    success: true,
    payments: {
      attempts: (['expired', 'paid'] as const).map((state) => ({
        _id: state,
        provider: 'koko',
        state,
        amountText: 'LKR 12,850.00',
        at: Date.UTC(2026, 10, 20),
      })),
      refunds: [
        {
          _id: '3',
          state: 'manual-pending',
          amountText: 'LKR 500.00',
          note: 'A loose seam',
          at: Date.UTC(2026, 10, 21),
        },
      ],
      refundableMinor: 1_235_000,
      currencyCode: 'LKR',
      recordsOutside: true,
      prepaid: [],
      creditable: 0,
    },
  },
}

/** Payments that need a look, the methods on offer, and the payments of an order. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, payments that do not match',
    route,
    as: 'owner',
    answers: mismatches,
    shows: 'LKR 13,850.00 is due',
  },
  {
    name: 'back office, payments all match',
    route,
    as: 'owner',
    answers: { 'staff.payment-problems': { ...samples['staff.payment-problems'], problems: [] } },
    layoutOf: 'back office, payments that do not match',
    shows: 'Payments',
  },
  {
    name: 'back office, payments not loaded',
    route,
    as: 'owner',
    answers: { 'staff.payment-problems': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
  {
    name: 'back office, a refund noted as made outside',
    route,
    as: 'owner',
    answers: mismatches,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Refunded outside' }).last().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Refunded outside' }).click()
    },
    shows: 'Please fill this in',
  },
  { name: 'back office, payment methods', route: '/admin/methods', as: 'owner', shows: 'Razorpay' },
  {
    name: 'back office, payments of an order',
    route: '/admin/orders/:id',
    address: `/admin/orders/${samples['staff.order'].order._id}`,
    as: 'owner',
    answers: paidAtKoko,
    steps: async ({ page }) => {
      await page.getByText('Refunds and payments').click()
      await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible()
    },
  },
  {
    name: 'back office, a refund in a portal to record',
    route: '/admin/orders/:id',
    address: `/admin/orders/${samples['staff.order'].order._id}`,
    as: 'owner',
    answers: paidAtKoko,
    over: true,
    steps: async ({ page }) => {
      await page.getByText('Refunds and payments').click()
      await page.getByLabel('Refund to').selectOption('outside')
      await page.getByLabel('Amount (LKR)').fill('350')
      await page.getByLabel('Reason').fill('Portal, case 12')
      await page.getByRole('button', { name: 'Record LKR 350.00 as refunded' }).click()
    },
    shows: 'Record LKR 350.00 as refunded?',
  },
]
