import type { Page } from '@playwright/test'
import { refuse } from '../answers.ts'
import { deliver, placedOrder } from '../orders/placed-orders.ts'
import {
  asOwner,
  expect,
  fillAddress,
  inCart,
  photograph,
  sandboxUrl,
  signedIn,
  test,
  withSession,
} from '../shop.ts'

/** A shopper's newest order, paid in cash and delivered by staff. */
async function deliveredOrder(page: Page) {
  const { token } = await signedIn(page)
  await inCart(page, token, 8, 2)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  const order = page.getByRole('article').first()
  await expect(order).toBeVisible()
  const number = /[0-9A-F]{8}/.exec((await order.textContent()) ?? '')?.[0] ?? ''
  await asOwner(page)
  await page.goto('/admin/orders')
  // An unusual order is named above the list as well.
  await page.getByRole('row').getByRole('link', { name: number }).click()
  for (const name of ['Packing', 'Shipped', 'Delivered']) {
    const collected = page.getByRole('checkbox', { name: /collected/ })
    const button = page.getByRole('button', { name: new RegExp(name) })
    await expect(button).toBeVisible()
    if (name === 'Delivered') await collected.check()
    await button.click()
    await expect(button).toHaveCount(0)
  }
  return { number }
}

/** The same over the API. */
async function newlyDelivered(page: Page) {
  const order = await placedOrder(page, 8, 2)
  await deliver(page, await asOwner(page), order.id)
  await withSession(page, order.token)
  return order
}

/** The shopper downloads the label of the approved request; back to where staff are. */
async function downloadLabel(page: Page, number: string) {
  const request = page.url()
  await page.goto('/orders')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Return label and instructions (PDF)' }).click()
  expect((await saved).suggestedFilename()).toBe(`return-label-${number}.pdf`)
  await page.goto(request)
}

test('a shopper sends back one of two items for store credit, staff settle it, and the figures stay the same [A3.34] [A4.36]', {
  tag: '@phone',
}, async ({ page }) => {
  const { number } = await deliveredOrder(page)
  await page.goto('/orders')
  const order = page.getByRole('article').first()
  await order.getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Please choose at least one item.')).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /^One less of/ }).click()
  await dialog.getByLabel('Why?').selectOption({ label: 'It is faulty' })
  const photos = dialog.locator('input[type=file]')
  await photos.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(dialog.getByText('notes.jpg is not a picture that we can read.')).toBeVisible()
  await photos.setInputFiles([await photograph(page, 'one.jpg'), await photograph(page, 'two.jpg')])
  await expect(dialog.getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(dialog.getByRole('img', { name: 'Photo 2' })).toHaveCount(0)
  await dialog.getByLabel(/Anything we should know/).fill('The seam is open')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('radio', { name: /Money back/ })).toHaveCount(0)
  await dialog.getByRole('radio', { name: /Store credit/ }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const total = dialog.getByText('Refund', { exact: true }).locator('xpath=following-sibling::dd[1]')
  await expect(total).toHaveText(/Rs\. [\d,]+\.\d\d/)
  const amount = (await total.textContent()) ?? ''
  await expect(dialog.getByText('within 14 days of our approval')).toBeVisible()
  const fact = (name: string) =>
    dialog.getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')
  await expect(fact('Request by')).toHaveText(/^\d+ \w+ 20\d\d at \d\d:\d\d$/)
  await expect(fact('Reason')).toHaveText('It is faulty')
  await expect(fact('Photos')).toHaveText('1')
  await refuse(page, 'refund/request')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('The shop is very busy.')).toBeVisible()
  await expect(total).toHaveText(amount)
  await page.unroute('**/api/refund/request')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(order.getByText('pending', { exact: true })).toBeVisible()
  await expect(order.getByText(amount).last()).toBeVisible()
  await expect(order.getByText('Refund requested')).toBeVisible()

  await page.goto('/admin/returns')
  // An unusual order is named above the list as well.
  await page.getByRole('row').getByRole('link', { name: number }).click()
  await expect(page.getByText('The seam is open')).toBeVisible()
  await page.getByRole('button', { name: 'Open photo 1' }).click()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of ['Approve', 'Items received', 'Settle']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    if (name === 'Approve') await downloadLabel(page, number)
  }
  await expect(page.getByText(amount).first()).toBeVisible()

  await page.goto('/orders')
  await expect(order.getByText('completed', { exact: true })).toBeVisible()
  await expect(order.getByText('Delivered', { exact: true }).first()).toBeVisible()
})

