import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { getCountryDataList } from 'countries-list'
import { allCountries as regions } from 'country-region-data'

/** Signs of countries on cars, and names in daily use, that are no ISO code. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  AT: ['A'],
  BE: ['B'],
  DE: ['D'],
  ES: ['E'],
  FI: ['SF'],
  FR: ['F'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  HU: ['H'],
  IE: ['Republic of Ireland'],
  IT: ['I'],
  KR: ['Korea'],
  LI: ['FL'],
  LK: sriLankanDistricts.flatMap(({ name, province, cities }) => [name, province, ...cities]),
  LU: ['L'],
  NL: ['Holland'],
  NO: ['N'],
  PT: ['P'],
  SE: ['S'],
  SG: ['S'],
  SI: ['SLO'],
  US: ['U.S.A.', 'U.S.'],
}
/** What people call a postal code. */
const titles = [
  'ZIP code',
  'ZIP',
  'Pincode',
  'PIN code',
  'PIN',
  'Postcode',
  'Postal code',
  'CEP',
  'PLZ',
  'CAP',
  'CP',
]

/**
 * A postal code without what people write beside it: its country, as in 'Singapore 018956' and 'D-10115', its state,
 * as in 'CA 94105', and its title. Other words stay, because a code beside them may be something else ('PO Box 94105').
 * Returns what is left, word by word, because the letters of a code can be those of a state. Expects capitals.
 */
export function withoutPlaces(countryCode: string, code: string): string[] {
  const names = placesOf(countryCode)
    .map(plainLetters)
    .filter((name) => /^[A-Z]/.test(name))
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const inFront = new RegExp(`^(?:(?:${names})(?:${separator}+|(?=\\d))|[A-Z]{1,3}-(?=\\d))`)
  const behind = new RegExp(`${separator}+(?:${names})$`)
  const steps = (written: string): string[] => {
    const end = behind.test(written) ? behind : inFront
    const shorter = written.replace(end, '').replace(edges, '')
    return shorter === written ? [] : [shorter, ...steps(shorter)]
  }
  return steps(plainLetters(code))
}

const separator = '[\\s,.:()〒-]'
const edges = new RegExp(`^${separator}+|${separator}+$`, 'g')

function placesOf(countryCode: string): string[] {
  const states = regions.find(([, code]) => code === countryCode)?.[2] ?? []
  return [
    ...titles.flatMap(spellings),
    ...namesOf(countryCode),
    ...(otherNames[countryCode] ?? []),
    ...states.flat(),
  ]
}

/** 'CP' is also 'C.P.' and 'C. P.'. */
const spellings = (title: string): string[] =>
  /^[A-Z]+$/.test(title) ? [title, [...title].join('.'), [...title].join('. ')] : [title]

const countries = getCountryDataList()

function namesOf(countryCode: string): string[] {
  const country = countries.find(({ iso2 }) => iso2 === countryCode)
  return country === undefined ? [] : [country.iso2, country.iso3, country.name, country.native]
}

/** Capitals without accents. */
const plainLetters = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toUpperCase()
