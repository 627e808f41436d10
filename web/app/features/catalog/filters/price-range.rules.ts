import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import { ambiguityOf, typedPrice } from '@first-fashion/contract/money/typed-amount'

const highestRupees = 999_999

/**
 * A typed price in the shown currency, as whole LKR rupees; null if it is empty or invalid. Rounded outwards, so
 * that a product at exactly the typed price is included.
 */
export function rupeesFromDisplayPrice(
  text: string,
  { code, exchangeRate }: DisplayCurrency,
  towards: 'down' | 'up',
): number | null {
  const shown = typedPrice(text, code)
  if (Number.isNaN(shown)) return null
  const rupees = shown / exchangeRate
  const whole =
    towards === 'down'
      ? Math.floor(rupees + 1e-6)
      : Math.ceil((shown + (exchangeRate === 1 ? 0 : 0.005)) / exchangeRate - 1e-6)
  return Math.min(Math.max(whole, 0), highestRupees)
}

/** A typed price that can be read in two ways, with both; undefined for one that is no price. */
export function readingsOf(typed: string): { first: string; second: string } | undefined {
  const [first, second] = ambiguityOf(typed, 2) ?? []
  return first === undefined || second === undefined ? undefined : { first, second }
}
