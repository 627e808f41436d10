import type { Page } from '@playwright/test'
import { expect } from '../../shop.ts'
import { alter, refuse, type ScreenState } from '../screen-state.ts'
import { asAmaya, openOrders } from './orders.ts'
import { exchangeFigures } from './return-figures.ts'
import { chooseFirst, type OfOrder, openReturn, requestOf } from './returns.ts'

/** An approved exchange whose difference is not paid yet. */
async function openDifference(page: Page) {
  await asAmaya(page)
  await alter<OfOrder>(page, 'return/*', (answer) => {
    const [line] = answer.lines ?? []
    if (line === undefined || answer.until === null) return
    const request = requestOf(line, 'processing', 1)
    const due = { priceDifference: 1_200, dueText: 'USD 3.71', payUntil: Date.UTC(2026, 10, 28, 9, 30) }
    answer.requests = [{ ...request, ...due, step: 'payment-due' }]
  })
  await openOrders(page)
}

/** What an exchange holds: gone before it was asked for, and given up. */
export const exchangeHolds: readonly ScreenState[] = [
  {
    name: 'orders, size of an exchange that is gone',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      await page.route('**/api/return/preview', (asked) => {
        const { lineId }: { lineId: string } = asked.request().postDataJSON().lines[0]
        return asked.fulfill({ json: { success: true, figures: exchangeFigures(lineId) } })
      })
      await page.route('**/api/exchange/request', (asked) => {
        const { lineId }: { lineId: string } = asked.request().postDataJSON().lines[0]
        const gone = 'Linen shirt, Lagoon, L is no longer available'
        const message = `${gone}. Please choose another colour or size.`
        const json = {
          success: false,
          code: 'returns.exchange-unavailable',
          message,
          errors: { [lineId]: gone },
        }
        return asked.fulfill({ status: 409, json })
      })
      const dialog = await chooseFirst(page)
      await dialog.getByRole('radio', { name: /Another colour or size/ }).check()
      await dialog.getByRole('group').last().getByRole('button', { disabled: false }).first().click()
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await dialog.getByText(/is no longer available/).scrollIntoViewIfNeeded()
      await expect(dialog.getByText('Choose a size')).toBeVisible()
    },
  },
  {
    name: 'orders, withdrawing a request',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openDifference(page)
      await page.getByRole('button', { name: 'Withdraw request' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'orders, exchange with a difference to pay',
    route: '/orders',
    async arrive(page) {
      await openDifference(page)
      await expect(page.getByRole('button', { name: 'Pay the difference' }).first()).toBeVisible()
      await expect(page.getByText('Difference to pay', { exact: true }).first()).toBeVisible()
    },
  },
  {
    name: 'orders, difference payment refused',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openDifference(page)
      await refuse(page, 'exchange/pay')
      await page.getByRole('button', { name: 'Pay the difference' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Pay USD/ }).click()
      await expect(dialog.getByText('The shop is very busy.')).toBeVisible()
    },
  },
]
