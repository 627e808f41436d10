import {
  altered,
  expect,
  makePicture,
  type Page,
  refused,
  type Screen,
} from '@first-fashion/testing/stage/screen'
import { mine, returnsOf } from './return-requests.screens.ts'

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

/** Asking for a return or an exchange. */
export const screens: readonly Screen[] = [
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
      const words = (await review(page)).getByText('We couldn’t calculate the points this return takes back.')
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
]
