import { customShirt } from '../designs/designs.ts'
import { asOwner, expect, test } from '../shop.ts'
import { atPartner, paidCustomOrder } from './made-to-order.ts'

test('a custom shirt beside a product in stock comes in a parcel of its own, which its shopper follows', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number } = await paidCustomOrder(page, 70)
  await page.goto('/orders')
  await expect(page.getByText('What is made for you can come back only if it is faulty.')).toBeVisible()
  const own = page.getByRole('article', { name: 'From our shop' })
  const made = page.getByRole('article', { name: 'Made to order, from our print partner' })
  await expect(own.locator('[aria-current=step]')).toContainText('Order placed')
  await atPartner(page, number, 'print')
  await expect(async () => {
    await page.reload()
    await expect(made.locator('[aria-current=step]')).toContainText('Being printed', { timeout: 3_000 })
  }).toPass()
  await atPartner(page, number, 'ship')
  await expect(async () => {
    await page.reload()
    await expect(made.locator('[aria-current=step]')).toContainText('Shipped', { timeout: 3_000 })
  }).toPass()
  await expect(made.getByRole('link', { name: 'Track this parcel' })).toHaveAttribute('href', /dhl\.com/)
  await expect(own.locator('[aria-current=step]')).toContainText('Order placed')
})

test('an order can be cancelled until the print partner begins a part of it; then staff need a reason', {
  tag: '@desktop',
}, async ({ page }) => {
  const { orderId, number } = await paidCustomOrder(page, 72)
  await page.goto('/orders')
  const made = page.getByRole('article', { name: 'Made to order, from our print partner' })
  const cancel = page.getByRole('button', { name: 'Cancel order' })
  await expect(cancel).toBeVisible()
  await atPartner(page, number, 'print')

  await cancel.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText(/already being made, so it can no longer be cancelled/)).toBeVisible()
  await expect(cancel).toBeHidden()
  await expect(page.getByText('A part of it is already being made for you')).toBeVisible()
  await expect(made.locator('[aria-current=step]')).toContainText('Being printed')
  await expect(cancel).toBeHidden()

  await asOwner(page)
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Please say why you cancel what is already being made.')).toBeVisible()
  await page.getByLabel('Note').fill('Promised on the phone')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('its parcel will come all the same')
})

test('staff see proof, file, cost and margin of a refused print, and send it again', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number } = await paidCustomOrder(page, 71)
  await atPartner(page, number, 'out-of-stock')
  await asOwner(page)
  await page.goto(`/admin/made-to-order?search=${number}`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Out of stock at the print partner')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('img', { name: 'Proof of Galle Fort, Front' })).toBeVisible()
  await expect(page.getByText('1800 × 2400 px, 150 dpi')).toBeVisible()
  await expect(page.getByText(/^Rs\. [\d,.]+ \(\d+(\.\d)?%\)$/)).toBeVisible()
  await expect(page.getByText('Send it again once the print partner has it in stock.')).toBeVisible()
  await page.getByLabel('Note for the history').fill('White is back in stock')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('White is back in stock')).toBeVisible()
})

test('staff see that a parcel came back to the print partner, until they mark it as resolved', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number } = await paidCustomOrder(page, 71)
  await atPartner(page, number, 'print')
  await atPartner(page, number, 'ship')
  await atPartner(page, number, 'return-parcel')
  await asOwner(page)
  await page.goto(`/admin/made-to-order?search=${number}`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('A parcel came back to the print partner', { timeout: 3_000 })
  }).toPass()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('The address is incomplete.').first()).toBeVisible()
  await page.getByLabel('Note for the history').fill('Sent again to the right street')
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toHaveCount(0)
  await expect(page.getByText('Sent again to the right street')).toBeVisible()
})

