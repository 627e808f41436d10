import type { Page } from '@playwright/test'
import { asOwner, expect, fillAddress, inCart, signedIn, wellStockedSku } from '../shop.ts'
import { test } from './demonstration.ts'

// One demonstration for all of them.
test.describe.configure({ mode: 'default' })

/** The sandbox plays a scenario on its control page. */
async function play(page: Page, title: string, said: RegExp | string) {
  await page.goto('/control')
  await page.getByRole('button', { name: `Play: ${title}` }).click()
  await expect(page.getByRole('status')).toContainText(said)
}

async function orderPaidBy(page: Page, token: string, method: RegExp, nth: number) {
  await inCart(page, token, nth)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: method }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
}

const newest = (page: Page) => page.getByRole('article').first()

test('in a demonstration the sandbox turns the time: a payment after the hold, a lost parcel, a return on day 7 and on day 8', {
  tag: '@desktop',
}, async ({ shopper: page, sandbox }) => {
  test.setTimeout(180_000)
  const { token } = await signedIn(page)

  await orderPaidBy(page, token, /Koko/, 21)
  await expect(page.getByRole('heading', { name: 'Pay in three with Koko' })).toBeVisible()
  await page.goto('/orders')
  await expect(newest(page).getByText(/items are held until/)).toContainText('35 minutes left')
  await play(sandbox, 'Payment after the hold', 'Koko took the money')
  await page.goto('/orders')
  await expect(newest(page).getByText('Cancelled', { exact: true }).first()).toBeVisible()

  await orderPaidBy(page, token, /card/i, 22)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await play(sandbox, 'Parcel lost', 'The carrier lost the parcel of order')
  await page.reload()
  await expect(newest(page).getByText('The carrier has lost this parcel.')).toBeVisible()
  await play(sandbox, 'Return on day 7', 'an hour before its return window ends')
  await page.goto('/orders')
  const open = newest(page).getByRole('button', { name: 'Return or exchange' })
  await expect(open).toBeVisible()
  await play(sandbox, 'Return on day 8', 'the day after its return window ended')
  await page.reload()
  await expect(newest(page).getByText('Delivered', { exact: true }).first()).toBeVisible()
  await expect(open).toHaveCount(0)
  await play(sandbox, 'Return on day 7', 'The clock is past that day')
  await expect(sandbox.getByText(/The clock was pushed by \d+ h/)).toBeVisible()
})

/** The shopper asks for the money of all units back, the way it was paid. */
async function sendBack(page: Page) {
  await page.goto('/orders')
  await newest(page).getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('radio', { name: /Money back/ }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a refund that the partner refuses leaves the return open; staff try it again, and it is settled', {
  tag: '@desktop',
}, async ({ shopper: page, sandbox }) => {
  test.setTimeout(180_000)
  const { token } = await signedIn(page)
  await orderPaidBy(page, token, /card/i, 23)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await play(sandbox, 'Return on day 7', 'an hour before its return window ends')
  await sendBack(page)
  await play(sandbox, 'Refund refused by the partner', 'Card refunds are refused now.')

  await asOwner(page)
  await page.goto('/admin/returns?status=pending')
  await page.getByRole('row').filter({ hasText: 'Refund' }).last().getByRole('link').click()
  for (const name of ['Approve', 'Items received', 'Settle']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  const request = page.url()
  await expect(page.getByText('Insufficient funds in your Stripe balance').first()).toBeVisible()
  await expect(page.getByText('Processing', { exact: true })).toBeVisible()
  await page.goto('/orders')
  await expect(newest(page).getByText('processing', { exact: true })).toBeVisible()
  await expect(newest(page).getByText(/have started your refund/)).toBeVisible()
  await expect(newest(page).getByText('Refund requested')).toBeVisible()

  await sandbox.goto('/control')
  await sandbox.getByLabel('Card payments').selectOption('none')
  await sandbox.getByRole('button', { name: 'Set faults' }).click()
  await page.goto(request)
  await page.getByRole('button', { name: 'Try the refund again' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Try the refund again' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()
  await page.goto('/orders')
  await expect(newest(page).getByText('completed', { exact: true })).toBeVisible()
  await expect(newest(page).getByText('Refunded', { exact: true }).first()).toBeVisible()
})

test('the owner sets the return window; home, product pages and the thanks for an order name its days [A1.12] [A9.15]', {
  tag: '@desktop',
}, async ({ shopper: page }) => {
  test.setTimeout(180_000)
  const { token } = await signedIn(page)
  const { product } = await wellStockedSku(page, 24)
  const path = `/product/${product.slug}`
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '7 Days Return' })).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('7-day returns')).toBeVisible()

  const headers = await asOwner(page)
  await page.goto('/admin/return-window')
  const days = page.getByLabel('Days after the delivery')
  await expect(days).toHaveValue('7')
  await days.fill('a fortnight')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A whole number from 1 to 365')).toBeVisible()
  await days.fill('14')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. It applies to orders that are delivered from now on.')).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { name: '14 Days Return' })).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('14-day returns')).toBeVisible()
  await inCart(page, token, 24)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByText(/you can send items back within 14 days\./)).toBeVisible()
  const { version } = await (await page.request.get('/api/admin/return-window')).json()
  await page.request.post('/api/admin/return-window', { headers, data: { days: 7, version } })
})
