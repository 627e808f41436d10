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
 * The initial currency, in this order [A4.10]: the account's saved one, a manual choice, on a
 * first visit the country's, else the stored one. Undefined keeps the shown one.
 */
export async function currencyAtStart(isLoggedIn: boolean): Promise<string | undefined> {
  const before = storedCurrency()
  const code = (isLoggedIn ? await savedCurrency() : undefined) ?? (await currencyOfVisitor())
  // A choice made in the meantime wins.
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

/** Looks up the visitor's country. A failure or timeout is retried at the next visit. */
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
