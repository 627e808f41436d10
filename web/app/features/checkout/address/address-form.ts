import type { AddressField, CheckoutAddress } from '@first-fashion/contract/checkout/address'
import type { Country, CountryState } from '@first-fashion/contract/countries/calls'
import { detectedCountry } from '../../currency/detected-country.ts'
import { clearChoices } from '../stored-choices.ts'

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

const draftKey = 'checkout-draft'

/** The form survives a reload and a failed payment, in this tab only. */
export function readDraft(): AddressForm {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    if (typeof value !== 'object' || value === null) return firstAddress()
    const texts = Object.entries(value).filter(([key, one]) => key in emptyAddress && typeof one === 'string')
    return { ...firstAddress(), ...Object.fromEntries(texts) }
  } catch {
    return firstAddress()
  }
}

export const writeDraft = (form: AddressForm): void => sessionStorage.setItem(draftKey, JSON.stringify(form))

/** After the order and on logout: the next person must not see it. */
export function discardDraft(): void {
  sessionStorage.removeItem(draftKey)
  clearChoices()
}
