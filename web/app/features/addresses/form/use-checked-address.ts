import '../addresses-words.ts'
import { addressErrors, alsoRequiredIn } from '@first-fashion/contract/checkout/address'
import { limits } from '@first-fashion/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../platform/api-browser.ts'
import { call } from '../../../platform/queries/call.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { addressKeys } from '../addresses.keys.ts'
import { type AddressErrors, type AddressForm, emptyAddress } from './address-form.ts'

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

/** The server's postal code check, half a second after the last key [A5.33]. */
function usePostalCheck(form: AddressForm): string | undefined {
  const { country: countryCode, postalCode, state: stateCode, district } = form
  const [error, setError] = useState<string>()
  useEffect(() => {
    setError(undefined)
    if (postalCode.trim() === '') return
    const aborted = new AbortController()
    const timer = window.setTimeout(async () => {
      const body = { countryCode, postalCode, stateCode, district }
      const answer = await api('countries.validate-postal-code', { body, signal: aborted.signal })
      if (!answer.ok || aborted.signal.aborted) return
      if (!answer.value.isValid) setError(answer.value.message)
      else if (answer.value.warning) toasts.warning(answer.value.message)
    }, limits.postalCodeCheckDelayMs)
    return () => {
      window.clearTimeout(timer)
      aborted.abort()
    }
  }, [countryCode, postalCode, stateCode, district])
  return error
}

/** The countries that we deliver to, from the server. */
function useCountries() {
  const { t } = useTranslation()
  const countries = useQuery({
    queryKey: addressKeys.countries,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await call('countries.list')).countries,
  })
  useEffect(() => {
    if (countries.isError) toasts.error(t('addresses:form.countriesFailed'))
  }, [countries.isError, t])
  return countries.data ?? []
}

/** A country that is not offered, for an existing address. */
function useCountryDetails(code: string, isNeeded: boolean) {
  const { data } = useQuery({
    queryKey: addressKeys.country(code),
    enabled: isNeeded && /^[A-Z]{2}$/.test(code),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await call('countries.details', { params: { code } })).country,
  })
  return isNeeded ? data : undefined
}

/** The states of a country; requested only if the address needs one. */
function useStates(countryCode: string, isNeeded: boolean) {
  const { t } = useTranslation()
  const states = useQuery({
    queryKey: addressKeys.states(countryCode),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await call('countries.states', { params: { code: countryCode } })).states,
  })
  useEffect(() => {
    if (states.isError) toasts.error(t('addresses:form.statesFailed'))
  }, [states.isError, t])
  return isNeeded ? states.data : undefined
}
