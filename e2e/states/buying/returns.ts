import type { Calls, ResponseOf } from '@first-fashion/contract'
import { returnStatuses } from '@first-fashion/contract/returns/status'
import type { Page } from '@playwright/test'
import { expect, makePicture } from '../../shop.ts'
import { alter, refuse, type ScreenState } from '../screen-state.ts'
import { asAmaya, openOrders } from './orders.ts'
import { exchangeFigures, figuresOf, previewed } from './return-figures.ts'

export type OfOrder = ResponseOf<Calls['returns.of-order']>

/** The order that has arrived, within its return window. */
export async function openReturn(page: Page) {
  await asAmaya(page)
  await alter<OfOrder>(page, 'return/*', (answer) => {
    if (answer.lines === undefined) return
    answer.canReturn = answer.until !== null
    answer.lines.forEach((line, at) => {
      if (at === 0) Object.assign(line, { bought: 3, returned: 1, left: 2 })
      if (at === 1) line.madeToOrder = true
    })
    const [first] = answer.lines
    if (first !== undefined) answer.lines.push({ ...first, lineId: 'final', finalSale: true })
  })
  await openOrders(page)
  await page.getByRole('button', { name: 'Return or exchange' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

export async function chooseFirst(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

const told = (text: string, actor: 'customer' | 'staff', note = '') => ({
  at: Date.UTC(2026, 10, 21),
  text,
  actor,
  note,
})
const notYet = {
  history: [told('Return requested', 'customer'), told('Return approved', 'staff', 'Sorry for that.')],
  payUntil: null,
  receivedAt: null,
  refundDueAt: null,
  settledAt: null,
  rejectedAt: null,
  withdrawnAt: null,
}

const largerOne = (name: string) => ({
  productId: '',
  name,
  variantIndex: 0,
  size: 'L',
  color: 'Lagoon',
  price: 7_460,
  difference: 0,
})

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
      exchangeFor: at === 1 ? largerOne(name) : null,
    },
  ],
  requestedAt: Date.UTC(2026, 10, 20),
  approvedAt: null,
  ...notYet,
  replacement: null,
})

/** Returns and exchanges of a shopper. */
export const returns: readonly ScreenState[] = [
  {
    name: 'orders, with returns in every status',
    route: '/orders',
    async arrive(page) {
      await asAmaya(page)
      await alter<OfOrder>(page, 'return/*', (answer) => {
        const [line] = answer.lines ?? []
        if (line === undefined || answer.until === null) return
        answer.requests = returnStatuses.map((status, at) => requestOf(line, status, at))
      })
      await openOrders(page)
      await expect(page.getByText('Our reply: The item was worn.').first()).toBeVisible()
      await page.getByText('What happened so far').first().click()
      await expect(page.getByText('Sorry for that.').first()).toBeVisible()
    },
  },
  {
    name: 'orders, items to be returned',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      await page.getByRole('dialog').getByRole('checkbox').first().check()
    },
  },
  {
    name: 'orders, photos in returns',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByLabel('Why?').selectOption({ label: 'It is faulty' })
      const buffer = await makePicture(page, 800, 600)
      const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg']
      await dialog
        .locator('input[type=file]')
        .setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
      await dialog.getByRole('img', { name: 'Photo 4' }).scrollIntoViewIfNeeded()
      await dialog.getByRole('button', { name: 'Add photos' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'orders, exchange in returns',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      const dialog = await chooseFirst(page)
      await dialog.getByRole('radio', { name: /Another colour or size/ }).check()
      await expect(dialog.getByRole('group').last()).toBeVisible()
    },
  },
  {
    name: 'orders, figures of returns',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      await previewed(page, figuresOf)
      const dialog = await chooseFirst(page)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByText('USD 21.58')).toBeVisible()
    },
  },
  {
    name: 'orders, exchange with a difference that goes back',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      await previewed(page, exchangeFigures)
      const dialog = await chooseFirst(page)
      await dialog.getByRole('radio', { name: /Another colour or size/ }).check()
      await dialog.getByRole('group').last().getByRole('button', { disabled: false }).first().click()
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByText('USD 1.73')).toBeVisible()
    },
  },
  {
    name: 'orders, figures of returns that changed',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      let total = 0
      await previewed(page, (lineId) => {
        total = total === 0 ? 7_460 : 7_110
        return { ...figuresOf(lineId), total }
      })
      await page.route('**/api/refund/request', (asked) => {
        expect(asked.request().postDataJSON().shown).toEqual({ total: 7_460, priceDifference: 0 })
        const message = 'The figures have changed. Please check them again.'
        const json = { success: false, code: 'returns.figures-changed', message }
        return asked.fulfill({ status: 409, json })
      })
      const dialog = await chooseFirst(page)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByText('Rs. 7,460.00').last()).toBeVisible()
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await expect(dialog.getByText('The figures have changed.')).toBeVisible()
      await expect(
        dialog.getByText('Refund', { exact: true }).locator('xpath=following-sibling::dd[1]'),
      ).toHaveText('Rs. 7,110.00')
    },
  },
  {
    name: 'orders, returns refused',
    route: '/orders',
    over: true,
    async arrive(page) {
      await openReturn(page)
      await refuse(page, 'return/preview')
      const dialog = await chooseFirst(page)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByRole('button', { name: /try again/i })).toBeVisible()
    },
  },
]
