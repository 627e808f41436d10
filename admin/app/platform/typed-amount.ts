import { decimalsOf } from '@first-fashion/contract/money/money'

/**
 * A typed amount of money, with a point or a comma, in minor units of its currency; NaN if it is invalid
 * or has more decimals than the currency ('500.5' yen).
 */
export function typedAmount(typed: string, currencyCode: string): number {
  const written = typed.trim().replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(written)) return Number.NaN
  const minor = Number((Number(written) * 10 ** decimalsOf(currencyCode)).toPrecision(15))
  return Number.isSafeInteger(minor) ? minor : Number.NaN
}