test('a parcel in which one of two items is missing is refunded for what came, at the figure that staff were shown', {
  tag: '@phone',
}, async ({ page }) => {
  const { number } = await newlyDelivered(page)
  await page.goto('/orders')
  const order = page.getByRole('article').filter({ hasText: number }).first()
  await order.getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('radio', { name: /Store credit/ }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/admin/returns')
  // An unusual order is named above the list as well.
  await page.getByRole('row').getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByLabel('Good: back to stock').fill('1')
  const shown = page.getByText(/^The refund is then Rs\./)
  await expect(shown).toBeVisible()
  const amount = /Rs\. [\d,.]+\d/.exec((await shown.textContent()) ?? '')?.[0] ?? 'nothing'
  const received = page.getByRole('button', { name: 'Items received', exact: true })
  await received.click()
  await expect(page.getByText('Please give a reason for the shopper')).toBeVisible()
  await page.getByLabel('Note (the customer reads it)').fill('One was not in the parcel')
  await received.click()
  await expect(page.getByText('1 of 2 came back')).toBeVisible()
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await expect(page.getByText('Completed', { exact: true })).toBeVisible()

  await page.goto('/orders')
  await expect(order.getByText('completed', { exact: true })).toBeVisible()
  await expect(order.getByText('1 of them did not arrive and stays yours.')).toBeVisible()
  await expect(order.getByText('Our reply: One was not in the parcel')).toBeVisible()
  await expect(order.getByText(amount).first()).toBeVisible()
  await expect(order.getByRole('button', { name: 'Return or exchange' })).toBeVisible()
})

test('a shopper swaps an item for a dearer one that staff choose, and pays the difference that was shown [A3.35]', {
  tag: '@phone',
}, async ({ page }) => {
  const { number } = await newlyDelivered(page)
  await page.goto('/orders')
  const order = page.getByRole('article').filter({ hasText: number }).first()
  await order.getByRole('button', { name: 'Return or exchange' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /^One less of/ }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('radio', { name: /Another colour or size/ }).check()
  const sizes = dialog.getByRole('group').last().getByRole('button', { disabled: false })
  await sizes.last().click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Nothing is due.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/admin/returns')
  // An unusual order is named above the list as well.
  await page.getByRole('row').getByRole('link', { name: number }).click()
  await page.getByLabel('Find a product').fill('jacket')
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click()
  await page.getByLabel(/^Colour and size of/).selectOption({ index: 1 })
  const shown = page.getByText(/^The customer pays Rs\./)
  const charged = /\((.*)\)/.exec((await shown.textContent()) ?? '')?.[1] ?? 'nothing'
  await page.getByRole('button', { name: 'Save this choice' }).click()
  await expect(page.getByText(`Order ${number}: exchange changed`)).toBeVisible()
  await expect(page.getByText(charged).first()).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText(/has to pay the difference/)).toBeVisible()

  await page.goto('/orders')
  await order.getByRole('button', { name: 'Pay the difference' }).click()
  const paying = page.getByRole('dialog', { name: `Pay the difference of ${charged}` })
  await paying.getByRole('radio', { name: /Card/ }).check()
  await paying.getByRole('button', { name: `Pay ${charged}` }).click()
  await page.waitForURL((url) => url.href.startsWith(sandboxUrl))
  await expect(page.getByText(charged).first()).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).first().click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByText(/label on the parcel/)).toBeVisible()

  await page.goto('/admin/returns')
  // An unusual order is named above the list as well.
  await page.getByRole('row').getByRole('link', { name: number }).click()
  for (const name of ['Items received', 'Settle']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: /Replaced by order/ })).toBeVisible()
})
