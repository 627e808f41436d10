import type { Page } from '@playwright/test'
import { expect, fillAddress, inCart, signedIn, test } from '../shop.ts'

async function openCheckout(page: Page, nth: number, quantity = 1) {
  const { token } = await signedIn(page)
  await inCart(page, token, nth, quantity)
  await page.goto('/place-order')
  return page.getByRole('radio', { name: /Find my location/ })
}

const busy = {
  success: false,
  message: 'The shop is very busy. Please try again.',
  code: 'server.overloaded',
}
const kandy = { latitude: 7.2936, longitude: 80.635 }

test('the location of a detected address goes with the order only with consent, and staff see it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...kandy, accuracy: 20 })
  const { token } = await signedIn(page)
  await inCart(page, token, 9)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Find my location/ }).check()
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

  const owner = { email: 'owner@firstfashion.example', password: 'galle-fort-1663' }
  expect((await page.request.post('/api/admin/session', { data: owner })).ok()).toBe(true)
  await page.goto(`/admin/orders?search=${number.replace('Order ', '')}`)
  await page.getByRole('link', { name: number.replace('Order ', '') }).click()
  await expect(page.getByText('Found at 7.2936, 80.635: 8 Dalada Veediya')).toBeVisible()
})

test('geolocation errors show messages, and the map may be missing or break [A7.50] [A8.18] [A8.19]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const said = { code: 1 }
    Object.assign(window, { said })
    const getCurrentPosition = (_found: unknown, failed: (error: unknown) => void) => failed(said)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  })
  const byMap = await openCheckout(page, 8)
  await byMap.check()
  const words = [
    'Location access denied. Please enter your address manually.',
    'Location information unavailable. Please enter address manually.',
    'Location request timed out. Please try again.',
    'Unable to get your location. Please enter address manually.',
  ]
  for (const [at, sentence] of words.entries()) {
    await page.evaluate((code) => Object.assign(Reflect.get(window, 'said'), { code }), at + 1)
    await page.getByRole('button', { name: 'Find my location again' }).click()
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'geolocation'))
  await page.getByRole('button', { name: 'Find my location again' }).click()
  await expect(page.getByText('Geolocation is not supported by your browser')).toBeVisible()

  await context.grantPermissions(['geolocation'])
  const found = await context.newPage()
  await context.setGeolocation(kandy)
  await found.route('**/tiles/**', (route) => route.abort())
  await found.goto('/place-order')
  await found.getByRole('radio', { name: /Find my location/ }).check()
  await expect(found.getByText('The map can’t be shown, but you can still use the address.')).toBeVisible()
  await expect(found.getByText(/Found: 8 Dalada Veediya/)).toBeVisible()

  const google = { kind: 'google', scriptUrl: '/maps-stand-in.js?key=k', mapId: 'm' }
  await found.route('**/api/location/map', (route) =>
    route.fulfill({ json: { success: true, map: google, canDetect: true } }),
  )
  await found.route('**/maps-stand-in.js*', (route) => route.abort())
  await found.getByRole('button', { name: 'Find my location again' }).click()
  await expect(
    found.getByText('Failed to load Google Maps. Please check your internet connection.'),
  ).toBeVisible()
  await found.unroute('**/maps-stand-in.js*')
  let script = googleStandIn.replace('zoom !== 15', 'true')
  await found.route('**/maps-stand-in.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await found.getByRole('button', { name: 'Find my location again' }).click()
  await expect(found.getByText('Failed to initialize map. Please refresh the page.')).toBeVisible()
  await expect(found.locator('iframe')).toHaveCount(0)
  await expect(found.getByText(/Found: 8 Dalada Veediya/)).toBeVisible()
  await found.route('**/api/location/detect', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'server.failed' } }),
  )
  await found.getByRole('button', { name: 'Find my location again' }).click()
  await expect(found.getByText('Failed to process location data')).toBeVisible()
  await found.unroute('**/api/location/detect')
  script = googleStandIn
  await found.reload()
  const moved = found.waitForRequest((request) => (request.postData() ?? '').includes('"latitude":7.3'))
  await found.getByRole('radio', { name: /Find my location/ }).check()
  await found
    .frameLocator('iframe')
    .getByRole('button', { name: /move the pin/ })
    .click()
  await moved
})

/** The part of Google's map script that a pin needs: a click counts as a drag. */
const googleStandIn = `
window.google = { maps: {
  Map: class { constructor(element, { zoom }) { if (zoom !== 15) throw new Error('zoom'); this.element = element } },
  marker: { AdvancedMarkerElement: class {
    constructor({ map, position, gmpDraggable, title }) {
      this.position = position
      const pin = document.createElement('button')
      pin.textContent = title
      pin.onclick = () => { this.position = { lat: () => 7.3, lng: () => position.lng }; this.shown() }
      if (gmpDraggable) map.element.append(pin)
    }
    addListener(_event, handler) { this.shown = handler }
  } },
} }
window.whenMapsAreThere()
`
