import { type StaffCurrency, staffCurrencyCalls } from '@first-fashion/contract/currency/staff-calls'
import { z } from 'zod'

const { shape } = staffCurrencyCalls['staff.currency-add'].request.body

/** The form of a currency, as typed; it gives the contract's values. */
export const currencyForm = z.object({
  code: z.string().toUpperCase().pipe(shape.code),
  name: shape.name,
  symbol: shape.symbol,
  exchangeRate: z
    .string()
    .transform((typed) => Number(typed.replace(',', '.')))
    .pipe(shape.exchangeRate),
  isActive: z.boolean(),
})
export type CurrencyForm = z.input<typeof currencyForm>

export const formOf = (currency: StaffCurrency | undefined): CurrencyForm => ({
  code: currency?.code ?? '',
  name: currency?.name ?? '',
  symbol: currency?.symbol ?? '',
  exchangeRate: currency === undefined ? '' : String(currency.exchangeRate),
  isActive: currency?.isActive ?? true,
})
