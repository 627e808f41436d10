import { asOwner, expect, inCart, mailsTo, post, signedIn, test } from '../shop.ts'

test('staff send the confirmation of an order again, and the timeline says who did', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email, token } = await signedIn(page)
  const { product, size, variantIndex } = await inCart(page, token, 41)
  const address = {
    firstName: 'Nadeesha',
    lastName: 'Silva',
    email,
    street: '1 Road',
    city: 'Colombo',
    country: 'LK',
    phone: '771234567',
    phoneCode: '+94',
  }
  const items = [{ productId: product._id, size, variantIndex, quantity: 1 }]
  const data = { address, items, amount: product.price + 350 }
  const placed = await post(page, '/api/order/place', { headers: { token }, data })
  const { orderId } = await placed.json()
  const confirmations = async () =>
    (await mailsTo(page, email)).filter(({ subject }) => /^Your order [0-9A-F]{8}$/.test(subject)).length
  await expect.poll(confirmations).toBe(1)

  await asOwner(page)
  await page.goto(`/admin/orders/${orderId}`)
  await page.getByText('Invoice and emails').click()
  await page.getByText('History', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Send a link to the invoice' })).toHaveCount(0)
  const send = page.getByRole('button', { name: 'Send the confirmation again' })
  await send.click()
  await expect(page.getByText(/the email is on its way/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Email sent again: confirmation' })).toBeVisible()
  await expect.poll(confirmations).toBe(2)
  for (const times of [2, 3]) {
    await send.click()
    await expect(page.getByText('Email sent again: confirmation')).toHaveCount(times)
  }
  await send.click()
  await expect(page.getByText(/within the last hour\. Please wait\./)).toBeVisible()
})
