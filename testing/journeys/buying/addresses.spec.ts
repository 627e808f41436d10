import { expect, fillAddress, inCart, signedIn, test, unfoldAddress } from '../shop.ts'

test('an address is saved with an order, filled in at the next one, and managed in the profile', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  await inCart(page, token, 34)
  await page.goto('/place-order')
  await fillAddress(page)
  await expect(page.getByLabel('District')).toHaveValue('Colombo')
  await page.getByLabel('Save this address for next time').check()
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const sent = page.waitForRequest('**/api/order/place')
  await page.getByRole('button', { name: 'Place Order' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ saveForFutureOrders: true })
  await expect(page.getByText('Order Placed Successfully Completed')).toBeVisible()

  await inCart(page, token, 34)
  await page.goto('/place-order')
  await unfoldAddress(page)
  const street = page.getByLabel('Street address')
  await expect(street).toHaveValue('14 Temple Road')
  const where = page.getByRole('group', { name: 'Deliver to' })
  await expect(where.getByRole('radio', { name: /14 Temple Road, Colombo 00300, Sri Lanka/ })).toBeChecked()

  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Saved addresses' })
  await expect(section).toContainText('Nadeesha SilvaDefault')
  await section.getByRole('button', { name: /^Edit the address/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit address' })
  await dialog.getByLabel('Street address').fill('18 Temple Road')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByText('Address saved')).toBeVisible()
  await expect(section).toContainText('18 Temple Road')
  await section.getByRole('button', { name: /^Remove the address/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Address removed')).toBeVisible()
  await expect(section).toContainText('No saved addresses yet.')
})
