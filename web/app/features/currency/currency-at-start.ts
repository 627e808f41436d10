import { limits } from '@first-fashion/contract/limits'
import { api } from '../../platform/api-browser.ts'
import {
  isChosenByHand,
  rememberCurrency,
  rememberPlace,
  storedCurrency,
  wasPlaceDetected,
} from './chosen-currency.ts'

/**
 * The currency to begin with, in the order of spec A section 4: what the account saved, what was chosen by hand, on a
 * first visit that of the country, else what is stored. Undefined leaves the one that is shown.
 */
export async function currencyAtStart(isLoggedIn: boolean): Promise<string | undefined> {
  const before = storedCurrency()
  const code = (isLoggedIn ? await savedCurrency() : undefined) ?? (await currencyOfVisitor())
  // Somebody who chose meanwhile is not overruled.
  if (code === undefined || storedCurrency() !== before) return undefined
  rememberCurrency(code)
  return code
}

async function savedCurrency(): Promise<string | undefined> {
  const answer = await api('currency.user')
  return answer.ok ? answer.value.currency?.code : undefined
}

async function currencyOfVisitor(): Promise<string | undefined> {
  if (isChosenByHand() || wasPlaceDetected()) return storedCurrency()
  return (await currencyOfPlace()) ?? storedCurrency()
}

/** Asks where the visitor is. What fails or takes too long is asked again at the next visit. */
async function currencyOfPlace(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(limits.ipLookupTimeoutMs)
  const place = await api('accounts.ip-location', { signal })
  if (!place.ok) return undefined
  const { country_code: countryCode, country_name: countryName, city } = place.value
  const answer = await api('currency.by-location', { params: { countryCode } })
  if (!answer.ok) return undefined
  rememberPlace({ countryCode, countryName, city })
  return answer.value.currency.code
}
