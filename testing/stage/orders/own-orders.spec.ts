import type { Order } from '@first-fashion/contract/orders/order'
import { samples } from '@first-fashion/contract/samples'
import { screens } from '../../../web/app/features/orders/orders.screens.ts'
import { cartOf, emptyCart } from '../product-page.ts'
import { type Answers, altered, refused } from '../screen.ts'
import { arrive, expect, test } from '../stage.ts'
import { stageTime } from '../stage-time.ts'

const [sample] = samples['orders.user'].orders

/** The first order alone, with some changes. */
const only = (change: Partial<Order>): Answers =>
  altered('orders.user', (answer) => {
    answer.orders = answer.orders.slice(0, 1).map((one) => ({ ...one, ...change }))
  })

test('after placing, a shopper lands on the order with what happens next, and keeps or cancels it', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const justPlaced = screens.find(({ name }) => name === 'orders, just placed')
  if (justPlaced !== undefined) await arrive(stage, justPlaced)
  const thanks = page.getByRole('region', { name: 'Thank you for your order' })
  await expect(thanks).toContainText(`We’ve sent the details to ${sample.email}.`)
  await expect(thanks).toContainText(/Expected between \d+ \w+ and \d+ \w+\./)
  const card = page.getByRole('article').first()
  await expect(card.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')).toHaveText([
    /^Order Placed\d+ \w+/,
    'Packing',
    'Shipped',
    'Out for Delivery',
    'Delivered',
  ])
  await card.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Keep the order' }).click()
  await card.getByRole('button', { name: 'Cancel order' }).click()
  const cancelled = only({ status: 'Cancelled', canCancel: false })
  await stage.answer(cancelled)
  await stage.answer(
    altered('orders.cancel', (answer) => {
      Object.assign(answer, { message: `Order ${sample.orderNumber} cancelled` })
      Object.assign(answer.order, { status: 'Cancelled', canCancel: false })
    }),
  )
  const sent = page.waitForRequest('**/api/order/cancel')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ orderId: sample._id })
  await expect(page.getByText(/^Order [0-9A-F]{8} cancelled$/)).toBeVisible()
  await expect(card.locator('[data-status="cancelled"]')).toBeVisible()
  await expect(thanks).toHaveCount(0)
})

test('an order that has not been paid says so before it is cancelled', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open('/orders', {
    as: 'member',
    answers: only({ payment: false, paymentState: 'awaiting', paymentMethod: 'cod' }),
  })
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have paid nothing yet.')
})

test('while a payment is open, the time left and Pay now come first in an order [A4.35]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const heldUntil = stageTime().getTime() + 24 * 60_000
  const open: Partial<Order> = {
    payment: false,
    paymentState: 'awaiting',
    paymentMethod: 'stripe',
    status: 'Order Placed',
    canPayAgain: true,
    canCancel: true,
    heldUntil,
  }
  await stage.open('/orders', { as: 'member', answers: only(open) })
  const order = page.getByRole('article')
  await expect(order).toContainText('Payment Failed')
  const topOf = async (name: string) => (await order.getByText(name).first().boundingBox())?.y ?? 0
  const pay = (await order.getByRole('button', { name: 'Pay now' }).boundingBox())?.y ?? 0
  expect(await topOf('left to pay')).toBeLessThanOrEqual(pay)
  expect(pay).toBeLessThan(await topOf('Packing'))
  expect(pay).toBeLessThan(await topOf('Payment Failed'))
})

test('an order is placed again: its items are in the cart, and one that is gone is named', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const cancelled = only({ status: 'Cancelled', canCancel: false })
  await stage.open('/orders', { as: 'member', answers: { ...emptyCart, ...cancelled } })
  await stage.answer({ 'cart.add': refused('cart.out-of-stock', 'Out of stock', 409) })
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText(`No longer available: ${sample.items[0].name}`)).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)

  await stage.answer({ 'cart.add': samples['cart.add'], ...cartOf(1) })
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page.getByText('Everything is in your cart again')).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
})