test('staff hold what the print partner has accepted: it is taken back there, and sent anew once they approve it', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number } = await paidCustomOrder(page)
  await asOwner(page)
  await page.goto(`/admin/made-to-order?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('The print partner has it and has not begun.')).toBeVisible({
      timeout: 3_000,
    })
  }).toPass()
  const name = page.locator('dd').filter({ hasText: /^FF-/ })
  const before = (await name.textContent()) ?? ''
  const note = page.getByLabel('Note for the history')
  await note.fill('The customer asked us to wait')
  await atPartner(page, number, 'hold')
  const state = async () => {
    const answer = await page.request.get(`/api/admin/partner-orders?search=${number}`)
    return (await answer.json()).partnerOrders[0]?.state
  }
  await expect.poll(state).toBe('on-hold')
  await page.getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText('This order has changed. Please check it again.')).toBeVisible()
  await expect(page.getByText('On hold there', { exact: true })).toBeVisible()
  await expect(note).toHaveValue('The customer asked us to wait')
  await page.getByRole('button', { name: 'Hold' }).click()
  await expect(page.getByText('Held by staff').first()).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(page.getByText('The customer asked us to wait')).toBeVisible()
  await expect(name).not.toHaveText(before)
  await page.getByRole('button', { name: 'Approve and send' }).click()
  await expect(page.getByText('Held by staff')).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('The print partner has it and has not begun.')).toBeVisible({
      timeout: 3_000,
    })
  }).toPass()
})

test('a print file that was rejected is mended with another design that its shopper approved', {
  tag: '@desktop',
}, async ({ page }) => {
  const { number, token } = await paidCustomOrder(page, 75)
  await atPartner(page, number, 'reject-file')
  await page.goto('/orders')
  const problem = page.getByRole('alert').filter({ hasText: 'could not use the print file' })
  await expect(async () => {
    await page.reload()
    await expect(problem).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await problem.getByRole('link', { name: 'My custom designs' }).click()
  await expect(page).toHaveURL(/\/custom-products$/)
  const mended = await customShirt(page, token, { name: 'Larger letters' })
  await page.goto(`/custom-order/${mended}`)
  await expect(page.getByRole('main')).toContainText(
    `Order ${number} is waiting for a new print file. If this is the changed design, please do not order it again`,
  )

  await asOwner(page)
  await page.goto(`/admin/made-to-order?search=${number}`)
  await expect(page.getByText('The customer approved another design: print it instead')).toBeVisible()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('The customer was asked to change the design')).toBeVisible()
  await page.getByText('Another approved design').click()
  await page.getByRole('button', { name: 'Print Larger letters instead' }).click()
  await expect(page.getByText('‘Larger letters’ is printed instead')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByText('Another approved design')).toHaveCount(0)
})

test('staff do not ship what the print partner sends: the order follows that parcel, and goes on once it has left', {
  tag: '@desktop',
}, async ({ page }) => {
  const { orderId, number } = await paidCustomOrder(page)
  await atPartner(page, number, 'hold')
  await asOwner(page)
  await page.goto(`/admin/orders/${orderId}`)
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Update status' }) })
  await expect(
    panel.getByText('The print partner sends this order; its status follows that parcel.'),
  ).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(panel.getByRole('button')).toHaveText(['Cancel'], { timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Tracking' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Packing page' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toContainText('What was made to order will not be made')
  await expect(page.getByRole('dialog')).not.toContainText('stock')

  await atPartner(page, number, 'release')
  await atPartner(page, number, 'ship')
  await expect(async () => {
    await page.reload()
    await expect(panel.getByRole('button')).toHaveText(['Out for Delivery', 'Delivered'], { timeout: 3_000 })
  }).toPass()
  await expect(page.getByLabel('Tracking number')).not.toHaveValue('')
})

test('staff who cancel items read that only what was in stock goes back there', { tag: '@desktop' }, async ({
  page,
}) => {
  const { orderId } = await paidCustomOrder(page, 76)
  await asOwner(page)
  await page.goto(`/admin/orders/${orderId}`)
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cancel items' }) })
  const [intoStock, notMade] = [
    panel.getByText('Cancelled items from stock go back there.'),
    panel.getByText('Cancelled items that are made to order will not be made.'),
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
