import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import type { FoundAddress } from '@first-fashion/contract/location/calls'
import { rupeesFromCents } from '@first-fashion/contract/money/money'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { countryDetails, findCountry, statesOfCountry } from '../countries/index.ts'
import { type Delivery, goodsInCart, oneSku, priceDelivery } from '../shipping/index.ts'
import { insertAction, insertLocation } from './location.queries.ts'
import { addressInForms, recommendationsFor } from './location.rules.ts'

type Position = ParsedBody<Calls['location.detect']>
type Detected = Omit<ResponseOf<Calls['location.detect']>, 'success'>

/** Refuses with 'location.unavailable' and 'location.no-address'. Stores nothing without consent. */
export async function detectLocation(shop: Shop, position: Position): Promise<Detected> {
  const address = await addressAt(shop, position)
  const delivery = await deliveryTo(shop, address, position)
  const isStored = position.trackingConsent && position.sessionId !== ''
  const locationId = isStored ? await storeLocation(shop, position, address, delivery) : null
  const isPostalCodeNeeded = countryDetails(address.countryCode).addressFormat.fields.some(
    ({ name, required }) => name === 'postalCode' && required,
  )
  return {
    location: {
      locationId,
      coordinates: { latitude: position.latitude, longitude: position.longitude },
      address,
      deliveryInfo: deliveryInfoOf(delivery),
    },
    recommendations: recommendationsFor({
      address,
      delivery,
      accuracy: position.accuracy ?? undefined,
      isPostalCodeNeeded,
    }),
    message: 'Location detected',
  }
}

/** Refuses with 'location.unknown' if it was not stored. */
export async function trackLocationAction(
  { database, clock }: Shop,
  { locationId, action, data }: ParsedBody<Calls['location.track-action']>,
): Promise<void> {
  if (!isUuid(locationId)) throw unknownLocation()
  try {
    await insertAction(database.db, { locationId, action, details: data, at: clock.now() })
  } catch (error) {
    if (isViolation(error, 'foreign-key')) throw unknownLocation()
    throw error
  }
}

async function addressAt({ geocoder }: Shop, { latitude, longitude }: Position): Promise<FoundAddress> {
  if (geocoder === null)
    throw new AppError('unavailable', 'location.unavailable', 'Failed to process location data')
  const found = await geocoder.addressAt(latitude, longitude)
  const country = found === undefined ? undefined : findCountry(found.countryCode)
  if (found === undefined || country === undefined)
    throw new AppError(
      'refused',
      'location.no-address',
      'We found no address here. Please enter it manually.',
    )
  return addressInForms(found, statesOfCountry(country.code))
}

/** How the cart would be delivered there; a single product without a cart. */
async function deliveryTo(
  shop: Shop,
  { countryCode, city, state, district, area, postalCode }: FoundAddress,
  { cartItems }: Position,
): Promise<Delivery> {
  const inCart = await goodsInCart(shop, cartItems)
  const { delivery } = await priceDelivery(shop, {
    place: { countryCode, city, state, district, area, postalCode },
    goods: inCart.length === 0 ? [oneSku] : inCart,
    wantsExpress: false,
  })
  return delivery
}

/** Returns the ID. */
async function storeLocation(
  { database, clock, newId }: Shop,
  position: Position,
  { countryCode, city, state, district, postalCode }: FoundAddress,
  { zone }: Delivery,
): Promise<string> {
  const id = newId()
  await insertLocation(database.db, {
    id,
    sessionId: position.sessionId,
    latitude: rounded(position.latitude),
    longitude: rounded(position.longitude),
    accuracyM: wholeMetres(position.accuracy),
    countryCode,
    city,
    state,
    district,
    postalCode,
    zoneId: zone?.id ?? null,
    detectedAt: clock.now(),
  })
  return id
}

const deliveryInfoOf = ({ zone, costCents, days, isAvailable }: Delivery) => ({
  deliveryZone: zone?.name ?? null,
  deliveryFee: rupeesFromCents(costCents),
  currency: 'LKR',
  estimatedDays: days,
  isDeliveryAvailable: isAvailable,
  zoneId: zone?.id ?? null,
})

/** Four decimals are about eleven metres: enough for a zone, but not for a door. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4))

const wholeMetres = (accuracy: number | null | undefined): number | null =>
  accuracy == null ? null : Math.round(accuracy)

const unknownLocation = () => new AppError('unknown', 'location.unknown', 'This location was not stored')
