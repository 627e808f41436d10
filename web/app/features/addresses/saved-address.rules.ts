import type { LastOrderAddress, SavedAddress } from '@first-fashion/contract/addresses/calls'
import { countryName } from '@first-fashion/contract/countries/country-name'
import type { AddressForm } from './form/address-form.ts'

/** A saved address as form values. */
export function formOf({ _id, isDefault: _default, isDelivered: _off, ...form }: SavedAddress): AddressForm {
  return form
}

/** The last order's address as form values, if we still deliver there and it is not saved already. */
export function offeredOf(
  last: LastOrderAddress | null | undefined,
  addresses: readonly SavedAddress[],
): AddressForm | undefined {
  if (last?.isDelivered !== true) return undefined
  const { isDelivered: _on, ...form } = last
  const isSaved = addresses.some(({ instructions: _instructions, ...address }) =>
    isSame({ ...formOf({ ...address, instructions: '' }) }, form),
  )
  return isSaved ? undefined : form
}

/** The saved address that matches a form exactly. */
export const sameAs = (form: AddressForm, addresses: readonly SavedAddress[]): SavedAddress | undefined =>
  addresses.find((address) => isSame(formOf(address), form))

export const isSame = (one: AddressForm, other: AddressForm): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** Whether the shopper has started to fill in the address; name and email may come from the account. */
export const isBegun = ({ street, city, phone }: AddressForm): boolean =>
  [street, city, phone].some((text) => text.trim() !== '')

/** Whether the form already has a recipient. */
export const hasName = ({ firstName, lastName, email }: AddressForm): boolean =>
  [firstName, lastName, email].some((text) => text.trim() !== '')

/** An address in one line, to tell it from others. */
export const lineOf = ({ street, apartment, city, postalCode, country }: AddressForm): string =>
  [street, apartment, [city, postalCode].filter(Boolean).join(' '), countryName(country)]
    .filter(Boolean)
    .join(', ')

export const nameOf = ({ firstName, lastName }: Pick<AddressForm, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`
