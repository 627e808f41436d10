import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../platform/queries/call.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { addressKeys } from '../addresses.keys.ts'
import '../addresses-words.ts'

/** The countries that we deliver to, from the server. */
export function useCountries() {
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
export function useCountryDetails(code: string, isNeeded: boolean) {
  const { data } = useQuery({
    queryKey: addressKeys.country(code),
    enabled: isNeeded && /^[A-Z]{2}$/.test(code),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await call('countries.details', { params: { code } })).country,
  })
  return isNeeded ? data : undefined
}

/** The states of a country; requested only if the address needs one. */
export function useStates(countryCode: string, isNeeded: boolean) {
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
