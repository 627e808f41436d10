import type { Currency } from '@first-fashion/contract/currency/calls'
import { formatPrice } from '@first-fashion/contract/money/money'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { api } from '../../platform/api-browser.ts'
import { useToken } from '../../platform/session.ts'
import { rememberCurrency } from './chosen-currency.ts'

interface CurrencyState {
  readonly currencies: readonly Currency[]
  readonly currency: Currency
  /** Shows prices in a currency, remembers it, and saves it for whoever is logged in. */
  choose(code: string): void
  /** LKR rupees as a price in the shown currency. */
  price(rupees: number): string
}

const fallback: Currency = {
  code: 'LKR',
  name: 'Sri Lankan Rupee',
  symbol: 'Rs.',
  exchangeRate: 1,
  isDefault: true,
  isActive: true,
}

const CurrencyContext = createContext<CurrencyState>({
  currencies: [fallback],
  currency: fallback,
  choose: () => {},
  price: (rupees) => formatPrice(rupees, fallback),
})

export const useCurrency = () => useContext(CurrencyContext)

interface ProviderProps {
  readonly currencies: readonly Currency[]
  readonly chosen: string
  readonly children: ReactNode
}

export function CurrencyProvider({ currencies, chosen, children }: ProviderProps) {
  const [code, setCode] = useState(chosen)
  const token = useToken()
  const currency = currencies.find((one) => one.code === code) ?? currencies[0] ?? fallback

  useEffect(() => {
    if (!token) return
    let isCurrent = true
    void api('currency.user').then((answer) => {
      if (!isCurrent || !answer.ok || answer.value.currency === null) return
      setCode(answer.value.currency.code)
      rememberCurrency(answer.value.currency.code)
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
        if (token) void api('currency.user-set', { body: { currencyCode: next } })
      },
      price: (rupees: number) => formatPrice(rupees, currency),
    }),
    [currencies, currency, token],
  )
  return <CurrencyContext value={state}>{children}</CurrencyContext>
}
