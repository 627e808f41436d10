import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  held,
  refused,
  type Screen,
} from '@first-fashion/testing/stage/screen'

const list = '/admin/returns'
const { request } = samples['staff.return']
const one = { route: '/admin/returns/:id', address: `${list}/${request._id}`, as: 'owner' } as const
const at = Date.UTC(2026, 10, 22, 9, 30)

const exchange = altered('staff.return', ({ request }) => {
  Object.assign(request, {
    kind: 'exchange',
    status: 'pending',
    step: 'requested',
    next: ['approved', 'rejected'],
  })
})
const refund = altered('staff.return', ({ request }) => {
  Object.assign(request, {
    kind: 'refund',
    status: 'pending',
    step: 'requested',
    next: ['approved', 'rejected'],
  })
})
const approved = { status: 'processing', step: 'approved', next: ['received', 'rejected'] }

const refusedRefund: Answers = {
  ...altered('staff.return', ({ request }) => {
    Object.assign(request, { kind: 'refund', status: 'processing', step: 'refund-due', next: [] })
    Object.assign(request, { approvedAt: at, receivedAt: at, refundDueAt: at, toStoreCredit: 500 })
    request.toOriginalText = 'USD 21.58'
    const problem = {
      _id: 'problem',
      kind: 'refund-failed' as const,
      provider: 'stripe' as const,
      reference: 'pi_3',
      order: null,
      amountText: 'USD 21.58',
      detail: 'Insufficient funds in your Stripe balance to refund this amount.',
      createdAt: at,
      resolvedAt: null,
      resolvedBy: '',
      note: '',
      actions: ['retry' as const, 'credit' as const, 'external' as const],
    }
    request.refunds = [{ _id: 'refund', state: 'failed', amountText: 'USD 21.58', at, problem }]
  }),
  'staff.payment-problem-resolve': refused(),
}

const chooseAnother: Screen['steps'] = async ({ page }) => {
  await page.getByLabel('Find a product').fill('shirt')
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await page.getByLabel(/^Colour and size of/).selectOption({ index: 1 })
}

/** Requests for refunds and exchanges in the back office. */
export const screens: readonly Screen[] = [
  { name: 'back office, returns', route: list, as: 'owner', shows: 'Pending' },
  {
    name: 'back office, returns, none',
    route: list,
    address: `${list}?status=rejected`,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.returns': { ...samples['staff.returns'], returns: [], total: 0 } },
    shows: /No requests|No results/,
  },
  {
    name: 'back office, returns loading',
    route: list,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.returns': held },
    layoutOf: 'back office, orders loading',
  },
  {
    name: 'back office, returns failed',
    route: list,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.returns': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
  { ...one, name: 'back office, returns, a refund', answers: refund, shows: 'Next step' },
  {
    ...one,
    name: 'back office, returns, an exchange without a reason',
    answers: exchange,
    steps: ({ page }) => page.getByRole('button', { name: 'Reject' }).click(),
    shows: 'Please give a reason for the shopper',
  },
  {
    ...one,
    name: 'back office, returns, a refund that the partner refused',
    answers: refusedRefund,
    shows: /^Insufficient funds/,
  },
  {
    ...one,
    name: 'back office, returns, a refund that is tried again',
    answers: refusedRefund,
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Try the refund again' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Try the refund again' }).click()
      await expect(dialog.getByText('The shop is very busy.')).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, returns, a parcel in which something is missing',
    answers: {
      ...altered('staff.return', ({ request }) => {
        Object.assign(request, { kind: 'refund', ...approved })
        for (const line of request.lines) Object.assign(line, { quantity: 3, requested: 3 })
      }),
      ...altered('staff.return-receive-preview', ({ figures }) => {
        Object.assign(figures, { total: 23_700, toOriginalText: 'USD 76.31' })
      }),
    },
    steps: async ({ page }) => {
      await page.getByLabel('Good: back to stock').first().fill('1.5')
      await expect(page.getByText('A whole number from 0 to 3')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Items received' })).toBeDisabled()
      await page.getByLabel('Good: back to stock').first().fill('1')
      await page.getByLabel('Damaged: written off').first().fill('1')
      await expect(page.getByText('USD 76.31').first()).toBeVisible()
      await page.getByRole('button', { name: 'Items received' }).click()
    },
    shows: 'Please give a reason for the shopper',
  },
  {
    ...one,
    name: 'back office, returns, a piece that was made to order',
    answers: altered('staff.return', ({ request }) => {
      Object.assign(request, { kind: 'refund', ...approved })
      for (const line of request.lines) Object.assign(line, { itemId: 'custom_shirt' })
    }),
    steps: ({ page }) => expect(page.getByLabel('Made to order: not sold again').first()).toBeVisible(),
  },
  {
    ...one,
    name: 'back office, returns, another product in exchange',
    answers: {
      ...exchange,
      ...altered('staff.return-exchange-preview', ({ figures }) => {
        Object.assign(figures, { priceDifference: 1_200, dueText: 'USD 3.71' })
      }),
    },
    steps: chooseAnother,
    shows: /The customer pays/,
  },
  {
    ...one,
    name: 'back office, returns, another product that is gone',
    upTo: 500,
    answers: { ...exchange, 'staff.return-exchange-preview': refused() },
    steps: chooseAnother,
    shows: /^The shop is very busy./,
  },
]
