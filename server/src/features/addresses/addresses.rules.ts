import {
  type AddressField,
  addressErrors,
  addressMessages,
  alsoRequiredIn,
  type checkoutAddress,
} from '@first-fashion/contract/checkout/address'
import { readNumber } from '@first-fashion/contract/checkout/calling-code'
import { dialSign, phoneMessages, writtenPhone } from '@first-fashion/contract/checkout/phone'
import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import type { z } from 'zod'
import {
  countryDetails,
  findCountry,
  statesOfCountry,
  storedPostalCode,
  validatePostalCode,
} from '../countries/index.ts'

export type AddressFields = Omit<z.output<typeof checkoutAddress>, 'zoneId'>
export type AddressErrors = Partial<Record<AddressField, string>>

/** An address as stored: trimmed, without fields that its country does not use. */
export interface CleanAddress extends Omit<AddressFields, 'country'> {
  readonly countryCode: string
}

/** All errors of an address, or the address as stored [A5.26]. */
export function readAddress(
  address: AddressFields,
): { readonly errors: AddressErrors } | { readonly address: CleanAddress } {
  const country = findCountry(address.country)
  const errors: AddressErrors = addressErrors(address, alsoRequiredIn(country))
  const number = storedNumber(address)
  if (number === undefined) errors.phone ??= phoneMessages.phoneFormat
  if (country === undefined) errors.country ??= addressMessages.required
  else Object.assign(errors, placeErrors(address, country.code))
  if (country === undefined || Object.keys(errors).length > 0) return { errors }
  const { country: _code, ...fields } = address
  const isAsked = (field: string) => country.addressFormat.fields.some(({ name }) => name === field)
  const trimmed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]))
  return {
    address: {
      ...fields,
      ...trimmed,
      ...number,
      countryCode: country.code,
      postalCode: storedPostalCode(country.code, address.postalCode),
      state: country.requiresState ? address.state.trim() : '',
      area: isAsked('area') ? address.area.trim() : '',
      district: isAsked('district') ? districtNamed(address.district) : '',
    },
  }
}

/** The number behind its country's code; undefined if it begins with + or 00 and is one of no country. */
function storedNumber(typed: Pick<AddressFields, 'phone' | 'phoneCode'>) {
  const written = { phoneCode: writtenCode(typed.phoneCode), phone: writtenPhone(typed.phone) }
  const { isSure, phoneCode, phone } = readNumber(written)
  return isSure || !dialSign.test(phone) ? { phoneCode, phone } : undefined
}

/** +0094 is +94: no code of a country begins with 0. */
const writtenCode = (typed: string): string => writtenPhone(typed).replace(/^\+0+(?=[1-9])/, '+')

/** Normalises the names of districts; unknown ones stay as they are. */
function districtNamed(typed: string): string {
  const name = typed.trim()
  const known = sriLankanDistricts.find((one) => one.name.toLowerCase() === name.toLowerCase())
  return known?.name ?? name
}

function placeErrors(address: AddressFields, countryCode: string): AddressErrors {
  const errors: AddressErrors = {}
  const country = countryDetails(countryCode)
  const states = country.requiresState ? statesOfCountry(countryCode) : []
  const state = address.state.trim()
  if (state !== '' && states.length > 0 && !states.some((one) => one.code === state || one.name === state))
    errors.state = addressMessages.required
  const postalCode = validatePostalCode(countryCode, address.postalCode)
  if (!postalCode.isValid) errors.postalCode = postalCode.message
  return errors
}

type Door = Pick<
  CleanAddress,
  'firstName' | 'lastName' | 'street' | 'apartment' | 'city' | 'state' | 'postalCode' | 'countryCode'
>

/** Whether two addresses are the same, ignoring case, as in the table's index. */
export const isSameDoor = (one: Door, other: Door): boolean => doorOf(one) === doorOf(other)

const doorOf = ({ firstName, lastName, street, apartment, city, state, postalCode, countryCode }: Door) =>
  [firstName, lastName, street, apartment, city, state, postalCode, countryCode].join('\u001f').toLowerCase()
