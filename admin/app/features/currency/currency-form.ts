import { type StaffCurrency, staffCurrencyCalls } from '@first-fashion/contract/currency/staff-calls'
import { typedNumber } from '@first-fashion/contract/money/typed-amount'
import { z } from 'zod'

/** The most decimals of a rate. */
export const rateDecimals = 20

const rateFormat = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: rateDecimals })

/** A rate without an exponent, so that it can be edited. */
export const exchangeRateText = (rate: number): string => rateFormat.format(rate)

const { shape } = staffCurrencyCalls['staff.currency-add'].request.body

/** The form of a currency, as typed; it gives the contract's values. */
export const currencyForm = z.object({
  code: z.string().toUpperCase().pipe(shape.code),
  name: shape.name,
  symbol: shape.symbol,
  exchangeRate: z
    .string()
    .transform((typed) => typedNumber(typed, rateDecimals))
    .pipe(shape.exchangeRate),
  isActive: z.boolean(),
})
export type CurrencyForm = z.input<typeof currencyForm>

export const formOf = (currency: StaffCurrency | undefined): CurrencyForm => ({
  code: currency?.code ?? '',
  name: currency?.name ?? '',
  symbol: currency?.symbol ?? '',
  exchangeRate: currency === undefined ? '' : exchangeRateText(currency.exchangeRate),
  isActive: currency?.isActive ?? true,
})
