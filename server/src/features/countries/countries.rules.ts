import type { Country, CountryState } from '@first-fashion/contract/countries/calls'
import { looksLikePostalCode, normalisedPostalCode } from './postal-codes.rules.ts'
import { liesElsewhere } from './postal-states.rules.ts'

/** Address formats of the countries with special rules. */
interface AddressRules {
  readonly stateLabel: string
  readonly requiresState: boolean
  readonly requiresPostalCode: boolean
  /** Only where the shop is sure of it: it refuses every other code. */
  readonly postalCode?: { readonly pattern: RegExp; readonly shown?: Country['postalCodeFormat'] }
  readonly cityLabel?: string
  readonly postalCodeLabel?: string
  /** The fields below the street in writing order; by default the usual order. */
  readonly order?: readonly PlaceField[]
}

type PlaceField = 'city' | 'state' | 'postalCode' | 'district' | 'area'

const postal = (pattern: RegExp, format: string, example: string) => ({
  pattern,
  shown: { format, example },
})

const unknownCountry: AddressRules = {
  stateLabel: 'State / Province',
  requiresState: false,
  requiresPostalCode: false,
}

/** Source: the address data that Google publishes as libaddressinput (CC-BY 4.0). */
const known: Readonly<Record<string, AddressRules>> = {
  LK: {
    stateLabel: 'Province',
    requiresState: false,
    requiresPostalCode: false,
    postalCode: postal(/^\d{5}$/, '#####', '00100'),
    // Couriers sort by district; an area is a part of a town.
    order: ['city', 'area', 'district', 'postalCode'],
  },
  IN: {
    stateLabel: 'State',
    requiresState: true,
    requiresPostalCode: true,
    postalCode: postal(/^[1-9]\d{5}$/, '######', '400001'),
    order: ['city', 'postalCode', 'state'],
  },
  US: {
    stateLabel: 'State',
    requiresState: true,
    requiresPostalCode: true,
    postalCode: postal(/^\d{5}(-\d{4})?$/, '##### or #####-####', '94103'),
    postalCodeLabel: 'ZIP code',
  },
  CA: {
    stateLabel: 'Province',
    requiresState: true,
    requiresPostalCode: true,
    postalCode: postal(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, 'A#A #A#', 'K1A 0B1'),
  },
  GB: {
    stateLabel: 'County',
    requiresState: false,
    requiresPostalCode: true,
    cityLabel: 'Town or city',
    postalCodeLabel: 'Postcode',
    postalCode: postal(/^([A-Z]{1,2}\d[A-Z\d]?|GIR) \d[A-Z]{2}$/, 'AA## #AA', 'SW1A 1AA'),
  },
  AU: {
    stateLabel: 'State',
    requiresState: true,
    requiresPostalCode: true,
    cityLabel: 'Suburb',
    postalCode: postal(/^\d{4}$/, '####', '2000'),
  },
  JP: {
    stateLabel: 'Prefecture',
    requiresState: true,
    requiresPostalCode: true,
    postalCode: postal(/^\d{3}-\d{4}$/, '###-####', '154-0023'),
  },
  DE: { ...unknownCountry, postalCode: { pattern: /^\d{5}$/ } },
}

export const addressRulesOf = (countryCode: string): AddressRules => known[countryCode] ?? unknownCountry

const usualOrder: readonly PlaceField[] = ['city', 'state', 'postalCode']

/** The address fields in their order; a state only if it is required. */
export function addressFieldsOf(rules: AddressRules): Country['addressFormat']['fields'] {
  const places = {
    city: { label: rules.cityLabel ?? 'City', required: true },
    state: { label: rules.stateLabel, required: true },
    postalCode: { label: rules.postalCodeLabel ?? 'Postal code', required: rules.requiresPostalCode },
    district: { label: 'District', required: false },
    area: { label: 'Area', required: false },
  }
  const order = (rules.order ?? usualOrder).filter((name) => name !== 'state' || rules.requiresState)
  return [
    { name: 'street', label: 'Street address', required: true },
    { name: 'apartment', label: 'Apartment, suite, etc.', required: false },
    ...order.map((name) => ({ name, ...places[name] })),
  ]
}

/** The provinces of Sri Lanka by their English names and ISO 3166-2 codes. */
export const sriLankanProvinces = [
  { code: 'LK-1', name: 'Western' },
  { code: 'LK-2', name: 'Central' },
  { code: 'LK-3', name: 'Southern' },
  { code: 'LK-4', name: 'Northern' },
  { code: 'LK-5', name: 'Eastern' },
  { code: 'LK-6', name: 'North Western' },
  { code: 'LK-7', name: 'North Central' },
  { code: 'LK-8', name: 'Uva' },
  { code: 'LK-9', name: 'Sabaragamuwa' },
] as const

/** A postal code as stored: digits and letters in the country's own grouping. */
export const storedPostalCode = (countryCode: string, typed: string): string =>
  normalisedPostalCode(countryCode, typed, addressRulesOf(countryCode).postalCode?.pattern)

/** Codes run from 00100 (Colombo 1) to the 96000s. */
const highestSriLankanCode = 97_000

export interface PostalCodeCheck {
  readonly isValid: boolean
  /** Valid, with a warning. */
  readonly warning: boolean
  readonly message: string
}

/**
 * Validates a postal code for its country [A5.33]. It refuses by the shop's own rules alone, and warns of a
 * code that looks unusual or belongs to another state.
 */
export function checkPostalCode(
  countryCode: string,
  text: string,
  state: CountryState | undefined,
): PostalCodeCheck {
  const rules = addressRulesOf(countryCode)
  const pattern = rules.postalCode?.pattern
  const code = normalisedPostalCode(countryCode, text, pattern)
  if (code === '') {
    const missing = rules.requiresPostalCode
    return { isValid: !missing, warning: false, message: missing ? 'Postal code is required' : '' }
  }
  const isUsual = looksLikePostalCode(countryCode, code, pattern)
  if (!isUsual && pattern !== undefined) {
    const example = rules.postalCode?.shown?.example
    const message = `Invalid postal code. ${example === undefined ? 'Please check it.' : `Example: ${example}`}`
    return { isValid: false, warning: false, message }
  }
  if (!isUsual || (countryCode === 'LK' && Number(code) > highestSriLankanCode))
    return { isValid: true, warning: true, message: 'Please check this postal code: it looks unusual' }
  if (state !== undefined && liesElsewhere(countryCode, state.code, code)) {
    const label = rules.postalCodeLabel ?? 'postal code'
    const message = `${code} does not look like a ${label} of ${state.name}. Please check both.`
    return { isValid: true, warning: true, message }
  }
  return { isValid: true, warning: false, message: '' }
}
