import type { Country, CountryState } from '@first-fashion/contract/countries/calls'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { countries as allCountries, getEmojiFlag, type TCountryCode } from 'countries-list'
import { allCountries as regions } from 'country-region-data'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { codesOfSwitchedOff } from './countries.queries.ts'
import {
  addressFieldsOf,
  addressRulesOf,
  checkPostalCode,
  type PostalCodeCheck,
  sriLankanProvinces,
} from './countries.rules.ts'

/** The countries with their address formats, and which of them staff have switched off. */
export interface Countries {
  /** The countries offered at checkout, by name. */
  list(): readonly Country[]
  /** Countries that are switched off, too. */
  all(): readonly Country[]
  /** Whether a country is switched off, regardless of zones. */
  isOff(code: string): boolean
  /** Refuses with 'countries.unknown'. */
  details(code: string): Country
  states(code: string): readonly CountryState[]
  /** The code of a state that is written by code or name; undefined for one that is not known. */
  stateCode(countryCode: string, state: string): string | undefined
  /** With a state or district, by code or name, it warns if the postal code belongs elsewhere. */
  validatePostalCode(code: string, postalCode: string, place?: PostalPlace): PostalCodeCheck
  /** undefined for unknown countries and for those without any carrier. */
  find(code: string): Country | undefined
  /** In the transaction that switches a country on or off. */
  changed(tx: Db): Promise<void>
}

interface PostalPlace {
  readonly state?: string | undefined
  readonly district?: string | undefined
}

/** Uninhabited territories, and those without a carrier. */
const notServed = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'UM'])

/** Which ones are switched off is cached: placing an order needs no query for it. */
export function createCountries({ database, invalidation }: Shop): Countries {
  let off: ReadonlySet<string> = new Set()
  const cached = invalidation.cache('countries', async () => {
    off = new Set(await codesOfSwitchedOff(database.db))
  })
  const codes = Object.keys(allCountries).filter((code) => !notServed.has(code)) as TCountryCode[]
  const list = codes.map(countryOf).sort((a, b) => a.name.localeCompare(b.name))
  const byCode = new Map(list.map((country) => [country.code, country]))
  const find = (code: string) => byCode.get(code.toUpperCase())
  const known = (code: string) => {
    const country = find(code)
    if (country === undefined)
      throw new AppError('unknown', 'countries.unknown', 'We do not know this country')
    return country
  }
  return {
    list: () => (off.size === 0 ? list : list.filter(({ code }) => !off.has(code))),
    all: () => list,
    isOff: (code) => off.has(code.toUpperCase()),
    find,
    details: known,
    states: (code) => statesOf(known(code).code),
    stateCode: (code, state) => named(statesOf(code), state)?.code,
    validatePostalCode: (code, postalCode, { state = '', district = '' } = {}) => {
      const country = known(code).code
      const meant =
        (country === 'LK' ? named(districts, district) : undefined) ?? named(statesOf(country), state)
      return checkPostalCode(country, postalCode, meant)
    },
    changed: (tx) => cached.changed(tx),
  }
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
