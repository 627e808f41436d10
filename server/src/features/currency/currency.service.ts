import type { Currency } from '@first-fashion/contract/currency/calls'
import type { Invalidation } from '../../platform/bus/invalidation.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Database, Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { currencyOfCustomer, setCurrencyOfCustomer } from '../accounts/index.ts'
import {
  activeCurrencies,
  activeCurrency,
  currencyOfCountry,
  defaultCurrency,
  type RatedCurrency,
  ratedCurrency,
} from './currency.queries.ts'

export interface Currencies {
  /** The cached codes of active currencies: pages are rendered in these. */
  readonly codes: ReadonlySet<string>
  /** In the transaction that changes a currency: everything that shows prices is rebuilt. */
  changed(tx: Db): Promise<void>
  active(): Promise<Currency[]>
  /** An active currency at its current rate, for payments. */
  find(code: string): Promise<RatedCurrency | undefined>
  byCountry(countryCode: string): Promise<Currency>
  /** An active currency, or the default one. */
  orDefault(code: string): Promise<RatedCurrency>
  /** The customer's saved currency, if it is active. */
  ofCustomer(customerId: string): Promise<Currency | null>
  /** Refuses with 'currency.unknown'. */
  setOfCustomer(customerId: string, code: string): Promise<Currency>
}

export interface CurrenciesDeps {
  readonly database: Database
  readonly cache: ResponseCache
  readonly invalidation: Invalidation
}

export function createCurrencies({ database, cache, invalidation }: CurrenciesDeps): Currencies {
  const { db } = database
  const codes = new Set<string>()
  const cached = invalidation.cache('currencies', async () => {
    const active = (await activeCurrencies(db)).map(({ code }) => code)
    for (const code of codes) if (!active.includes(code)) codes.delete(code)
    for (const code of active) codes.add(code)
    cache.drop(['currencies'])
  })
  return {
    codes,
    changed: (tx) => cached.changed(tx),
    active: () => activeCurrencies(db),
    find: async (code) => {
      const found = await ratedCurrency(db, code)
      return found.code === code ? found : undefined
    },
    byCountry: async (countryCode) =>
      (await currencyOfCountry(db, countryCode.toUpperCase())) ?? defaultCurrency(db),
    orDefault: (code) => ratedCurrency(db, code.toUpperCase()),
    ofCustomer: async (customerId) => {
      const code = await currencyOfCustomer(db, customerId)
      return code === null ? null : ((await activeCurrency(db, code)) ?? null)
    },
    setOfCustomer: async (customerId, code) => {
      const currency = await activeCurrency(db, code.toUpperCase())
      if (currency === undefined)
        throw new AppError('refused', 'currency.unknown', 'This currency is not offered')
      await setCurrencyOfCustomer(db, customerId, currency.code)
      return currency
    },
  }
}
