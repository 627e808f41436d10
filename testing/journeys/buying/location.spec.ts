import { asOwner, expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

const busy = {
  success: false,
  message: 'The shop is very busy. Please try again.',
  code: 'server.overloaded',
}
const kandy = { latitude: 7.2936, longitude: 80.635 }

test('the location of a detected address goes with the order only with consent, and staff see it', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...kandy, accuracy: 20 })
  const { token } = await signedIn(page)
  await inCart(page, token, 9)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Kandy')
  await page.route('**/api/order/place', (route) => route.fulfill({ status: 503, json: busy }))
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const place = page.getByRole('button', { name: 'Place Order' })
  const sent = async () => {
    const requested = page.waitForRequest('**/api/order/place')
    await place.click()
    return (await requested).postDataJSON()
  }
  expect(await sent()).not.toHaveProperty('location')
  await page.getByRole('checkbox', { name: /Save my location/ }).check()
  await page.unroute('**/api/order/place')
  expect(await sent()).toMatchObject({ location: { lat: 7.2936, lng: 80.635 } })
  await expect(page).toHaveURL(/\/orders$/)
  const number = (await page.getByRole('article').first().getByRole('heading').first().textContent()) ?? ''

  await asOwner(page)
  await page.goto(`/admin/orders?search=${number.replace('Order ', '')}`)
  await page.getByRole('link', { name: number.replace('Order ', '') }).click()
  await expect(page.getByText('Found at 7.2936, 80.635: 8 Dalada Veediya')).toBeVisible()
})
