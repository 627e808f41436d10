import type { Country, CountryState } from '@first-fashion/contract/countries/calls'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { countries as allCountries, getEmojiFlag, type TCountryCode } from 'countries-list'
import { allCountries as regions } from 'country-region-data'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { codesOfSwitchedOff } from './countries.queries.ts'
import {
  addressFieldsOf,
  addressRulesOf,
  checkPostalCode,
  type PostalCodeCheck,
  sriLankanProvinces,
} from './countries.rules.ts'

/** The countries with how addresses are written there, and which of them staff have switched off. */
export interface Countries {
  /** Those that are offered at the checkout, by name. */
  list(): readonly Country[]
  /** Those that are switched off too. */
  all(): readonly Country[]
  /** Whether no parcels go there, whatever zone holds it. */
  isOff(code: string): boolean
  /** Refuses with 'countries.unknown'. */
  details(code: string): Country
  states(code: string): readonly CountryState[]
  /** With a state or district, by its code or its name, one that lies elsewhere is doubted. */
  validatePostalCode(code: string, postalCode: string, place?: PostalPlace): PostalCodeCheck
  /** undefined for what is no country, or one that no carrier serves. */
  find(code: string): Country | undefined
  /** Reads which are switched off; placing an order asks no database for it. */
  load(): Promise<void>
}

interface PostalPlace {
  readonly state?: string | undefined
  readonly district?: string | undefined
}

/** Territories without people, and those that no carrier of ours serves. */
const notServed = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'UM'])

export function createCountries({ database }: { readonly database: Database }): Countries {
  let off: ReadonlySet<string> = new Set()
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
    validatePostalCode: (code, postalCode, { state = '', district = '' } = {}) => {
      const country = known(code).code
      const meant =
        (country === 'LK' ? named(districts, district) : undefined) ?? named(statesOf(country), state)
      return checkPostalCode(country, postalCode, meant)
    },
    load: async () => {
      off = new Set(await codesOfSwitchedOff(database.db))
    },
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
    postalCodeFormat:
      rules.postalCode === undefined
        ? null
        : { format: rules.postalCode.format, example: rules.postalCode.example },
    addressFormat: { fields: addressFieldsOf(rules) },
  }
}

/** A state, province or prefecture as people call it ('13' of Japan is 'Tokyo'); what is no code stays as it is. */
export const stateName = (countryCode: string, state: string): string =>
  statesOf(countryCode).find(({ code }) => code === state)?.name ?? state

const districts: readonly CountryState[] = sriLankanDistricts.map(({ name }) => ({ code: name, name }))

function named(places: readonly CountryState[], typed: string): CountryState | undefined {
  const asked = typed.trim().toLowerCase()
  return places.find((one) => [one.code, one.name].some((text) => text.toLowerCase() === asked))
}

function statesOf(code: string): readonly CountryState[] {
  if (code === 'LK') return sriLankanProvinces
  const entry = regions.find(([, countryCode]) => countryCode === code)
  return (entry?.[2] ?? []).map(([name, stateCode]) => ({ code: stateCode || name, name }))
}
