import { builtinCurrencies } from '@first-fashion/contract/currency/builtin'
import type { Currency } from '@first-fashion/contract/currency/calls'
import type { Result } from '../../platform/api.ts'

/** The currency that a cookie header asks for, if it is active; else the default one. */
export function chosenCurrencyCode(cookies: string, currencies: readonly Currency[]): string {
  const requested = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies)?.[1]
  const found = currencies.find((currency) => currency.code === requested && currency.isActive)
  return found?.code ?? currencies.find((currency) => currency.isDefault)?.code ?? 'LKR'
}

/** The fallback currency. */
export const rupee: Currency = {
  code: 'LKR',
  name: 'Sri Lankan Rupee',
  symbol: 'Rs.',
  exchangeRate: 1,
  isDefault: true,
  isActive: true,
}

/** The currency of a code; for an unknown code the default one. */
export const currencyOf = (code: string, currencies: readonly Currency[]): Currency =>
  currencies.find((one) => one.code === code) ?? currencies.find(({ isDefault }) => isDefault) ?? rupee

export interface PageCurrencies {
  readonly currencies: readonly Currency[]
  readonly chosen: string
  /** The currencies could not be fetched; the built-in ones are used. */
  readonly isFallback: boolean
}

/** The currencies to show prices in, and the one in the cookie [A8.08]. */
export function currenciesFor(cookies: string, answer: Result<'currency.active'>): PageCurrencies {
  const currencies = answer.ok ? answer.value.currencies : builtinCurrencies
  return { currencies, chosen: chosenCurrencyCode(cookies, currencies), isFallback: !answer.ok }
}

/** Remembers a currency for the next page, which the server renders in it. */
export function rememberCurrency(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = `currency=${code}; path=/; max-age=31536000; samesite=lax`
  localStorage.setItem('currency', code)
}

export const storedCurrency = (): string | undefined => localStorage.getItem('currency') ?? undefined

/** A manual choice overrides the detected currency. */
export const rememberChoiceByHand = (): void => localStorage.setItem('currencyChosen', 'manual')
export const isChosenByHand = (): boolean => localStorage.getItem('currencyChosen') === 'manual'

interface Place {
  readonly countryCode: string
  readonly countryName: string
  readonly city: string
}
export const rememberPlace = (place: Place): void => localStorage.setItem('location', JSON.stringify(place))
export const wasPlaceDetected = (): boolean => localStorage.getItem('location') !== null
