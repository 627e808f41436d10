import { and, asc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { countryCurrencies, currencies } from './currency.table.ts'

/** What staff can edit in a currency. */
export interface CurrencyEdit {
  readonly name: string
  readonly symbol: string
  /** The value of one rupee in it. */
  readonly exchangeRate: number
  readonly isActive: boolean
}

/** All currencies in their order, with the countries that see prices in them. */
export const listCurrencies = (db: Db) =>
  db
    .select({
      code: currencies.code,
      name: currencies.name,
      symbol: currencies.symbol,
      exchangeRate: currencies.exchangeRate,
      isDefault: currencies.isDefault,
      isActive: currencies.isActive,
      version: currencies.version,
      rateChangedAt: currencies.rateChangedAt,
      countries: sql<string[]>`array(
        select ${countryCurrencies.countryCode} from ${countryCurrencies}
        where ${countryCurrencies.currencyCode} = ${currencies.code} order by 1)`,
    })
    .from(currencies)
    .orderBy(asc(currencies.position), asc(currencies.code))

/** Updates a currency if it still has the seen version; a new rate restarts its age. */
export async function changeCurrency(
  db: Db,
  code: string,
  version: number,
  { exchangeRate, ...edit }: CurrencyEdit,
  at: Date,
): Promise<boolean> {
  const moved = sql`case when ${currencies.exchangeRate} <> ${exchangeRate}
    then ${at.toISOString()}::timestamptz else ${currencies.rateChangedAt} end`
  const changed = await db
    .update(currencies)
    .set({ ...edit, exchangeRate, rateChangedAt: moved, version: version + 1 })
    .where(and(eq(currencies.code, code), eq(currencies.version, version)))
    .returning({ code: currencies.code })
  return changed.length === 1
}

/** Adds it at the end. Violates 'currencies_pkey' if the code exists. */
export async function insertCurrency(
  db: Db,
  currency: Omit<CurrencyEdit, 'isActive'> & { code: string },
  at: Date,
) {
  const [last] = await db.select({ position: max(currencies.position) }).from(currencies)
  const position = (last?.position ?? 0) + 1
  await db
    .insert(currencies)
    .values({ ...currency, isDefault: false, isActive: true, position, rateChangedAt: at })
}
