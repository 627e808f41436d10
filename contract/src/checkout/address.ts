import { z } from 'zod'
import type { Country } from '../countries/calls.ts'
import { looksLikeEmail } from '../email-address.ts'
import { phoneError, phoneMessages, writtenPhone } from './phone.ts'

const text = (maximum: number) => z.string().max(maximum)

/** The checkout form as sent. Required fields are checked by a rule, so that one answer can name every error. */
export const checkoutAddress = z.object({
  firstName: text(80),
  lastName: text(80),
  email: text(254),
  street: text(200),
  apartment: text(120).default(''),
  city: text(120),
  state: text(120).default(''),
  postalCode: text(20).default(''),
  country: text(2),
  phone: text(40),
  phoneCode: text(8),
  area: text(120).default(''),
  district: text(120).default(''),
  instructions: text(500).default(''),
  zoneId: text(64).default(''),
})
/** Maximum length of each field. */
export const addressMaximumLengths = {
  firstName: 80,
  lastName: 80,
  email: 254,
  street: 200,
  apartment: 120,
  city: 120,
  state: 120,
  postalCode: 20,
  phoneCode: 8,
  area: 120,
  district: 120,
  instructions: 500,
} as const

export type CheckoutAddress = z.input<typeof checkoutAddress>

export const addressMessages = {
  required: 'This field is required',
  emailInvalid: 'Invalid email address',
  ...phoneMessages,
  phoneCode: 'Invalid phone code',
  allFields: 'Please fill in all required fields correctly',
} as const

const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'country',
  'street',
  'city',
  'phoneCode',
  'phone',
] as const

export type AddressField = keyof z.output<typeof checkoutAddress>

/** Extra requirements of a country's addresses. */
export function alsoRequiredIn(country: Country | undefined): AddressField[] {
  if (country === undefined) return []
  const asked = country.addressFormat.fields.filter(({ required }) => required).map(({ name }) => name)
  return countryFields.filter(
    (field) => asked.includes(field) || (field === 'state' && country.requiresState),
  )
}
const countryFields = ['state', 'postalCode', 'district', 'area'] as const

/**
 * Validates the delivery form [A5.26], in the browser and on the server. Returns the first error of each
 * field; an empty object means that the address is valid.
 */
export function addressErrors(
  address: CheckoutAddress,
  alsoRequired: readonly AddressField[],
): Partial<Record<AddressField, string>> {
  const errors: Partial<Record<AddressField, string>> = {}
  for (const field of [...requiredFields, ...alsoRequired])
    if ((address[field] ?? '').trim() === '') errors[field] = addressMessages.required
  errors.email ??= emailError(address.email)
  errors.phone ??= phoneError(address.phone)
  if (errors.phoneCode === undefined && !/^\+\d{1,4}$/.test(writtenPhone(address.phoneCode)))
    errors.phoneCode = addressMessages.phoneCode
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}

const emailError = (email: string) => (looksLikeEmail(email) ? undefined : addressMessages.emailInvalid)
