import { centsFromRupees, lkrCents, multiplyCents } from '@first-fashion/contract/money/money'
import type { HomeZone } from '@first-fashion/contract/shipping/zone'
import type { Invalidation } from '../../platform/bus/invalidation.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import type { Countries } from '../countries/index.ts'
import { homeZonesOf } from './home-zones.ts'
import { homeCountry, keysOf, type Place } from './places.rules.ts'
import { type PrintRatesDeps, printRateOf } from './print-rates.ts'
import type { PromisedDelivery } from './promised-delivery.ts'
import { deliveryOf, type Parcel, type Zone } from './shipping.rules.ts'
import { listZones } from './staff-zones.queries.ts'
import { zoneMapOf } from './zone-map.ts'

/** Pieces of one kind, at the price that they have in the order. */
export interface Goods {
  readonly productId: string
  readonly quantity: number
  readonly unitPriceCents: number
  readonly weightGrams: number
  readonly madeToOrder: boolean
  /** What it is at the print partner; null where nobody has said. */
  readonly printVariantId: number | null
}

export interface DeliveryRequest {
  readonly place: Place
  readonly goods: readonly Goods[]
  readonly wantsExpress: boolean
  /** Instead of the place's own zone; of no meaning when the country has no such zone. */
  readonly zoneId?: string | undefined
  /** Stands as long as it was made for the same goods and zone. */
  readonly promised?: PromisedDelivery | null | undefined
}

export interface Shipping {
  /** What delivery costs now, or what was promised. Refuses nothing: where nobody delivers it says so. */
  deliver(request: DeliveryRequest): Promise<PromisedDelivery>
  /** Delivery prices at home by region, for product pages. Needs no query. */
  homeZones(): readonly HomeZone[]
  /** In the transaction that changes zones: everything that shows delivery prices is rebuilt. */
  zonesChanged(tx: Db): Promise<void>
}

export interface ShippingDeps extends PrintRatesDeps {
  readonly database: Database
  readonly cache: ResponseCache
  readonly invalidation: Invalidation
  /** What delivery costs within Sri Lanka where no zone is known. */
  readonly deliveryRupees: number
}

export function createShipping(deps: ShippingDeps): Shipping {
  const { database, countries, deliveryRupees, cache, invalidation } = deps
  const { db } = database
  let homeZones: readonly HomeZone[] = []
  let zoneMap = zoneMapOf([])
  const cachedZones = invalidation.cache('shipping-zones', async () => {
    const zones = await listZones(db)
    homeZones = homeZonesOf(zones)
    zoneMap = zoneMapOf(zones)
    cache.drop(['zones'])
  })
  const zoneOf = ({ place, zoneId }: DeliveryRequest): Zone | undefined =>
    zoneMap.named(zoneId, place.countryCode) ??
    zoneMap.at(place.countryCode, keysOf(place, stateNames(countries, place)))
  return {
    homeZones: () => homeZones,
    zonesChanged: (tx) => cachedZones.changed(tx),
    deliver: async (given) => {
      const request = {
        ...given,
        place: { ...given.place, countryCode: given.place.countryCode.toUpperCase() },
      }
      const zone = zoneOf(request)
      const key = promiseKey(request, zone)
      const isOff = countries.isOff(request.place.countryCode)
      if (request.promised?.key === key && !isOff) return request.promised
      const made = request.goods.filter(({ madeToOrder }) => madeToOrder)
      const delivery = deliveryOf({
        zone,
        defaultCents: centsFromRupees(deliveryRupees),
        isHome: request.place.countryCode === homeCountry,
        own: parcelOf(request.goods.filter(({ madeToOrder }) => !madeToOrder)),
        made: parcelOf(made),
        partner: made.length === 0 ? undefined : await printRateOf(deps, request.place, made),
        wantsExpress: request.wantsExpress,
      })
      return { key, delivery: isOff ? { ...delivery, isAvailable: false } : delivery }
    },
  }
}

function stateNames(countries: Countries, { countryCode, state }: Place): string[] {
  if (state === '' || countries.find(countryCode) === undefined) return []
  const found = countries.states(countryCode).find((one) => one.code === state)
  return found === undefined ? [] : [found.name]
}

function parcelOf(goods: readonly Goods[]): Parcel | null {
  if (goods.length === 0) return null
  return {
    goodsCents: goods.reduce(
      (sum, one) => sum + multiplyCents(lkrCents(one.unitPriceCents), one.quantity),
      0,
    ),
    weightGrams: goods.reduce((sum, one) => sum + one.weightGrams * one.quantity, 0),
  }
}

/** What a promise depends on; of the address only as much as its cost does. */
function promiseKey({ place, goods, wantsExpress }: DeliveryRequest, zone: Zone | undefined): string {
  const skus = goods
    .map(({ productId, quantity, printVariantId }) =>
      [productId, quantity, ...(printVariantId === null ? [] : [printVariantId])].join(' '),
    )
    .toSorted()
    .join()
  const isMade = goods.some(({ madeToOrder }) => madeToOrder)
  const printedFor = isMade ? [place.state, place.city, place.postalCode] : []
  return JSON.stringify([zone?.id ?? '', place.countryCode, wantsExpress, skus, ...printedFor])
}
