import type { Currency } from '@first-fashion/contract/currency/calls'
import type { rateSetters } from '@first-fashion/contract/explanation/price-breakdown'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
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

export const activeCurrencies = (db: Db) =>
  db.select(columns).from(currencies).where(eq(currencies.isActive, true)).orderBy(asc(currencies.position))

export async function activeCurrency(db: Db, code: string) {
  const [row] = await db
    .select(columns)
    .from(currencies)
    .where(and(eq(currencies.code, code), eq(currencies.isActive, true)))
  return row
}

/** A currency with the source of its rate. */
export interface RatedCurrency extends Currency {
  /** null for the initial rate. */
  readonly rateSetAt: Date | null
  readonly rateSetBy: (typeof rateSetters)[number]
}

/** An active currency, otherwise the default one, with the source of its rate. */
export async function ratedCurrency(db: Db, code: string): Promise<RatedCurrency> {
  const isOfRefresh = sql<boolean>`exists (
    select from rate_refreshes r where r.at = ${currencies.rateChangedAt} and r.failure = '')`
  const [row] = await db
    .select({ ...columns, rateSetAt: currencies.rateChangedAt, isOfRefresh })
    .from(currencies)
    .where(or(and(eq(currencies.code, code), eq(currencies.isActive, true)), eq(currencies.isDefault, true)))
    .orderBy(desc(eq(currencies.code, code)))
    .limit(1)
  if (row === undefined) throw new Error('there is no default currency')
  const { isOfRefresh: byRefresh, ...currency } = row
  const rateSetBy = currency.rateSetAt === null ? 'opening' : byRefresh ? 'refresh' : 'staff'
  return { ...currency, rateSetBy }
}

export async function currencyOfCountry(db: Db, countryCode: string) {
  const [row] = await db
    .select(columns)
    .from(countryCurrencies)
    .innerJoin(currencies, eq(currencies.code, countryCurrencies.currencyCode))
    .where(and(eq(countryCurrencies.countryCode, countryCode), eq(currencies.isActive, true)))
  return row
}

export async function defaultCurrency(db: Db) {
  const [row] = await db.select(columns).from(currencies).where(eq(currencies.isDefault, true))
  if (row === undefined) throw new Error('there is no default currency')
  return row
}
