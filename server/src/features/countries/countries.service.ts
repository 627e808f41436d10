import type { Country, CountryState } from '@first-fashion/contract/countries/calls'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { countries as allCountries, getEmojiFlag, type TCountryCode } from 'countries-list'
import { allCountries as regions } from 'country-region-data'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { perShop, type Shop } from '../../shop.ts'
import { codesOfSwitchedOff } from './countries.queries.ts'
import {
  addressFieldsOf,
  addressRulesOf,
  checkPostalCode,
  type PostalCodeCheck,
  sriLankanProvinces,
} from './countries.rules.ts'

interface PostalPlace {
  readonly state?: string | undefined
  readonly district?: string | undefined
}

/** Which countries staff have switched off, in memory: placing an order needs no query for it. */
export const cachedOff = perShop((shop) => {
  let off: ReadonlySet<string> = new Set()
  const { changed } = shop.invalidation.cache('countries', async () => {
    off = new Set(await codesOfSwitchedOff(shop.database.db))
  })
  return { current: () => off, changed }
})

/** The countries offered at checkout, by name. */
export function offeredCountries(shop: Shop): readonly Country[] {
  const off = cachedOff(shop).current()
  return off.size === 0 ? knownCountries : knownCountries.filter(({ code }) => !off.has(code))
}

/** Whether a country is switched off, regardless of zones. */
export const isCountryOff = (shop: Shop, code: string): boolean =>
  cachedOff(shop).current().has(code.toUpperCase())

/** In the transaction that switches a country on or off. */
export const countriesChanged = (shop: Shop, tx: Db): Promise<void> => cachedOff(shop).changed(tx)

/** undefined for unknown countries and for those without any carrier. */
export const findCountry = (code: string): Country | undefined => countriesByCode.get(code.toUpperCase())

/** Refuses with 'countries.unknown'. */
export function countryDetails(code: string): Country {
  const country = findCountry(code)
  if (country === undefined) throw new AppError('unknown', 'countries.unknown', 'We do not know this country')
  return country
}

/** Refuses with 'countries.unknown'. */
export const statesOfCountry = (code: string): readonly CountryState[] => statesOf(countryDetails(code).code)

/** The code of a state that is written by code or name; undefined for one that is not known. */
export const findStateCode = (countryCode: string, state: string): string | undefined =>
  named(statesOf(countryCode), state)?.code

/**
 * With a state or district, by code or name, it warns if the postal code belongs elsewhere. Refuses with
 * 'countries.unknown'.
 */
export function validatePostalCode(
  code: string,
  postalCode: string,
  { state = '', district = '' }: PostalPlace = {},
): PostalCodeCheck {
  const country = countryDetails(code).code
  const meant = (country === 'LK' ? named(districts, district) : undefined) ?? named(statesOf(country), state)
  return checkPostalCode(country, postalCode, meant)
}

function countryOf(code: TCountryCode): Country {
  const facts = allCountries[code]
  const rules = addressRulesOf(code)
  return {
    code,
    name: facts.name,
    phoneCode: `+${String(facts.phone[0] ?? '')
      .replace(/\D/g, '')
      .slice(0, 4)}`,
    flag: getEmojiFlag(code),
    requiresState: rules.requiresState,
    stateLabel: rules.stateLabel,
    postalCodeFormat: rules.postalCode?.shown ?? null,
    addressFormat: { fields: addressFieldsOf(rules) },
  }
}

/** The name of a state, province or prefecture ('13' of Japan is 'Tokyo'); unknown codes stay as they are. */
export const stateName = (countryCode: string, state: string): string =>
  statesOf(countryCode).find(({ code }) => code === state)?.name ?? state

const districts: readonly CountryState[] = sriLankanDistricts.map(({ name }) => ({ code: name, name }))

const spelling = new Intl.Collator('en', { sensitivity: 'base' })

/** Each order asks: as it is written first, and only then whatever its case and accents. */
function named(places: readonly CountryState[], typed: string): CountryState | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  return (
    places.find(({ code, name }) => code === text || name === text) ??
    places.find(({ code, name }) => spelling.compare(code, text) === 0 || spelling.compare(name, text) === 0)
  )
}

const statesByCountry = new Map<string, readonly CountryState[]>(
  regions.map(([, country, states]) => [
    country,
    states.map(([name, code]) => ({ code: code || name, name })),
  ]),
).set('LK', sriLankanProvinces)

const statesOf = (code: string): readonly CountryState[] => statesByCountry.get(code) ?? []

/** Uninhabited territories, and those without a carrier. */
const notServed = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'UM'])

/** By name, those that are switched off, too. */
export const knownCountries: readonly Country[] = (Object.keys(allCountries) as TCountryCode[])
  .filter((code) => !notServed.has(code))
  .map(countryOf)
  .sort((a, b) => a.name.localeCompare(b.name))

const countriesByCode = new Map<string, Country>(knownCountries.map((country) => [country.code, country]))
