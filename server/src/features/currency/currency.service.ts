import type { Currency } from '@first-fashion/contract/currency/calls'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { perShop, type Shop } from '../../shop.ts'
import { currencyOfCustomer, setCurrencyOfCustomer } from '../accounts/index.ts'
import { currencyOfCountry, type RatedCurrency, ratedCurrencies } from './currency.queries.ts'

/** All currencies, in memory: every price and every order needs one. */
export const cachedCurrencies = perShop((shop) => {
  const codes = new Set<string>()
  let all: readonly RatedCurrency[] = []
  const { changed } = shop.invalidation.cache('currencies', async () => {
    all = await ratedCurrencies(shop.database.db)
    codes.clear()
    for (const { code, isActive } of all) if (isActive) codes.add(code)
    shop.cache.drop(['currencies'])
  })
  return { all: () => all, codes, changed }
})

/** The codes of active currencies: pages are rendered in these. The set is kept up to date. */
export const pageCurrencies = (shop: Shop): ReadonlySet<string> => cachedCurrencies(shop).codes

/** In the transaction that changes a currency: everything that shows prices is rebuilt. */
export const currenciesChanged = (shop: Shop, tx: Db): Promise<void> => cachedCurrencies(shop).changed(tx)

export const activeCurrencies = (shop: Shop): RatedCurrency[] =>
  cachedCurrencies(shop)
    .all()
    .filter(({ isActive }) => isActive)

/** An active currency at its current rate, for payments. */
export const findActiveCurrency = (shop: Shop, code: string): RatedCurrency | undefined =>
  activeCurrencies(shop).find((one) => one.code === code)

/** The same of any currency that the shop knows, for costs in one that no price is shown in. */
export const findCurrency = (shop: Shop, code: string): RatedCurrency | undefined =>
  cachedCurrencies(shop)
    .all()
    .find((one) => one.code === code)

/** An active currency, or the default one. */
export function currencyOrDefault(shop: Shop, code: string): RatedCurrency {
  const all = cachedCurrencies(shop).all()
  const currency = findActiveCurrency(shop, code.toUpperCase()) ?? all.find(({ isDefault }) => isDefault)
  if (currency === undefined) throw new Error('there is no default currency')
  return currency
}

export const currencyInCountry = async (shop: Shop, countryCode: string): Promise<Currency> =>
  currencyOrDefault(shop, (await currencyOfCountry(shop.database.db, countryCode.toUpperCase())) ?? '')

/** The customer's saved currency, if it is active. */
export const findSavedCurrency = async (shop: Shop, customerId: string): Promise<Currency | null> =>
  findActiveCurrency(shop, (await currencyOfCustomer(shop.database.db, customerId)) ?? '') ?? null

/** Refuses with 'currency.unknown'. */
export async function saveCurrency(shop: Shop, customerId: string, code: string): Promise<Currency> {
  const currency = findActiveCurrency(shop, code.toUpperCase())
  if (currency === undefined)
    throw new AppError('refused', 'currency.unknown', 'This currency is not offered')
  await setCurrencyOfCustomer(shop.database.db, customerId, currency.code)
  return currency
}
