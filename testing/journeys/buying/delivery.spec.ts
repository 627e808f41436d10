import { expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

const rupees = (amount: number): string =>
  `Rs. ${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

test('delivery is calculated for the address, express costs more, and the order keeps the choice [A1.10] [A3.53] [A9.20]', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 5)
  await page.goto('/place-order')
  const delivery = page.getByRole('group', { name: 'Delivery', exact: true })
  await expect(delivery).toContainText('Estimated. We’ll confirm once your address is complete.')
  await expect(delivery.getByRole('radio')).toHaveCount(1)
  await fillAddress(page)
  await expect(delivery).toContainText('Delivery to Colombo')
  await expect(delivery.getByRole('radio', { name: /Standard/ })).toBeChecked()
  await expect(delivery).toContainText('Standard · Rs. 350.00')
  await expect(delivery).toContainText('1 to 2 working days')

  await page.getByLabel('City').fill('Kandy')
  await page.getByLabel('Postal code').fill('20000')
  await expect(delivery).toContainText('Delivery to Kandy')
  const place = page.getByRole('button', { name: 'Place Order' })
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/api/checkout/quote', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await delivery.getByRole('radio', { name: /Express/ }).check()
  await expect(place).toBeDisabled()
  isHeld.resolve()
  await expect(delivery).toContainText('Express · Rs. 1,100.00')
  await expect(place).toBeEnabled()
  const total = product.price + 1100
  await expect(
    page.getByText(rupees(total).replace('Rs.', 'LKR')).locator('visible=true').first(),
  ).toBeVisible()

  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const sent = page.waitForRequest('**/api/order/place')
  await place.click()
  expect((await sent).postDataJSON()).toMatchObject({
    amount: total,
    shippingCost: 1100,
    expressShipping: true,
    address: { zoneId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  })
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()
  const order = page.getByRole('article').first()
  await expect(order).toContainText('Express delivery, 1 to 2 working days')
})
