import type { Currency } from '@first-fashion/contract/currency/calls'
import { formatPrice, formatPriceInText } from '@first-fashion/contract/money/money'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import {
  currencyOf,
  type PageCurrencies,
  rememberChoiceByHand,
  rememberCurrency,
  rupee,
} from './chosen-currency.ts'
import { currencyAtStart } from './currency-at-start.ts'

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
