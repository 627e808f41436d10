import type { Country } from '@first-fashion/contract/countries/calls'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import type { AddressForm } from './address-form.ts'

const known = ['street', 'apartment', 'city', 'state', 'postalCode', 'district', 'area'] as const
type PlaceField = (typeof known)[number]

export interface AskedField {
  readonly name: PlaceField
  readonly label: string
  readonly required: boolean
}

/** The default fields until the country is known. */
const everywhere: readonly AskedField[] = [
  { name: 'street', label: 'Street address', required: true },
  { name: 'apartment', label: 'Apartment, suite, etc.', required: false },
  { name: 'city', label: 'City', required: true },
  { name: 'postalCode', label: 'Postal code', required: false },
]

/** The fields of an address in a country's order; a state only where the country requires one [A4.30]. */
export function placeFieldsOf(country: Country | undefined): readonly AskedField[] {
  if (country === undefined) return everywhere
  return country.addressFormat.fields.flatMap((field) => {
    const name = known.find((one) => one === field.name)
    if (name === undefined || (name === 'state' && !country.requiresState)) return []
    return [{ ...field, name }]
  })
}

const home = 'LK'

/** The towns to choose from: those of the chosen district, else all. Other countries have none. */
export function citiesOffered({ country, district }: Pick<AddressForm, 'country' | 'district'>): string[] {
  if (country !== home) return []
  return sriLankanDistricts
    .filter(({ name }) => district === '' || name === district)
    .flatMap(({ cities }) => cities)
}
