import { samples } from '@first-fashion/contract/samples'
import { fillAddress } from '@first-fashion/testing/checkout-form'
import type { Page } from '@playwright/test'
import { noAddress, openCheckout, placeButton, quoted } from '../checkout-page.ts'
import { type Answers, altered, refused } from '../screen.ts'
import { expect, gotoHydrated, test } from '../stage.ts'

const kandy = { latitude: 7.2936, longitude: 80.635 }

const locationId = '01a22511-79bf-752d-b885-ce50bf1ea3b4'
/** An address in Kandy, stored under an id only with consent. */
const inKandy = (id: string | null): Answers =>
  altered('location.detect', ({ location }) => {
    Object.assign(location, { coordinates: kandy, locationId: id })
    Object.assign(location.address, {
      ...{ street: '8 Dalada Veediya', city: 'Kandy', state: '', countryCode: 'LK', postalCode: '20000' },
      ...{ district: 'Kandy', formattedAddress: '8 Dalada Veediya, Kandy 20000, Sri Lanka' },
    })
    Object.assign(location.deliveryInfo, { deliveryZone: 'South and hill country', deliveryFee: 620 })
  })
const found: Answers = {
  ...inKandy(null),
  ...quoted((quote) => {
    Object.assign(quote.delivery, { zone: { id: 'south', name: 'South and hill country' } })
    Object.assign(quote, { shipping: 620, total: 11_270, due: 11_270 })
  }),
}
const foundWords = 'Found: 8 Dalada Veediya, Kandy 20000, Sri Lanka'

const byMap = (page: Page) => page.getByRole('button', { name: 'Use my location' })
const pin = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: /move the pin/ })

async function standInKandy(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ ...kandy, accuracy: 20 })
  await page.route('http://127.0.0.1:4100/tiles/**', (tile) =>
    tile.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

test('a shopper’s location is detected, the pin moves, and storing needs consent [A4.26] [A9.24] [A2.58]', {
  tag: '@once',
}, async ({ stage }) => {
  const page = await openCheckout(stage, found)
  await standInKandy(page)
  const requested = page.waitForRequest('**/api/location/detect')
  await byMap(page).click()
  expect((await requested).postDataJSON()).toMatchObject({ ...kandy, trackingConsent: false, sessionId: '' })
  await expect(page.getByText(foundWords)).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveValue('8 Dalada Veediya')
  await expect(page.getByLabel('City')).toHaveValue('Kandy')
  await expect(page.getByLabel('District')).toHaveValue('Kandy')
  await expect(page.getByText('Delivery to Kandy')).toBeVisible()
  await expect(page.getByText(/^Delivery: /)).toContainText('Rs. 620.00')
  await expect(page.getByRole('radio', { name: 'Standard · Rs. 620.00' })).toBeChecked()

  await stage.answer(inKandy(locationId))
  const tracked = page.waitForRequest('**/api/location/track-action')
  await page.getByRole('checkbox', { name: /Save my location/ }).check()
  expect((await tracked).postDataJSON()).toMatchObject({ action: 'address_auto_filled' })
  await expect(page.getByText('We filled in the form with this address.')).toBeVisible()
  const moved = page.waitForRequest('**/api/location/detect')
  await pin(page).press('ArrowUp')
  expect((await moved).postDataJSON()).toMatchObject({ latitude: 7.2938, trackingConsent: true })
  await expect(page.getByText('We filled in the form with this address.')).toHaveCount(0)
  const used = page.waitForRequest('**/api/location/track-action')
  await page.getByRole('button', { name: 'Use this address' }).click()
  expect((await used).postDataJSON()).toMatchObject({
    ...{ locationId, action: 'address_used' },
  })

  await page.getByRole('button', { name: 'Not my address' }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('')
  await expect(page.getByLabel('City')).toHaveValue('')
  await expect(byMap(page)).toHaveAttribute('aria-expanded', 'false')
})

test('the location of a detected address goes with the order only with consent', { tag: '@once' }, async ({
  stage,
}) => {
  const page = await openCheckout(stage, { ...found, 'order.place': refused() })
  await standInKandy(page)
  await fillAddress(page)
  await byMap(page).click()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Kandy')
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check()
  const sent = async () => {
    const requested = page.waitForRequest('**/api/order/place')
    await placeButton(page).click()
    return (await requested).postDataJSON()
  }
  expect(await sent()).not.toHaveProperty('location')
  await page.getByRole('checkbox', { name: /Save my location/ }).check()
  await stage.answer({ 'order.place': samples['order.place'] })
  expect(await sent()).toMatchObject({ location: { lat: 7.2936, lng: 80.635 } })
})

test('geolocation errors show messages [A8.18] [A8.19]', { tag: '@once' }, async ({ page, stage }) => {
  await page.addInitScript(() => {
    const said = { code: 1 }
    Object.assign(window, { said })
    const getCurrentPosition = (_found: unknown, failed: (error: unknown) => void) => failed(said)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  })
  await openCheckout(stage)
  await byMap(page).click()
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
})

test('the map may be missing or break: the address can still be used [A7.50]', { tag: '@once' }, async ({
  page,
  stage,
}) => {
  await openCheckout(stage, found)
  await standInKandy(page)
  await page.route('http://127.0.0.1:4100/tiles/**', (route) => route.abort())
  const again = () => page.getByRole('button', { name: 'Find my location again' }).click()
  await byMap(page).click()
  await expect(page.getByText('The map can’t be shown, but you can still use the address.')).toBeVisible()
  await expect(page.getByText(foundWords)).toBeVisible()

  const google = { kind: 'google', scriptUrl: '/maps-stand-in.js?key=k', mapId: 'm' } as const
  await stage.answer({ 'location.map': { success: true, map: google, canDetect: true } })
  await page.route('**/maps-stand-in.js*', (route) => route.abort())
  await again()
  await expect(
    page.getByText('Failed to load Google Maps. Please check your internet connection.'),
  ).toBeVisible()
  await page.unroute('**/maps-stand-in.js*')
  let script = googleStandIn.replace('zoom !== 15', 'true')
  await page.route('**/maps-stand-in.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await again()
  await expect(page.getByText('Failed to initialize map. Please refresh the page.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText(foundWords)).toBeVisible()
  await page.route('**/api/location/detect', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'server.failed' } }),
  )
  await again()
  await expect(page.getByText('Failed to process location data')).toBeVisible()
  await page.unroute('**/api/location/detect')

  script = googleStandIn
  await stage.answer({ ...found, ...noAddress })
  await gotoHydrated(page, '/place-order')
  const moved = page.waitForRequest((request) => (request.postData() ?? '').includes('"latitude":7.3'))
  await byMap(page).click()
  await pin(page).click()
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
