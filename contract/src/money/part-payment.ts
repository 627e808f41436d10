import { hundredthsOf } from './checkout-sums.ts'
import { type DisplayCurrency, formatPrice } from './money.ts'

/**
 * What store credit pays of a total and what is left, as shown: LKR rupees in, and the two add up to the total as it
 * stands above them.
 */
export function shownPartPayment(
  { total, due }: { readonly total: number; readonly due: number },
  currency: DisplayCurrency,
): { readonly storeCredit: string; readonly due: string } {
  const paid = hundredthsOf(total, currency) - hundredthsOf(due, currency)
  const shownOf = (hundredths: number) => formatPrice(hundredths / 100, { ...currency, exchangeRate: 1 })
  return { storeCredit: shownOf(paid), due: shownOf(hundredthsOf(due, currency)) }
}

/** What a part of a total in LKR cents is of what was charged for it, in minor units; the whole is the whole. */
export const shareOfMinorUnits = (wholeMinor: number, partCents: number, totalCents: number): number =>
  totalCents === 0 ? 0 : Math.round((wholeMinor * partCents) / totalCents)
