import { limits } from '@first-fashion/contract/limits'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api-browser.ts'
import { toasts } from '../../../platform/toasts.ts'
import type { AddressForm } from './address-form.ts'

/** The server's postal code check, half a second after the last key [A5.33]. */
export function usePostalCheck(form: AddressForm): string | undefined {
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
