import type { Page } from '@playwright/test'
import { expect } from '../shop.ts'
import { signIn } from './back-office.ts'
import { hold, refuse, type ScreenState } from './screen-state.ts'

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
