import { orderStatuses } from '@first-fashion/contract/orders/status'
import type { Locator } from '@playwright/test'
import { screens } from '../../../web/app/features/orders/orders.screens.ts'
import { requestOf, returnsOf } from '../../../web/app/features/returns/return-requests.screens.ts'
import { altered } from '../screen.ts'
import { arrive, expect, test } from '../stage.ts'

/** The ground of a badge, its contrast to the words on it, and its icon. */
const lookOf = (badge: Locator) =>
  badge.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('no canvas')
    const painted = (...colours: string[]) => {
      for (const colour of ['#fff', ...colours]) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const luminance = (colour: number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const { backgroundColor, color } = getComputedStyle(element)
    const [dark = 0, light = 0] = [painted(backgroundColor), painted(backgroundColor, color)]
      .map(luminance)
      .toSorted((one, other) => one - other)
    return {
      ground: painted(backgroundColor).join(),
      contrast: (light + 0.05) / (dark + 0.05),
      icon: element.querySelector('svg')?.innerHTML ?? '',
    }
  })

async function expectNineLooks(badges: Locator) {
  await expect(badges).toHaveCount(orderStatuses.length)
  const looks = await Promise.all((await badges.all()).map(lookOf))
  expect(new Set(looks.map(({ ground }) => ground)).size).toBe(orderStatuses.length)
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(orderStatuses.length)
  for (const { contrast } of looks) expect(contrast).toBeGreaterThanOrEqual(4.5)
}

test('every status of an order has a colour and an icon of its own, and can be read [A4.32]', {
  tag: '@once',
}, async ({ stage }) => {
  const everyStatus = screens.find(({ name }) => name === 'orders, every status')
  if (everyStatus !== undefined) await arrive(stage, everyStatus)
  await expectNineLooks(stage.page.getByRole('main').locator('article header [data-status]'))
})

test('staff see every status in the same colours', { tag: '@once' }, async ({ stage }) => {
  const answers = altered('staff.orders', (answer) => {
    const [first] = answer.orders
    if (first !== undefined)
      answer.orders = orderStatuses.map((status, at) => ({ ...first, _id: `${first._id}${at}`, status }))
  })
  await stage.open('/admin/orders', { as: 'owner', answers })
  await expectNineLooks(stage.page.getByRole('table').locator('[data-status]'))
})

test('a step that was skipped on the way is passed without a date', { tag: '@once' }, async ({ stage }) => {
  const answers = altered('orders.user', (answer) => {
    const at = Date.UTC(2026, 10, 20)
    const events = ['Packing', 'Shipped', 'Delivered'].map((text) => ({
      ...{ at, text, note: '' },
      actor: 'First Fashion',
    }))
    answer.orders = answer.orders
      .slice(0, 1)
      .map((one) => ({ ...one, status: 'Delivered', date: at, events }))
  })
  await stage.open('/orders', { as: 'member', answers })
  const steps = stage.page.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')
  await expect(steps).toHaveText([
    'Order Placed20 Nov',
    'Packing20 Nov',
    'Shipped20 Nov',
    'Out for DeliveryNot recorded',
    'Delivered20 Nov',
  ])
  const bar = (name: string) => steps.filter({ hasText: name }).locator('[aria-hidden]')
  const groundOf = async (name: string) => (await lookOf(bar(name))).ground
  expect(await groundOf('Shipped')).toBe(await groundOf('Delivered'))
  expect(await groundOf('Out for Delivery')).not.toBe(await groundOf('Delivered'))
})

test('what goes back of an order in dollars is shown in dollars, with its sum in rupees', {
  tag: '@once',
}, async ({ stage }) => {
  const answers = {
    ...returnsOf((answer) => {
      const [line] = answer.lines
      if (line === undefined) return
      const refund = requestOf(line, 'pending', 0)
      const exchange = requestOf(line, 'processing', 1)
      const due = { priceDifference: 1_200, dueText: 'USD 3.71', payUntil: Date.UTC(2026, 11, 4, 9, 30) }
      answer.requests = [
        refund,
        { ...refund, _id: 'split', toStoreCredit: 500, toOriginalText: 'USD 21.58' },
        { ...refund, _id: 'credit', toStoreCredit: 7_460, toOriginalText: '' },
        { ...exchange, ...due, step: 'payment-due' },
      ]
    }),
    ...altered('orders.user', (answer) => {
      const currency = { code: 'USD', symbol: '$', exchangeRate: 0.0031 }
      answer.orders = answer.orders.slice(0, 1).map((one) => ({ ...one, status: 'Delivered', currency }))
    }),
  }
  await stage.open('/orders', { as: 'member', answers })
  const rows = stage.page
    .getByRole('article')
    .locator('dl')
    .filter({ hasText: /Refund|Difference/ })
  await expect(rows).toHaveText([
    'In Sri Lankan rupeesRs. 7,460.00Refund, the way you paidUSD 21.58',
    'In Sri Lankan rupeesRs. 7,460.00RefundUSD 23.13To store creditRs. 500.00The way you paidUSD 21.58',
    'RefundRs. 7,460.00To store creditRs. 7,460.00',
    'In Sri Lankan rupeesRs. 1,200.00Difference to payUSD 3.71',
  ])
})
