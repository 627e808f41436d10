import { placeKey, townKeys } from '@first-fashion/contract/countries/place-key'
import {
  centsFromRupees,
  lkrCents,
  lkrCentsOf,
  multiplyCents,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'
import type { HomeZone } from '@first-fashion/contract/shipping/zone'
import type { Db } from '../../platform/database/database.ts'
import { perShop, type Shop } from '../../shop.ts'
import {
  findCountry,
  findStateCode,
  isCountryOff,
  statesOfCountry,
  storedPostalCode,
} from '../countries/index.ts'
import { findActiveCurrency } from '../currency/index.ts'
import { homeCountry, keysOf, narrowest, type Place, type ZonePlace } from './places.rules.ts'
import type { PromisedDelivery } from './promised-delivery.ts'
import { zoneOf } from './shipping.queries.ts'
import { deliveryOf, feeOf, type Parcel, type PartnerRate, type Zone } from './shipping.rules.ts'
import { type FullZone, listZones } from './staff-zones.queries.ts'

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

/** Every quote and every order looks up a zone, and every product page the zones at home. */
export const cachedZones = perShop((shop) => {
  let home: readonly HomeZone[] = []
  let isAbroad = false
  let map = zoneMapOf([])
  const { changed } = shop.invalidation.cache('shipping-zones', async () => {
    const zones = await listZones(shop.database.db)
    home = homeZonesOf(zones)
    isAbroad = zones.some(isZoneAbroad)
    map = zoneMapOf(zones)
    shop.cache.drop(['zones'])
  })
  return { home: () => home, isAbroad: () => isAbroad, map: () => map, changed }
})

interface HomeDelivery {
  readonly zones: HomeZone[]
  /** The district of the shop's own city; '' if no zone has it. */
  readonly ownRegion: string
  readonly isAbroad: boolean
  readonly productionDays: string
}

/** Delivery prices at home by region, for product pages. Needs no query. */
export function homeDelivery(shop: Shop): HomeDelivery {
  const { home, isAbroad } = cachedZones(shop)
  const { city, productionDays } = shop.store()
  const own = townKeys(city)
  const regions = home().flatMap((zone) => zone.regions)
  const ownRegion = regions.find((region) => own.includes(placeKey(region))) ?? ''
  return { zones: [...home()], ownRegion, isAbroad: isAbroad(), productionDays }
}

/** In the transaction that changes zones: everything that shows delivery prices is rebuilt. */
export const zonesChanged = (shop: Shop, tx: Db): Promise<void> => cachedZones(shop).changed(tx)

/** What delivery costs now, or what was promised. Refuses nothing: where nobody delivers it says so. */
export async function priceDelivery(shop: Shop, given: DeliveryRequest): Promise<PromisedDelivery> {
  const request = {
    ...given,
    place: { ...given.place, countryCode: given.place.countryCode.toUpperCase() },
  }
  const zone = findZone(shop, request)
  const key = promiseKey(request, zone)
  const isOff = isCountryOff(shop, request.place.countryCode)
  if (request.promised?.key === key && !isOff) return request.promised
  const made = request.goods.filter(({ madeToOrder }) => madeToOrder)
  const delivery = deliveryOf({
    zone,
    defaultCents: centsFromRupees(shop.deliveryRupees),
    isHome: request.place.countryCode === homeCountry,
    own: parcelOf(request.goods.filter(({ madeToOrder }) => !madeToOrder)),
    made: parcelOf(made),
    partner: made.length === 0 ? undefined : await printRateOf(shop, request.place, made),
    wantsExpress: request.wantsExpress,
  })
  return { key, delivery: isOff ? { ...delivery, isAvailable: false } : delivery }
}

function findZone(shop: Shop, { place, zoneId }: DeliveryRequest): Zone | undefined {
  const zones = cachedZones(shop).map()
  return (
    zones.named(zoneId, place.countryCode) ?? zones.at(place.countryCode, keysOf(place, stateNames(place)))
  )
}

function stateNames({ countryCode, state }: Place): string[] {
  if (state === '' || findCountry(countryCode) === undefined) return []
  const found = statesOfCountry(countryCode).find((one) => one.code === state)
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

/** The zones that hold districts, provinces or all of the shop's own country, as they are told to everyone. */
const homeZonesOf = (zones: readonly FullZone[]): HomeZone[] =>
  zones.flatMap((zone) => {
    const whole = zone.places.filter(({ countryCode, city }) => countryCode === homeCountry && city === '')
    if (whole.length === 0 || !zone.isActive || !zone.isDelivered) return []
    const regions = whole.some(({ state }) => state === '') ? [] : whole.map(({ state }) => state)
    const days = { min: zone.daysMin, max: zone.daysMax }
    return [{ name: zone.name, regions, fees: feesOf(zone), days }]
  })

const isZoneAbroad = ({ places, isActive, isDelivered }: FullZone): boolean =>
  isActive && isDelivered && places.some(({ countryCode }) => countryCode !== homeCountry)

/** What a light parcel costs, at each price of goods where that changes. */
function feesOf(row: FullZone): HomeZone['fees'] {
  const zone = zoneOf(row)
  const changes = [0, ...zone.priceSteps.map(({ from }) => from), zone.freeOverCents ?? 0]
  const prices = [...new Set(changes)].toSorted((a, b) => a - b)
  return prices.map((goodsCents) => ({
    fromRupees: rupeesFromCents(lkrCents(goodsCents)),
    fee: rupeesFromCents(feeOf(zone, { goodsCents, weightGrams: 1 })),
  }))
}

interface PrintedGoods {
  readonly quantity: number
  readonly printVariantId: number | null
}

/** The print partner's delivery rates; undefined if it does not answer, for any reason. */
async function printRateOf(
  shop: Shop,
  place: Place,
  goods: readonly PrintedGoods[],
): Promise<PartnerRate | undefined> {
  const { printPartner } = shop
  const items = goods.flatMap(({ printVariantId, quantity }) =>
    printVariantId === null ? [] : [{ variantId: printVariantId, quantity }],
  )
  if (printPartner === null || items.length < goods.length) return undefined
  const { countryCode, city } = place
  const postalCode = storedPostalCode(countryCode, place.postalCode)
  const stateCode = stateCodeOf(place)
  const rates = await printPartner
    .shippingRates({ countryCode, stateCode, city, postalCode, items })
    .catch(() => [])
  const rate = rates.find(({ isStandard }) => isStandard)
  const currency = rate === undefined ? undefined : findActiveCurrency(shop, rate.currencyCode)
  if (rate === undefined || currency === undefined) return undefined
  return { cents: lkrCentsOf(rate.amountMinor, currency), days: rate.days }
}

/** The partner knows states of a few countries by their codes; the others it does not ask for. */
function stateCodeOf({ countryCode, state }: Place): string {
  if (!['US', 'CA', 'AU'].includes(countryCode)) return ''
  return findStateCode(countryCode, state) ?? ''
}

/** All active zones by the places that they hold. */
interface ZoneMap {
  /** The zone that holds a place by the narrowest of its keys. */
  at(
    countryCode: string,
    keys: { readonly states: readonly string[]; readonly cities: readonly string[] },
  ): Zone | undefined
  /** The zone with this ID, if it holds some place of the country, or everywhere else. */
  named(id: string | undefined, countryCode: string): Zone | undefined
}

type Held = ZonePlace & { readonly zone: Zone }

function zoneMapOf(zones: readonly FullZone[]): ZoneMap {
  const held = zones.filter(({ isActive }) => isActive).flatMap(heldPlaces)
  const byCountry = Map.groupBy(held, ({ countryCode }) => countryCode)
  const inCountry = (countryCode: string) => heldAs(countryCode).flatMap((code) => byCountry.get(code) ?? [])
  return {
    at: (countryCode, { states, cities }) => {
      const fits = ({ stateKey, cityKey }: Held) =>
        (stateKey === '' || states.includes(stateKey)) && (cityKey === '' || cities.includes(cityKey))
      return narrowest(inCountry(countryCode).filter(fits), states)?.zone
    },
    named: (id, countryCode) => inCountry(countryCode).find(({ zone }) => zone.id === id)?.zone,
  }
}

function heldPlaces(row: FullZone): Held[] {
  const zone = zoneOf(row)
  return row.places.map(({ countryCode, state, city }) => ({
    zone,
    countryCode,
    stateKey: placeKey(state),
    cityKey: placeKey(city),
  }))
}

/** A country is held by its code, and abroad by '*', which is everywhere else. */
const heldAs = (countryCode: string): string[] =>
  countryCode === homeCountry ? [countryCode] : [countryCode, '*']
