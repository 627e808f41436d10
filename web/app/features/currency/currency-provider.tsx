import type { Currency } from '@first-fashion/contract/currency/calls'
import { limits } from '@first-fashion/contract/limits'
import { formatPrice, formatPriceInText } from '@first-fashion/contract/money/money'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../platform/api-browser.ts'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import {
  currencyOf,
  isChosenByHand,
  type PageCurrencies,
  rememberChoiceByHand,
  rememberCurrency,
  rememberPlace,
  rupee,
  storedCurrency,
  wasPlaceDetected,
} from './chosen-currency.ts'

interface CurrencyState {
  readonly currencies: readonly Currency[]
  readonly currency: Currency
  /** Shows prices in a currency, stores it, and saves it to the account of a logged-in user. */
  choose(code: string): void
  /** LKR rupees as a price in the shown currency. */
  price(rupees: number): string
  /** The same inside a sentence, without decimals that say nothing. */
  priceInText(rupees: number): string
}

const CurrencyContext = createContext<CurrencyState>({
  currencies: [rupee],
  currency: rupee,
  choose: () => {},
  price: (rupees) => formatPrice(rupees, rupee),
  priceInText: (rupees) => formatPriceInText(rupees, rupee),
})

export const useCurrency = () => useContext(CurrencyContext)

interface ProviderProps extends PageCurrencies {
  readonly children: ReactNode
}

export function CurrencyProvider({ currencies, chosen, isFallback, children }: ProviderProps) {
  const [code, setCode] = useState(chosen)
  const token = useToken()
  const queries = useQueryClient()
  const currency = currencyOf(code, currencies)

  const { t } = useTranslation()
  useEffect(() => {
    if (isFallback) toasts.error(t('shell.currenciesFailed'))
  }, [isFallback, t])

  const hasStarted = useRef(false)
  useEffect(() => {
    // After logging out the currency on the screen stays.
    if (token === undefined || (token === null && hasStarted.current)) return
    hasStarted.current = true
    let isCurrent = true
    void currencyAtStart(token !== null).then((found) => {
      if (isCurrent && found !== undefined) setCode(found)
    })
    return () => {
      isCurrent = false
    }
  }, [token])

  const state = useMemo(
    () => ({
      currencies,
      currency,
      choose: (next: string) => {
        setCode(next)
        rememberCurrency(next)
        rememberChoiceByHand()
        if (token) void import('./save-currency.ts').then((module) => module.saveCurrency(queries, next))
      },
      price: (rupees: number) => formatPrice(rupees, currency),
      priceInText: (rupees: number) => formatPriceInText(rupees, currency),
    }),
    [currencies, currency, token, queries],
  )
  return <CurrencyContext value={state}>{children}</CurrencyContext>
}

/**
 * The initial currency, in this order [A4.10]: the account's saved one, a manual choice, on a
 * first visit the country's, else the stored one. Undefined keeps the shown one.
 */
async function currencyAtStart(isLoggedIn: boolean): Promise<string | undefined> {
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
  // A shop without a look-up knows no country.
  if (countryCode === '') return undefined
  const answer = await api('currency.by-location', { params: { countryCode } })
  if (!answer.ok) return undefined
  rememberPlace({ countryCode, countryName, city })
  return answer.value.currency.code
}
