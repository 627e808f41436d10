import { districtOfTown } from '@first-fashion/contract/countries/sri-lanka'
import type { AddressForm } from './address-form.ts'

/** Who filled in the district; of a stored address it is not known. */
export type DistrictSource = 'shop' | 'shopper' | 'unknown'

interface DistrictChange {
  readonly edit: Partial<AddressForm>
  readonly source: DistrictSource
}

const home = 'LK'

/**
 * An edit with the district that follows from it. What the shop filled in follows the town, and goes with one that it does
 * not know; what the shopper chose stays.
 */
export function withDistrict(
  before: AddressForm,
  edit: Partial<AddressForm>,
  source: DistrictSource,
): DistrictChange {
  const { country, city } = { ...before, ...edit }
  if (country !== home) return { edit, source: 'unknown' }
  if (edit.district !== undefined) {
    const isChosen = edit.city === undefined && edit.district !== ''
    return { edit, source: isChosen ? 'shopper' : 'unknown' }
  }
  const isTownNew = edit.city !== undefined || edit.country !== undefined
  if (!isTownNew || !isShops(before, source)) return { edit, source }
  return { edit: { ...edit, district: districtOfTown(city)?.name ?? '' }, source: 'shop' }
}

/** Of a district that nobody is known to have chosen, the shop filled in what its town has. */
function isShops({ city, district }: AddressForm, source: DistrictSource): boolean {
  if (district === '' || source === 'shop') return true
  return source === 'unknown' && district === districtOfTown(city)?.name
}

/** The district of the town, if another one stands in the form: the fee depends on it. */
export function questionedDistrict({
  country,
  city,
  district,
}: Pick<AddressForm, 'country' | 'city' | 'district'>): string | undefined {
  if (country !== home || district === '') return undefined
  const found = districtOfTown(city)?.name
  return found === district ? undefined : found
}
