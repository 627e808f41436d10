import { samples } from '@first-fashion/contract/samples'
import type { Page } from '@playwright/test'
import { altered, refused } from '../screen.ts'
import { expect, test } from '../stage.ts'

const { order } = samples['staff.order']
const address = `/admin/orders/${order._id}`

test('staff page through the orders', { tag: '@desktop' }, async ({ stage }) => {
  const { page } = stage
  const pages = (from: number) =>
    altered('staff.orders', (answer) => {
      Object.assign(answer, { total: 60, pages: 3 })
      answer.orders = answer.orders.slice(from)
    })
  await stage.open('/admin/orders', { as: 'owner', answers: pages(0) })
  await expect(page.getByText(/Page 1 of \d+/)).toBeVisible()
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /^[0-9A-F]{8}$/ })
    .first()
  const newest = (await first.textContent()) ?? ''
  await stage.answer(pages(1))
  const asked = page.waitForRequest(/\/api\/admin\/orders\?.*page=2/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await asked
  await expect(page.getByText(/Page 2 of \d+/)).toBeVisible()
  await expect(first).not.toHaveText(newest)
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeInViewport()
  await page.getByRole('button', { name: 'Last page' }).click()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled()
})

test('what staff typed outlives a change by somebody else, whose change stays too', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const form = (postalCode: string, version: number) =>
    altered('staff.delivery-address', ({ form: shown }) => {
      Object.assign(shown, { problem: '', isForPrintOnly: false, version })
      Object.assign(shown.address, { postalCode, city: 'Galle' })
      const field = { name: 'postalCode', label: 'Postal code', required: true } as const
      shown.country.addressFormat.fields.push(field)
    })
  await stage.open(address, { as: 'owner', answers: form('80000', 3) })
  await page.getByRole('button', { name: 'Change the address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('City').fill('Kandy')
  const words = 'This order was just changed. Please check it again.'
  await stage.answer({
    ...form('20000', 4),
    ...altered('staff.order', ({ order: it }) => Object.assign(it, { version: it.version + 1 })),
    'staff.delivery-address-change': refused('delivery-address.changed', words, 409),
  })
  await dialog.getByRole('button', { name: 'Save the address' }).click()
  await expect(dialog.getByText(words)).toBeVisible()
  await expect(dialog.getByLabel('Postal code')).toHaveValue('20000')
  await expect(dialog.getByLabel('City')).toHaveValue('Kandy')
  await stage.answer({ 'staff.delivery-address-change': samples['staff.delivery-address-change'] })
  const sent = page.waitForRequest('**/api/admin/orders/*/address')
  await dialog.getByRole('button', { name: 'Save the address' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ city: 'Kandy', postalCode: '20000', version: 4 })
  await expect(dialog).toBeHidden()
})

const panelOf = (stage: { readonly page: Page }, name: string) =>
  stage.page.locator('section').filter({ has: stage.page.getByRole('heading', { name }) })

/** Nothing of it is the shop's to pack. */
const atPartner = altered('staff.order', ({ order: it }) => {
  Object.assign(it, { status: 'Packing', next: ['cancelled'], awaitsPartner: true })
  for (const item of it.items) Object.assign(item, { isSentByPartner: true, isMadeToOrder: true })
})

test('staff do not ship what the print partner sends: the order follows that parcel', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(address, {
    as: 'owner',
    answers: {
      ...atPartner,
      ...altered('staff.order-lines', ({ order: it }) => {
        for (const line of it.lines) line.isMadeToOrder = true
      }),
    },
  })
  const panel = panelOf(stage, 'Update status')
  await expect(
    panel.getByText('The print partner sends this order; its status follows that parcel.'),
  ).toBeVisible()
  await expect(panel.getByRole('button')).toHaveText(['Cancel'])
  await expect(page.getByRole('heading', { name: 'Tracking' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Packing page' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toContainText('Made-to-order items will not be made')
  await expect(page.getByRole('dialog')).not.toContainText('stock')
})

test('staff need a reason to cancel what is already being made, and read that its parcel will come', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(address, {
    as: 'owner',
    answers: altered('staff.order', ({ order: it }) => {
      Object.assign(it, { status: 'Packing', next: ['shipped', 'cancelled'], isInProduction: true })
    }),
  })
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(
    page.getByText('Please say why you are cancelling items that are already being made.'),
  ).toBeVisible()
  await page.getByLabel('Note').fill('Promised on the phone')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('its parcel will still come')
})

test('staff who cancel items read that only what was in stock goes back there', { tag: '@desktop' }, async ({
  stage,
}) => {
  await stage.open(address, {
    as: 'owner',
    answers: altered('staff.order-lines', ({ order: { lines } }) => {
      const [first] = lines
      if (first !== undefined) first.isMadeToOrder = true
    }),
  })
  await stage.page.getByText('Refunds and payments').click()
  const panel = panelOf(stage, 'Cancel items')
  const [intoStock, notMade] = [
    panel.getByText('Cancelled items go back into stock.'),
    panel.getByText('Cancelled made-to-order items will not be made.'),
  ]
  const more = panel.getByRole('button', { name: /^More/ })
  await expect(more).toHaveCount(2)
  await expect(panel.getByText('stock')).toHaveCount(0)
  await more.first().click()
  await expect(notMade).toBeVisible()
  await expect(intoStock).toBeHidden()
  await more.last().click()
  await expect(intoStock).toBeVisible()
  await expect(notMade).toBeVisible()
})

test('staff cancel one of two items that are to be paid in cash: they read what is still collected', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(address, {
    as: 'owner',
    answers: {
      ...altered('staff.order-lines', ({ order: it }) => {
        it.isUnpaid = true
      }),
      ...altered('staff.line-refund-preview', ({ figures }) => {
        figures.toCollect = 6_900
      }),
    },
  })
  await stage.page.getByText('Refunds and payments').click()
  const panel = panelOf(stage, 'Cancel items')
  await panel.getByRole('button', { name: /^More/ }).first().click()
  await expect(panel.getByRole('region', { name: 'Amounts' })).toContainText(
    'Not collectedRs. 3,450.00Still to be collected on deliveryRs. 6,900.00',
  )
  await panel.getByLabel('Reason (shown in the history)').fill('One was damaged in our store room')
  const sent = page.waitForRequest('**/api/admin/orders/*/lines/refund')
  await panel.getByRole('button', { name: 'Cancel these items' }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('The courier then collects Rs. 6,900.00.')
  await asked.getByRole('button', { name: 'Cancel these items' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ note: 'One was damaged in our store room' })
})

test('a refund says what it will do, asks first, and refuses what can mean two amounts', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  await stage.open(address, {
    as: 'owner',
    answers: altered('staff.order-payments', ({ payments }) => {
      Object.assign(payments, { refundableMinor: 630_000, currencyCode: 'LKR', creditable: 6_300 })
    }),
  })
  await page.getByText('Refunds and payments').click()
  const panel = panelOf(stage, 'Payments')
  const amount = panel.getByLabel('Amount (LKR)')
  await panel.getByLabel('Reason (saved in the history)').fill('A loose seam')
  await amount.fill('1.500')
  await panel.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(panel.getByText('1.500 can mean 1500 or 1.5. Type one of them.')).toBeVisible()
  await amount.fill('1,500')
  await panel.getByRole('button', { name: 'Refund LKR 1,500.00' }).click()
  const asked = page.getByRole('dialog', { name: 'Refund LKR 1,500.00?' })
  await asked.getByRole('button', { name: 'Do not refund' }).click()
  await expect(asked).toHaveCount(0)
  await panel.getByRole('button', { name: 'Refund LKR 1,500.00' }).click()
  const sent = page.waitForRequest('**/api/admin/orders/*/refund')
  await asked.getByRole('button', { name: 'Refund LKR 1,500.00' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ amountMinor: 150_000, note: 'A loose seam' })
})

test('orders open on those to pack; who searches looks among all', { tag: '@desktop' }, async ({ stage }) => {
  const { page } = stage
  await stage.open('/admin/returns', { as: 'owner' })
  const toPack = page.waitForRequest('**/api/admin/orders?*todo=to-pack*')
  await page.getByRole('link', { name: 'Orders 22 waiting' }).click()
  await toPack
  const views = page.getByRole('navigation', { name: 'To do' })
  const all = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    return (
      pathname === '/api/admin/orders' && searchParams.get('search') === '9D13' && !searchParams.has('todo')
    )
  })
  await page.getByLabel('Search').fill('9D13')
  await all
  const cash = page.waitForRequest('**/api/admin/orders?*todo=cash-to-collect*')
  await views.getByRole('button', { name: 'Cash to collect' }).click()
  await cash
  await expect(page).toHaveURL(/todo=cash-to-collect/)
})

