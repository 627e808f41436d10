import { builtinCurrencies } from '@first-fashion/contract/currency/builtin'
import { countryCurrencies, currencies } from '../src/features/currency/currency.table.ts'
import type { Db } from '../src/platform/database/database.ts'

const euroCountries = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** The currencies that every shop starts with, and whose they are. Not of the demonstration only. */
export async function seedCurrencies(tx: Db): Promise<void> {
  await tx
    .insert(currencies)
    .values(builtinCurrencies.map((currency, position) => ({ ...currency, position })))
  const pairs: [string, string][] = [
    ['LK', 'LKR'],
    ['US', 'USD'],
    ['GB', 'GBP'],
    ['IN', 'INR'],
    ['JP', 'JPY'],
    ...euroCountries.map((code): [string, string] => [code, 'EUR']),
  ]
  await tx
    .insert(countryCurrencies)
    .values(pairs.map(([countryCode, currencyCode]) => ({ countryCode, currencyCode })))
}
