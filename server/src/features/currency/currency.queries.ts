import { and, asc, eq } from 'drizzle-orm'
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
  if (row === undefined) throw new Error('the table currencies has no default currency')
  return row
}
