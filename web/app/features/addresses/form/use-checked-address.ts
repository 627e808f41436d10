import { addressErrors, alsoRequiredIn } from '@first-fashion/contract/checkout/address'
import { useEffect, useRef } from 'react'
import { type AddressErrors, type AddressForm, emptyAddress } from './address-form.ts'
import { useCountries, useCountryDetails, useStates } from './use-countries.ts'
import { usePostalCheck } from './use-postal-check.ts'

/**
 * The country of a form with its states, and the errors of the address. A state that the country does not have is
 * cleared, and the phone code follows the country until the shopper types one [A4.30].
 */
export function useCheckedAddress(form: AddressForm, setForm: (edit: Partial<AddressForm>) => void) {
  const countries = useCountries()
  const offered = countries.find((one) => one.code === form.country)
  const isOff = countries.length > 0 && offered === undefined
  const country = useCountryDetails(form.country, isOff) ?? offered
  const states = useStates(form.country, country?.requiresState ?? false)
  const postalError = usePostalCheck(form)
  const hasPhoneCode = useRef(false)
  useEffect(() => {
    if (form.state === '' || country === undefined) return
    const isOffered = !country.requiresState
      ? false
      : states === undefined || states.some((state) => state.code === form.state)
    if (!isOffered) setForm({ state: '' })
  }, [country, states, form.state, setForm])
  useEffect(() => {
    // A detected location may be in another country; typed values stay.
    if (isOff && form.street === '' && form.city === '')
      setForm({ country: emptyAddress.country, phoneCode: emptyAddress.phoneCode })
  }, [isOff, form.street, form.city, setForm])
  useEffect(() => {
    if (country === undefined || hasPhoneCode.current) return
    hasPhoneCode.current = true
    if (form.phoneCode === emptyAddress.phoneCode) setForm({ phoneCode: country.phoneCode })
  }, [country, form.phoneCode, setForm])
  const atOnce: AddressErrors = postalError === undefined ? {} : { postalCode: postalError }
  return {
    countries,
    country,
    states,
    /** All errors, and those to show while the shopper types. */
    errors: { ...addressErrors(form, alsoRequiredIn(country)), ...atOnce },
    atOnce,
  }
}
