import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import type { FoundAddress } from '@first-fashion/contract/location/calls'
import { rupeesFromCents } from '@first-fashion/contract/money/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid, type NewId } from '../../platform/ids.ts'
import type { Geocoder } from '../../ports/geocoder.ts'
import type { Countries } from '../countries/index.ts'
import type { Sellables } from '../sellables/index.ts'
import { goodsInCart, oneSku, type Shipping } from '../shipping/index.ts'
import { insertAction, insertLocation } from './location.queries.ts'
import { addressInForms, recommendationsFor } from './location.rules.ts'

type Position = ParsedBody<Calls['location.detect']>

export interface Locations {
  /** Refuses with 'location.unavailable' and 'location.no-address'. Stores nothing without consent. */
  detect(position: Position): Promise<Omit<ResponseOf<Calls['location.detect']>, 'success'>>
  /** Refuses with 'location.unknown' if it was not stored. */
  track(action: ParsedBody<Calls['location.track-action']>): Promise<void>
  /** Whether addresses can be detected at all. */
  readonly canDetect: boolean
}

export interface LocationsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly newId: NewId
  readonly countries: Countries
  readonly shipping: Shipping
  readonly sellables: Sellables
  /** null if not configured. */
  readonly geocoder: Geocoder | null
}

export function createLocations(deps: LocationsDeps): Locations {
  const { database, clock, newId, countries, shipping } = deps
  return {
    canDetect: deps.geocoder !== null,
    detect: async (position) => {
      const address = await addressAt(deps, position)
      const { countryCode, city, state, district, area, postalCode } = address
      const place = { countryCode, city, state, district, area, postalCode }
      const inCart = await goodsInCart(deps, position.cartItems)
      const goods = inCart.length === 0 ? [oneSku] : inCart
      const { delivery } = await shipping.deliver({ place, goods, wantsExpress: false })
      const isStored = position.trackingConsent && position.sessionId !== ''
      const locationId = isStored ? newId() : null
      if (locationId !== null)
        await insertLocation(database.db, {
          id: locationId,
          sessionId: position.sessionId,
          latitude: rounded(position.latitude),
          longitude: rounded(position.longitude),
          accuracyM: wholeMetres(position.accuracy),
          ...{ countryCode, city, state, district, postalCode },
          zoneId: delivery.zone?.id ?? null,
          detectedAt: clock.now(),
        })
      const isPostalCodeNeeded = countries
        .details(countryCode)
        .addressFormat.fields.some(({ name, required }) => name === 'postalCode' && required)
      return {
        location: {
          locationId,
          coordinates: { latitude: position.latitude, longitude: position.longitude },
          address,
          deliveryInfo: {
            deliveryZone: delivery.zone?.name ?? null,
            deliveryFee: rupeesFromCents(delivery.costCents),
            currency: 'LKR',
            estimatedDays: delivery.days,
            isDeliveryAvailable: delivery.isAvailable,
            zoneId: delivery.zone?.id ?? null,
          },
        },
        recommendations: recommendationsFor({
          address,
          delivery,
          accuracy: position.accuracy ?? undefined,
          isPostalCodeNeeded,
        }),
        message: 'Location detected',
      }
    },
    track: async ({ locationId, action, data }) => {
      if (!isUuid(locationId)) throw unknownLocation()
      try {
        await insertAction(database.db, { locationId, action, details: data, at: clock.now() })
      } catch (error) {
        if (isViolation(error, 'foreign-key')) throw unknownLocation()
        throw error
      }
    },
  }
}

async function addressAt(
  { geocoder, countries }: LocationsDeps,
  { latitude, longitude }: Position,
): Promise<FoundAddress> {
  if (geocoder === null)
    throw new AppError('unavailable', 'location.unavailable', 'Failed to process location data')
  const found = await geocoder.addressAt(latitude, longitude)
  const country = found === undefined ? undefined : countries.find(found.countryCode)
  if (found === undefined || country === undefined)
    throw new AppError(
      'refused',
      'location.no-address',
      'We found no address here. Please enter it manually.',
    )
  return addressInForms(found, countries.states(country.code))
}

/** Four decimals are about eleven metres: enough for a zone, but not for a door. */
const rounded = (degrees: number): number => Number(degrees.toFixed(4))

const wholeMetres = (accuracy: number | null | undefined): number | null =>
  accuracy == null ? null : Math.round(accuracy)

const unknownLocation = () => new AppError('unknown', 'location.unknown', 'This location was not stored')
