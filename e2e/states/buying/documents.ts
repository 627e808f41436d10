import type { OrderInvoice } from '@first-fashion/contract/invoices/invoice'
import type { Page } from '@playwright/test'
import { expect } from '../../shop.ts'
import { signIn } from '../back-office.ts'
import type { ScreenState } from '../screen-state.ts'
import { asAmaya, openOrders } from './orders.ts'

const issuedAt = Date.UTC(2026, 10, 21)
const documents: OrderInvoice = {
  invoice: { number: 'FF-2026-000123', issuedAt },
  creditNotes: [
    { number: 'FF-CN-2026-000044', issuedAt, amountText: 'Rs. 4,950.00' },
    { number: 'FF-CN-2026-000045', issuedAt, amountText: 'USD 12.40' },
  ],
}

export const withDocuments = (page: Page, call: string) =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ json: { success: true, ...documents } }))

/** Invoices and credit notes. */
export const orderDocuments: readonly ScreenState[] = [
  {
    name: 'orders, with documents',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await withDocuments(page, 'invoice/*')
      await openOrders(page)
      await expect(page.getByRole('button', { name: /Credit note FF-CN-2026-000045/ }).first()).toBeVisible()
    },
  },
  {
    name: 'back office, documents of an order',
    route: '/admin/orders/:id',
    async arrive(page) {
      await signIn(page)
      await withDocuments(page, 'admin/orders/*/invoice')
      await page.goto('/admin/orders?payment=paid')
      await page.getByRole('row', { name: /Paid/ }).getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
    },
  },
]
