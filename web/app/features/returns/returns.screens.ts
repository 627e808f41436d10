import type { Calls, ResponseOf } from '@first-fashion/contract'
import { returnStatuses } from '@first-fashion/contract/returns/status'
import {
  type Answers,
  altered,
  expect,
  makePicture,
  type Page,
  refused,
  type Screen,
} from '@first-fashion/testing/stage/screen'

type OfOrder = ResponseOf<Calls['returns.of-order']>

const mine = { route: '/orders', as: 'member' } as const
const until = Date.UTC(2026, 11, 5, 9, 30)

/** One order that has arrived. */
const arrived = altered('orders.user', (answer) => {
  answer.orders = answer.orders.slice(0, 1).map((one) => ({ ...one, status: 'Delivered', canCancel: false }))
})

const returnsOf = (change: (answer: OfOrder) => void): Answers => ({
  ...arrived,
  ...altered('returns.of-order', (answer) => {
    Object.assign(answer, { canReturn: true, until })
    change(answer)
  }),
})

/** Three of the first item, a second that was made to order, and one on final sale. */
const returnable = returnsOf((answer) => {
  const [first] = answer.lines
  if (first === undefined) return
  answer.lines = [
    { ...first, bought: 3, returned: 1, left: 2 },
    { ...first, lineId: 'made', madeToOrder: true },
    { ...first, lineId: 'final', finalSale: true },
  ]
})

const told = (text: string, actor: 'customer' | 'staff', note = '') => ({
  at: Date.UTC(2026, 10, 21),
  text,
  actor,
  note,
})

