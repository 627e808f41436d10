import { lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { HomeZone } from '@first-fashion/contract/shipping/zone'
import { homeCountry } from './places.rules.ts'
import { zoneOf } from './shipping.queries.ts'
import { feeOf } from './shipping.rules.ts'
import type { FullZone } from './staff-zones.queries.ts'

/** The zones that hold districts, provinces or all of the shop's own country, as they are told to everyone. */
export const homeZonesOf = (zones: readonly FullZone[]): HomeZone[] =>
  zones.flatMap((zone) => {
    const whole = zone.places.filter(({ countryCode, city }) => countryCode === homeCountry && city === '')
    if (whole.length === 0 || !zone.isActive || !zone.isDelivered) return []
    const regions = whole.some(({ state }) => state === '') ? [] : whole.map(({ state }) => state)
    const days = { min: zone.daysMin, max: zone.daysMax }
    return [{ name: zone.name, regions, fees: feesOf(zone), days }]
  })

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
