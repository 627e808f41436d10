import type { Currency } from '@first-fashion/contract/currency/calls'
import type { rateSetters } from '@first-fashion/contract/explanation/price-breakdown'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { countryCurrencies, currencies } from './currency.table.ts'

const columns = {
  code: currencies.code,
  name: currencies.name,
  symbol: currencies.symbol,
  exchangeRate: currencies.exchangeRate,
  isDefault: currencies.isDefault,
  isActive: currencies.isActive,
}

/** A currency with the source of its rate. */
export interface RatedCurrency extends Currency {
  /** null for the initial rate. */
  readonly rateSetAt: Date | null
  readonly rateSetBy: (typeof rateSetters)[number]
}

/** All currencies in their order, with the source of their rates. One statement. */
export async function ratedCurrencies(db: Db): Promise<RatedCurrency[]> {
  const isOfRefresh = sql<boolean>`exists (
    select from rate_refreshes r where r.at = ${currencies.rateChangedAt} and r.failure = '')`
  const rows = await db
    .select({ ...columns, rateSetAt: currencies.rateChangedAt, isOfRefresh })
    .from(currencies)
    .orderBy(asc(currencies.position))
  return rows.map(({ isOfRefresh: byRefresh, ...currency }) => ({
    ...currency,
    rateSetBy: currency.rateSetAt === null ? 'opening' : byRefresh ? 'refresh' : 'staff',
  }))
}

/** The code of a country's currency. */
export async function currencyOfCountry(db: Db, countryCode: string): Promise<string | undefined> {
  const [row] = await db
    .select({ code: countryCurrencies.currencyCode })
    .from(countryCurrencies)
    .where(eq(countryCurrencies.countryCode, countryCode))
  return row?.code
}