test('staff write to each other without changing the status', async ({ stage }) => {
  const { page } = stage
  await stage.open(address, { as: 'owner' })
  const panel = panelOf(stage, 'Notes')
  await expect(panel.getByText('Please add the silk ribbon.')).toBeVisible()
  await panel.getByRole('button', { name: 'Add' }).click()
  await expect(panel.getByText('Please fill this in')).toBeVisible()
  await panel.getByLabel('Only staff see this').fill('Called her')
  const sent = page.waitForRequest('**/api/admin/orders/*/notes')
  await panel.getByRole('button', { name: 'Add' }).click()
  expect((await sent).postDataJSON()).toEqual({ note: 'Called her' })
  await expect(page.getByText('The note is saved')).toBeVisible()
  await expect(panel.getByLabel('Only staff see this')).toHaveValue('')
})

test('staff note for several cash orders at once that the courier brought the money', {
  tag: '@desktop',
}, async ({ stage }) => {
  const { page } = stage
  const answers = altered('staff.orders', ({ orders }) => {
    for (const one of orders)
      Object.assign(one, {
        ...{ paymentMethod: 'cod', payment: false, paymentState: 'awaiting' },
        ...{ fulfilment: 'shipped', next: ['out-for-delivery', 'delivered'] },
      })
  })
  await stage.open('/admin/orders?todo=cash-to-collect', { as: 'owner', answers })
  await page.getByLabel('Select all on this page').check()
  const slips = page.waitForRequest('**/api/admin/packing-slips?ids=*')
  await page.getByRole('button', { name: 'Packing slips' }).click()
  const ids = new URL((await slips).url()).searchParams.get('ids')?.split(',')
  expect(ids).toEqual(samples['staff.orders'].orders.map(({ _id }) => _id))
  const sent = page.waitForRequest('**/api/admin/orders/move')
  await page.getByRole('button', { name: 'Delivered and cash collected' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ to: 'delivered', collected: true })
})
