import type { AddressField, CheckoutAddress } from '@first-fashion/contract/checkout/address'
import type { Country, CountryState } from '@first-fashion/contract/countries/calls'

/** The delivery form as typed. */
export type AddressForm = Required<Omit<CheckoutAddress, 'zoneId'>>

export const emptyAddress: AddressForm = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'LK',
  phone: '',
  phoneCode: '+1',
  area: '',
  district: '',
  instructions: '',
}

export type AddressErrors = Partial<Record<AddressField, string>>

export interface FieldsProps {
  readonly form: AddressForm
  readonly errors: AddressErrors
  readonly countries: readonly Country[]
  readonly country: Country | undefined
  readonly states: readonly CountryState[] | undefined
  readonly onChange: (change: Partial<AddressForm>) => void
  /** A field was left: its error may show now. */
  readonly onLeave: (field: AddressField) => void
}
