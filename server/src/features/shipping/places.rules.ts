import { placeKey, townKeys } from '@first-fashion/contract/countries/place-key'
import { districtOfTown, sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'

/** Where the shop is: what no zone knows there is delivered all the same, for the default price. */
export const homeCountry = 'LK'

/** Where something is to be delivered, as far as it is known. */
export interface Place {
  readonly countryCode: string
  readonly state: string
  readonly city: string
  readonly district: string
  readonly area: string
  readonly postalCode: string
}

/** A place that a zone holds, by keys; '' is any. */
export interface ZonePlace {
  readonly countryCode: string
  readonly stateKey: string
  readonly cityKey: string
}

const districtByName = new Map(sriLankanDistricts.map((district) => [placeKey(district.name), district]))

/**
 * The keys that a zone may know a place by, the narrower first. `stateNames` are the names of the state that the address
 * has by its code. In Sri Lanka a town tells its district, and a district its province.
 */
export function keysOf(place: Place, stateNames: readonly string[]): { states: string[]; cities: string[] } {
  const cities = filled([place.area, place.city].flatMap(townKeys))
  const states = filled([place.district, place.state, ...stateNames].map(placeKey))
  if (place.countryCode !== homeCountry) return { states, cities }
  const districts = [
    ...filled([placeKey(place.district), placeKey(place.state)]).map((key) => districtByName.get(key)),
    ...[place.area, place.city].map(districtOfTown),
  ].filter((one) => one !== undefined)
  const [district] = districts
  if (district === undefined) return { states, cities }
  return { states: filled([placeKey(district.name), ...states, placeKey(district.province)]), cities }
}

const filled = (keys: readonly string[]): string[] => [...new Set(keys.filter((key) => key !== ''))]

/** The narrowest of the places that fit: a city of a state, a city, a state, the country, everywhere else. */
export function narrowest<Fitting extends ZonePlace>(
  fitting: readonly Fitting[],
  states: readonly string[],
): Fitting | undefined {
  const rank = ({ countryCode, stateKey, cityKey }: ZonePlace): number => {
    if (countryCode === '*') return 4_000
    const state = stateKey === '' ? 999 : states.indexOf(stateKey)
    if (cityKey !== '') return stateKey === '' ? 1_000 : state
    return stateKey === '' ? 3_000 : 2_000 + state
  }
  return fitting.toSorted((a, b) => rank(a) - rank(b))[0]
}
