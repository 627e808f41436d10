import { placeKey } from '@first-fashion/contract/countries/place-key'
import { homeCountry, narrowest, type ZonePlace } from './places.rules.ts'
import { zoneOf } from './shipping.queries.ts'
import type { Zone } from './shipping.rules.ts'
import type { FullZone } from './staff-zones.queries.ts'

/** All active zones by the places that they hold: every quote and every order looks one up. */
export interface ZoneMap {
  /** The zone that holds a place by the narrowest of its keys. */
  at(
    countryCode: string,
    keys: { readonly states: readonly string[]; readonly cities: readonly string[] },
  ): Zone | undefined
  /** The zone with this ID, if it holds some place of the country, or everywhere else. */
  named(id: string | undefined, countryCode: string): Zone | undefined
}

type Held = ZonePlace & { readonly zone: Zone }

export function zoneMapOf(zones: readonly FullZone[]): ZoneMap {
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
