import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { Page } from '@playwright/test'
import { expect } from '../shop.ts'
import { signIn } from './back-office.ts'
import { alter, hold, refuse, type ScreenState } from './screen-state.ts'

async function openReturns(page: Page, query = '') {
  await signIn(page)
  await page.goto(`/admin/returns${query}`)
  await expect(page.getByRole('heading', { name: 'Returns' })).toBeVisible()
}

async function openReturn(page: Page, kind: 'Refund' | 'Exchange') {
  await openReturns(page, '?status=pending')
  const row = page.getByRole('row').filter({ hasText: kind }).first()
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible()
}

type Answer = ResponseOf<Calls['staff.return']>

/** A refund that was checked, and that the payment partner refused. */
async function openRefusedRefund(page: Page) {
  await alter<Answer>(page, 'admin/returns/*', ({ request }) => {
    const at = Date.UTC(2026, 10, 22, 9, 30)
    Object.assign(request, {
      status: 'processing',
      step: 'refund-due',
      next: [],
      toOriginalText: 'USD 21.58',
    })
    Object.assign(request, { approvedAt: at, receivedAt: at, refundDueAt: at, toStoreCredit: 500 })
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
      actions: ['retry' as const, 'external' as const],
    }
    request.refunds = [{ _id: 'refund', state: 'failed', amountText: 'USD 21.58', at, problem }]
  })
  await openReturn(page, 'Refund')
  await expect(page.getByText('Insufficient funds')).toBeVisible()
}

/** Requests for refunds and exchanges in the back office. */
export const staffReturns: readonly ScreenState[] = [
  {
    name: 'back office, returns',
    route: '/admin/returns',
    async arrive(page) {
      await openReturns(page)
      await expect(page.getByText('Pending').last()).toBeVisible()
    },
  },
  {
    name: 'back office, returns, none',
    route: '/admin/returns',
    upTo: 500,
    async arrive(page) {
      await openReturns(page, '?status=rejected&page=90')
      await expect(page.getByText(/No requests|No results/).first()).toBeVisible()
    },
  },
  {
    name: 'back office, returns loading',
    route: '/admin/returns',
    upTo: 500,
    async arrive(page) {
      await hold(page, 'admin/returns**')
      await openReturns(page)
    },
  },
  {
    name: 'back office, returns failed',
    route: '/admin/returns',
    upTo: 500,
    async arrive(page) {
      await refuse(page, 'admin/returns**')
      await openReturns(page)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'back office, returns, a refund',
    route: '/admin/returns/:id',
    arrive: (page) => openReturn(page, 'Refund'),
  },
  {
    name: 'back office, returns, an exchange without a reason',
    route: '/admin/returns/:id',
    async arrive(page) {
      await openReturn(page, 'Exchange')
      await page.getByRole('button', { name: 'Reject' }).click()
      await expect(page.getByText('Please give a reason for the shopper')).toBeVisible()
    },
  },
  {
    name: 'back office, returns, a refund that the partner refused',
    route: '/admin/returns/:id',
    arrive: openRefusedRefund,
  },
  {
    name: 'back office, returns, a refund that is tried again',
    route: '/admin/returns/:id',
    over: true,
    async arrive(page) {
      await openRefusedRefund(page)
      await refuse(page, 'admin/payment-problems/*')
      await page.getByRole('button', { name: 'Try the refund again' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Try the refund again' }).click()
      await expect(dialog.getByText('The shop is very busy.')).toBeVisible()
    },
  },
  {
    name: 'back office, returns, a parcel in which something is missing',
    route: '/admin/returns/:id',
    async arrive(page) {
      await alter<Answer>(page, 'admin/returns/*', ({ request }) => {
        Object.assign(request, { status: 'processing', step: 'approved', next: ['received', 'rejected'] })
        for (const line of request.lines) Object.assign(line, { quantity: 3, requested: 3 })
      })
      await page.route('**/api/admin/returns/*/receive-preview', (asked) =>
        asked.fulfill({ json: { success: true, figures: { total: 23_700, toOriginalText: 'USD 76.31' } } }),
      )
      await openReturn(page, 'Refund')
      await page.getByLabel('Good: back to stock').fill('1')
      await page.getByLabel('Damaged: written off').fill('1')
      await expect(page.getByText('USD 76.31')).toBeVisible()
      await page.getByRole('button', { name: 'Items received' }).click()
      await expect(page.getByText('Please give a reason for the shopper')).toBeVisible()
    },
  },
  {
    name: 'back office, returns, a piece that was made to order',
    route: '/admin/returns/:id',
    async arrive(page) {
      await alter<Answer>(page, 'admin/returns/*', ({ request }) => {
        Object.assign(request, { status: 'processing', step: 'approved', next: ['received', 'rejected'] })
        for (const line of request.lines) Object.assign(line, { itemId: 'custom_shirt' })
      })
      await openReturn(page, 'Refund')
      await expect(page.getByLabel('Made to order: not sold again').first()).toBeVisible()
    },
  },
  {
    name: 'back office, returns, another product in exchange',
    route: '/admin/returns/:id',
    async arrive(page) {
      await openReturn(page, 'Exchange')
      await page.getByLabel('Find a product').fill('jacket')
      await page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click()
      await page.getByLabel(/^Colour and size of/).selectOption({ index: 1 })
      await expect(page.getByText(/The customer pays Rs/)).toBeVisible()
    },
  },
  {
    name: 'back office, returns, another product that is gone',
    route: '/admin/returns/:id',
    upTo: 500,
    async arrive(page) {
      await openReturn(page, 'Exchange')
      await refuse(page, 'admin/returns/*/exchange-preview')
      await page.getByLabel('Find a product').fill('jacket')
      await page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click()
      await page.getByLabel(/^Colour and size of/).selectOption({ index: 1 })
      await expect(page.getByText('The shop is very busy.').first()).toBeVisible()
    },
  },
]
