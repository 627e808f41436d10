import type { Currency } from '@first-fashion/contract/currency/calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { Shop } from '../../shop.ts'
import { currencyOfCustomer, setCurrencyOfCustomer } from '../accounts/index.ts'
import { currencyOfCountry, type RatedCurrency, ratedCurrencies } from './currency.queries.ts'

/** All currencies are cached in memory: every price and every order needs one. */
export interface Currencies {
  /** The codes of active currencies: pages are rendered in these. */
  readonly codes: ReadonlySet<string>
  /** In the transaction that changes a currency: everything that shows prices is rebuilt. */
  changed(tx: Db): Promise<void>
  active(): Currency[]
  /** An active currency at its current rate, for payments. */
  find(code: string): RatedCurrency | undefined
  /** The same of any currency that the shop knows, for costs in one that no price is shown in. */
  rateOf(code: string): RatedCurrency | undefined
  byCountry(countryCode: string): Promise<Currency>
  /** An active currency, or the default one. */
  orDefault(code: string): RatedCurrency
  /** The customer's saved currency, if it is active. */
  ofCustomer(customerId: string): Promise<Currency | null>
  /** Refuses with 'currency.unknown'. */
  setOfCustomer(customerId: string, code: string): Promise<Currency>
}

export function createCurrencies({ database, cache, invalidation }: Shop): Currencies {
  const { db } = database
  const codes = new Set<string>()
  let all: readonly RatedCurrency[] = []
  const cached = invalidation.cache('currencies', async () => {
    all = await ratedCurrencies(db)
    codes.clear()
    for (const { code } of active()) codes.add(code)
    cache.drop(['currencies'])
  })
  const active = () => all.filter(({ isActive }) => isActive)
  const find = (code: string) => active().find((one) => one.code === code)
  const orDefault = (code: string): RatedCurrency => {
    const currency = find(code.toUpperCase()) ?? all.find(({ isDefault }) => isDefault)
    if (currency === undefined) throw new Error('there is no default currency')
    return currency
  }
  return {
    codes,
    changed: (tx) => cached.changed(tx),
    active,
    find,
    rateOf: (code) => all.find((one) => one.code === code),
    byCountry: async (countryCode) =>
      orDefault((await currencyOfCountry(db, countryCode.toUpperCase())) ?? ''),
    orDefault,
    ofCustomer: async (customerId) => find((await currencyOfCustomer(db, customerId)) ?? '') ?? null,
    setOfCustomer: async (customerId, code) => {
      const currency = find(code.toUpperCase())
      if (currency === undefined)
        throw new AppError('refused', 'currency.unknown', 'This currency is not offered')
      await setCurrencyOfCustomer(db, customerId, currency.code)
      return currency
    },
  }
}