test('orders are listed, newest first, and tracking is coming soon [A2.08] [A2.59] [A2.61]', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open('/orders', { as: 'member' })
  const orders = page.getByRole('main').getByRole('article')
  const { orders: known } = samples['orders.user']
  await expect(orders).toHaveCount(known.length)
  await expect(orders.first()).toContainText(known[0].orderNumber)
  await expect(orders.nth(1)).toContainText(known[1].orderNumber)
  await orders.first().getByRole('button', { name: 'Track Order' }).click()
  await expect(page.getByText('Tracking feature coming soon!')).toBeVisible()
})

test('from the eleventh order on, orders are found by number and item, ten at once', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const list = (from: number, count: number, total: number) =>
    altered('orders.user', (answer) => {
      const [first] = answer.orders
      if (first === undefined) return
      answer.orders = Array.from({ length: count }, (_, at) => {
        const orderNumber = `0000000${(from + at).toString(16).toUpperCase()}`
        return { ...first, _id: `${first._id.slice(0, -2)}${orderNumber.slice(-2)}`, orderNumber }
      })
      answer.total = total
    })
  await stage.open('/orders', { as: 'member', answers: list(0, 10, 11) })
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(page.getByText('10 of 11 orders')).toBeVisible()
  await stage.answer(list(10, 1, 11))
  const more = page.waitForRequest('**/api/order/userorders')
  await page.getByRole('button', { name: 'Show more orders' }).click()
  expect((await more).postDataJSON()).toMatchObject({ page: 2, size: 10 })
  await expect(cards).toHaveCount(11)
  const searched = page.waitForRequest(
    (request) => request.url().endsWith('/userorders') && request.postDataJSON().search === '0000000A',
  )
  await page.getByLabel('Find an order').fill('0000000A')
  await searched
  await expect(cards).toHaveCount(1)
  await stage.answer({ 'orders.user': { success: true, orders: [], total: 0 } })
  await page.getByLabel('Find an order').fill('no such thing')
  await expect(page.getByText('No orders match “no such thing”.')).toBeVisible()
})

test('orders that fail to load show a message and a retry [A8.23]', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.set({ as: 'member', answers: { 'orders.user': { success: true, orders: [], total: 0 } } })
  await page.route('**/api/order/userorders', (route) => route.abort())
  await page.goto('/orders')
  await expect(page.getByText('Failed to load orders').first()).toBeVisible()
  await page.unroute('**/api/order/userorders')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('a street that is a script is shown as text', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const street = '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">'
  await stage.open('/orders', { as: 'member', answers: only({ address: { ...sample.address, street } }) })
  await expect(page.getByRole('article').first()).toContainText('<script>window.hacked=1</script>')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('a document that does not come is said, and can be tried again', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/orders', { as: 'member', answers: only({}) })
  await page.route('**/api/invoice/*/pdf', (route) => route.abort())
  const invoice = page.getByRole('button', { name: /^Invoice FF-/ })
  await invoice.click()
  await expect(page.getByText('The document could not be downloaded.')).toBeVisible()
  await page.unroute('**/api/invoice/*/pdf')
  const saved = page.waitForEvent('download')
  await invoice.click()
  expect((await saved).suggestedFilename()).toBe(samples['invoices.pdf'].file.name)
})

test('a link to an order that is not whole says so and leads to the login', { tag: '@once' }, async ({
  stage,
}) => {
  const { page } = stage
  const closed = refused('orders.link-closed', 'This link no longer opens', 404)
  await stage.open('/order#not-whole', { answers: { 'orders.by-link': closed } })
  await expect(page.getByRole('heading', { name: 'This link no longer opens' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('an order whose making began meanwhile can no longer be cancelled, and says so', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const justPlaced = screens.find(({ name }) => name === 'orders, just placed, being made')
  const canCancel = altered('orders.user', (answer) => {
    const [first] = answer.orders
    const date = stageTime().getTime()
    if (first !== undefined) answer.orders = [{ ...first, date, events: [] }]
  })
  await stage.open('/orders', { as: 'member', answers: { ...justPlaced?.answers, ...canCancel } })
  const words = 'A part of it is already being made, so it can no longer be cancelled.'
  await stage.answer({ ...justPlaced?.answers, 'orders.cancel': refused('orders.being-made', words, 409) })
  const cancel = page.getByRole('button', { name: 'Cancel order' })
  await cancel.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(words)).toBeVisible()
  await expect(cancel).toBeHidden()
  await expect(
    page.getByText('Part of it is already being made, so you can no longer cancel it.'),
  ).toBeVisible()
})
