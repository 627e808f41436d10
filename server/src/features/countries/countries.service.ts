import type { Country, CountryState } from '@first-fashion/contract/countries/calls'
import { countries as allCountries, getEmojiFlag, type TCountryCode } from 'countries-list'
import { allCountries as regions } from 'country-region-data'
import { AppError } from '../../platform/errors.ts'
import {
  addressFieldsOf,
  addressRulesOf,
  checkPostalCode,
  type PostalCodeCheck,
  sriLankanProvinces,
} from './countries.rules.ts'

/** The countries that we deliver to, with how addresses are written there. Plain facts: no database. */
export interface Countries {
  list(): readonly Country[]
  /** Refuses with 'countries.unknown'. */
  details(code: string): Country
  states(code: string): readonly CountryState[]
  validatePostalCode(code: string, postalCode: string): PostalCodeCheck
  /** undefined for a country that we do not deliver to. */
  find(code: string): Country | undefined
}

/** Territories without people, and those that no carrier of ours serves. */
const notServed = new Set(['AQ', 'BV', 'HM', 'TF', 'GS', 'UM'])

export function createCountries(): Countries {
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
    list: () => list,
    find,
    details: known,
    states: (code) => statesOf(known(code).code),
    validatePostalCode: (code, postalCode) => checkPostalCode(known(code).code, postalCode),
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

function statesOf(code: string): readonly CountryState[] {
  if (code === 'LK') return sriLankanProvinces
  const entry = regions.find(([, countryCode]) => countryCode === code)
  return (entry?.[2] ?? []).map(([name, stateCode]) => ({ code: stateCode || name, name }))
}