/** The second one is an exchange. */
const requestOf = (
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
  history: [told('Return requested', 'customer'), told('Return approved', 'staff', 'Sorry for that.')],
  payUntil: null,
  receivedAt: null,
  refundDueAt: null,
  settledAt: null,
  rejectedAt: null,
  withdrawnAt: null,
  replacement: null,
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

/** What the return of the first line comes to. */
const figures = altered('returns.preview', ({ figures }) => {
  Object.assign(figures, { shipping: 350, total: 7_460, toStoreCredit: 500, toOriginal: 6_960 })
  Object.assign(figures, { toOriginalText: 'USD 21.58', priceDifference: 0, dueText: '' })
  const discounts = [{ label: 'Discount (WELCOME)', amount: -790 }]
  figures.lines = figures.lines.map((line) => ({
    ...line,
    ...{ quantity: 2, price: 7_900, discounts, amount: 7_110, exchangeFor: null },
  }))
})

/** The same of its exchange for something cheaper. */
const cheaper = altered('returns.preview', ({ figures }) => {
  Object.assign(figures, { shipping: 0, total: 610, toStoreCredit: 50, toOriginal: 560 })
  Object.assign(figures, { toOriginalText: 'USD 1.73', priceDifference: -610, dueText: '' })
  for (const { exchangeFor } of figures.lines)
    if (exchangeFor !== null) Object.assign(exchangeFor, { price: 3_250, difference: -610 })
})

async function openReturn(page: Page) {
  await page.getByRole('button', { name: 'Return or exchange' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  return dialog
}

async function review(page: Page) {
  const dialog = await openReturn(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

async function chooseAnotherSize(page: Page) {
  const dialog = await openReturn(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('radio', { name: /Another colour or size/ }).check()
  await expect(dialog.getByRole('group').last()).toBeVisible()
  return dialog
}

async function reviewExchange(page: Page) {
  const dialog = await chooseAnotherSize(page)
  await dialog.getByRole('group').last().getByRole('button', { disabled: false }).first().click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  return dialog
}

/** Returns and exchanges of a shopper. */
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
    name: 'orders, items to be returned',
    over: true,
    answers: returnable,
    steps: ({ page }) => openReturn(page),
  },
  {
    ...mine,
    name: 'orders, photos in returns',
    over: true,
    answers: returnable,
    steps: async ({ page }) => {
      const dialog = await openReturn(page)
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
    ...mine,
    name: 'orders, exchange in returns',
    over: true,
    answers: returnable,
    steps: ({ page }) => chooseAnotherSize(page),
  },
  {
    ...mine,
    name: 'orders, figures of returns',
    over: true,
    answers: { ...returnable, ...figures },
    steps: async ({ page }) => expect((await review(page)).getByText('USD 21.58')).toBeVisible(),
  },
  {
    ...mine,
    name: 'orders, exchange with a difference that goes back',
    over: true,
    answers: { ...returnable, ...cheaper },
    steps: async ({ page }) => expect((await reviewExchange(page)).getByText('USD 1.73')).toBeVisible(),
  },
  {
    ...mine,
    name: 'orders, figures of returns that changed',
    over: true,
    answers: {
      ...returnable,
      ...figures,
      'returns.request-refund': refused(
        'returns.figures-changed',
        'The figures have changed. Please check them again.',
        409,
      ),
    },
    steps: async ({ page, answer }) => {
      const dialog = await review(page)
      await expect(dialog.getByText('Rs. 7,460.00').last()).toBeVisible()
      await answer(
        altered('returns.preview', (changed) => {
          changed.figures.total = 7_110
        }),
      )
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await expect(dialog.getByText('The figures have changed.')).toBeVisible()
      await expect(
        dialog.getByText('Refund', { exact: true }).locator('xpath=following-sibling::dd[1]'),
      ).toHaveText('Rs. 7,110.00')
    },
  },
  {
    ...mine,
    name: 'orders, returns refused',
    over: true,
    answers: { ...returnable, 'returns.preview': refused() },
    steps: async ({ page }) =>
      expect((await review(page)).getByRole('button', { name: /try again/i })).toBeVisible(),
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
    name: 'orders, points that a return takes back',
    over: true,
    answers: {
      ...returnable,
      ...figures,
      'loyalty.return-points': { success: true, earned: 6, takenBack: 4, returnedCode: 'REWARD-K7M2PQ4X' },
    },
    steps: async ({ page }) => {
      const points = (await review(page)).getByRole('region', { name: 'Loyalty points' })
      await expect(points).toContainText('takes back 4 of the 6 points')
      await points.scrollIntoViewIfNeeded()
    },
  },
  {
    ...mine,
    name: 'orders, points of a return not calculated',
    over: true,
    answers: { ...returnable, ...figures, 'loyalty.return-points': refused() },
    steps: async ({ page }) => {
      const words = (await review(page)).getByText('The points that this return takes back could not be')
      await words.scrollIntoViewIfNeeded()
    },
  },
  {
    ...mine,
    name: 'orders, size of an exchange that is gone',
    over: true,
    answers: {
      ...returnable,
      ...cheaper,
      'returns.request-exchange': refused(
        'returns.exchange-unavailable',
        'Linen shirt, Lagoon, L is no longer available. Please choose another colour or size.',
        409,
      ),
    },
    steps: async ({ page }) => {
      const dialog = await reviewExchange(page)
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await dialog
        .getByText(/is no longer available/)
        .first()
        .scrollIntoViewIfNeeded()
    },
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
      'invoices.of-order': {
        success: true,
        invoice: { number: 'FF-2026-000123', issuedAt: Date.UTC(2026, 10, 21) },
        creditNotes: [
          { number: 'FF-CN-2026-000044', issuedAt: Date.UTC(2026, 10, 21), amountText: 'Rs. 4,950.00' },
          { number: 'FF-CN-2026-000045', issuedAt: Date.UTC(2026, 10, 21), amountText: 'USD 12.40' },
        ],
      },
    },
    steps: ({ page }) =>
      expect(page.getByRole('button', { name: 'Return label and instructions (PDF)' })).toBeVisible(),
    shows: /^Credit note/,
  },
]
