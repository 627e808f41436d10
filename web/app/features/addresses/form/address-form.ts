import type { AddressField, CheckoutAddress } from '@first-fashion/contract/checkout/address'
import type { Country, CountryState } from '@first-fashion/contract/countries/calls'
import { detectedCountry } from '../../currency/index.ts'

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

/** The empty form: in the shopper's detected country, else in Sri Lanka. */
export const firstAddress = (): AddressForm => ({
  ...emptyAddress,
  country: detectedCountry() ?? emptyAddress.country,
})

export type AddressErrors = Partial<Record<AddressField, string>>

export interface FieldsProps {
  readonly form: AddressForm
  readonly errors: AddressErrors
  readonly countries: readonly Country[]
  readonly country: Country | undefined
  readonly states: readonly CountryState[] | undefined
  readonly onChange: (change: Partial<AddressForm>) => void
  /** Marks a field as touched: its error may show now. */
  readonly onLeave: (field: AddressField) => void
}
