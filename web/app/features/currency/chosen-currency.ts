import type { Currency } from '@first-fashion/contract/currency/calls'

/** The currency that a cookie header asks for, if it is active; else the default one. */
export function chosenCurrencyCode(cookies: string, currencies: readonly Currency[]): string {
  const asked = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(cookies)?.[1]
  const found = currencies.find((currency) => currency.code === asked && currency.isActive)
  return found?.code ?? currencies.find((currency) => currency.isDefault)?.code ?? 'LKR'
}

/** Remembers the choice for the next page, which the server renders in it. */
export function rememberCurrency(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = `currency=${code}; path=/; max-age=31536000; samesite=lax`
  localStorage.setItem('currency', code)
}
