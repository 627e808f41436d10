import { afterEach, describe, expect, it } from 'vitest'
import { newShopper, productInStock } from '../../../testing/shoppers.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()
const colombo = { latitude: 6.914712, longitude: 79.852345, accuracy: 20 }
const detect = (position: object) => test.shop.call('location.detect', { body: position })
const stored = async () =>
  (await test.shop.database.pool.query('select * from detected_locations order by id')).rows

async function switchGeocoder(to: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ geocoder: to })
  await fetch(`${test.shop.sandboxUrl}/api/control/faults`, { method: 'POST', headers, body })
}
afterEach(() => switchGeocoder('none'))

describe('finding a shopper', () => {
  it('answers the address, its zone, what delivery costs and how long it takes [A7.26] [A3.51] [A3.52]', async () => {
    const { body } = await detect({ ...colombo, sessionId: 'a-browser' })
    expect(body).toEqual({
      success: true,
      location: {
        locationId: null,
        coordinates: { latitude: 6.914712, longitude: 79.852345 },
        address: {
          street: '42 Galle Road',
          city: 'Colombo',
          state: 'Western Province',
          countryCode: 'LK',
          postalCode: '00300',
          area: 'Kollupitiya',
          district: 'Colombo',
          formattedAddress: '42 Galle Road, Kollupitiya, Colombo 00300, Sri Lanka',
          placeId: expect.stringMatching(/^sandbox-/),
        },
        deliveryInfo: {
          deliveryZone: 'Colombo and suburbs',
          deliveryFee: 350,
          currency: 'LKR',
          estimatedDays: { min: 1, max: 2 },
          isDeliveryAvailable: true,
          zoneId: expect.any(String),
        },
      },
      recommendations: [
        {
          type: 'express',
          message: 'Express delivery is offered here: 1 working day.',
        },
      ],
      message: 'Location detected',
    })
  })

  it.each([
    [{ latitude: 40.71, longitude: -74.0 }, { countryCode: 'US', state: 'NY', city: 'New York' }, 5900],
    [{ latitude: 51.5, longitude: -0.12 }, { countryCode: 'GB', city: 'London' }, 4900],
    [{ latitude: 19.07, longitude: 72.87 }, { countryCode: 'IN', state: 'MH', city: 'Mumbai' }, 2900],
    [{ latitude: 35.67, longitude: 139.65 }, { countryCode: 'JP', city: 'Setagaya City' }, 3900],
    [{ latitude: 9.66, longitude: 80.02 }, { countryCode: 'LK', district: 'Jaffna' }, 550],
  ])('at %j is at %j [A3.50]', async (position, address, deliveryFee) => {
    const { location } = (await detect(position)).body
    expect(location).toMatchObject({ coordinates: position, address, deliveryInfo: { deliveryFee } })
  })

  it('answers the fee of what lies in the cart, as the order will have it', async () => {
    const { shop } = test
    const kandy = { latitude: 7.2936, longitude: 80.635, accuracy: 20 }
    const { product, size } = await productInStock(shop)
    const feeOf = async (quantity: number) => {
      const cartItems = [{ productId: product._id, size, quantity }]
      return (await detect({ ...kandy, cartItems })).body.location.deliveryInfo.deliveryFee
    }
    expect([await feeOf(1), await feeOf(60)]).toEqual([450, 850])
    const { token } = await newShopper(shop)
    const { address } = (await detect(kandy)).body.location
    const items = [{ productId: product._id, size, variantIndex: 0, quantity: 1 }]
    const asked = { items, countryCode: 'LK', place: { city: address.city, district: address.district } }
    const quoted = await shop.call('checkout.quote', { token, body: asked })
    expect(quoted.body.quote.shipping).toBe(450)
    const unknown = { productId: 'nonsense', size: 'M', quantity: 1 }
    const without = (await detect({ ...kandy, cartItems: [unknown] })).body.location
    expect(without.deliveryInfo.deliveryFee).toBe(450)
  })

  it('says what else to know: a rough position, and paying from abroad', async () => {
    const { recommendations } = (await detect({ latitude: 51.5, longitude: -0.12, accuracy: 2400 })).body
    expect(recommendations.map(({ type }) => type)).toEqual(['accuracy', 'express', 'payment'])
    expect(recommendations[0]?.message).toContain('about 2 km')
  })

  it('finds no address at sea, and none where there is no place on earth', async () => {
    expect(await detect({ latitude: 0, longitude: 0 })).toMatchObject({
      status: 422,
      body: { code: 'location.no-address' },
    })
    expect((await detect({ latitude: 91, longitude: 0 })).status).toBe(400)
  })

  it.each(['error-500', 'over-limit', 'time-out'])(
    'gives up in words when the geocoder is at %s',
    async (fault) => {
      await switchGeocoder(fault)
      const latitude = 6.9 + fault.length / 1000
      expect(await detect({ ...colombo, latitude })).toMatchObject({
        status: 503,
        body: { code: 'location.unavailable', message: 'Failed to process location data' },
      })
    },
  )
})

describe('what was found', () => {
  it('is stored only with consent, roughly and without the street, and for ninety days [A3.49]', async () => {
    for (const unknown of [
      { sessionId: 'a-browser', trackingConsent: false },
      { sessionId: '', trackingConsent: true },
    ])
      expect((await detect({ ...colombo, ...unknown })).body.location.locationId).toBeNull()
    expect(await stored()).toEqual([])
    const { location } = (await detect({ ...colombo, sessionId: 'a-browser', trackingConsent: true })).body
    const [row] = await stored()
    expect(row).toMatchObject({
      id: location.locationId,
      session_id: 'a-browser',
      latitude: 6.9147,
      longitude: 79.8523,
      accuracy_m: 20,
      city: 'Colombo',
    })
    expect(JSON.stringify(row)).not.toContain('Galle Road')
    test.shop.clock.advance(91 * 24 * 3_600_000)
    await test.shop.features.everyMinute()
    expect(await stored()).toEqual([])
  })

  it('is followed by what became of it, where it was stored [A7.27]', async () => {
    const { shop } = test
    const { location } = (await detect({ ...colombo, sessionId: 'b', trackingConsent: true })).body
    const track = (action: string, locationId: unknown = location.locationId, data?: object) =>
      shop.call('location.track-action', { body: { locationId, action, data } })
    for (const action of ['address_auto_filled', 'address_used', 'address_declined'])
      expect((await track(action, location.locationId, { fields: 3 })).status).toBe(200)
    const { rows } = await shop.database.pool.query(
      'select action, details from location_actions order by id',
    )
    expect(rows[0]).toEqual({ action: 'address_auto_filled', details: { fields: 3 } })
    expect(rows).toHaveLength(3)
    for (const unknown of ['nonsense', '00000000-0000-7000-8000-000000000000'])
      expect(await track('address_used', unknown)).toMatchObject({
        status: 404,
        body: { code: 'location.unknown' },
      })
    expect((await track('address_sold')).status).toBe(400)
  })
})
