import {
  addressErrors,
  addressMessages,
  type checkoutAddress,
} from '@first-fashion/contract/checkout/address'
import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { type Countries, normalisedPostalCode } from '../countries/index.ts'

/**
 * The delivery address as an order keeps it. Refuses with 'order.address-invalid' and every field that is wrong.
 */
export function checkedAddress(address: z.output<typeof checkoutAddress>, countries: Countries) {
  const country = countries.find(address.country)
  const errors: Record<string, string> = { ...addressErrors(address, country?.requiresState ?? false) }
  if (country === undefined) errors.country ??= addressMessages.required
  else Object.assign(errors, placeErrors(address, country.code, countries))
  if (country === undefined || Object.keys(errors).length > 0)
    throw new AppError('refused', 'order.address-invalid', addressMessages.allFields, { errors })
  const text = (value: string) => value.trim()
  return {
    email: text(address.email),
    firstName: text(address.firstName),
    lastName: text(address.lastName),
    street: text(address.street),
    apartment: text(address.apartment),
    city: text(address.city),
    state: country.requiresState ? text(address.state) : '',
    zipcode: normalisedPostalCode(country.code, address.postalCode),
    countryCode: country.code,
    phone: `${text(address.phoneCode)} ${text(address.phone)}`,
    area: text(address.area),
    district: text(address.district),
    instructions: text(address.instructions),
  }
}

function placeErrors(address: z.output<typeof checkoutAddress>, countryCode: string, countries: Countries) {
  const errors: Record<string, string> = {}
  const country = countries.details(countryCode)
  const states = country.requiresState ? countries.states(countryCode) : []
  const state = address.state.trim()
  if (state !== '' && states.length > 0 && !states.some((one) => one.code === state || one.name === state))
    errors.state = addressMessages.required
  const postalCode = countries.validatePostalCode(countryCode, address.postalCode)
  if (!postalCode.isValid) errors.postalCode = postalCode.message
  return errors
}
