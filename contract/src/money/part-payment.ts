import { hundredthsOf } from './checkout-sums.ts'
import { type DisplayCurrency, formatPrice } from './money.ts'

/** Store credit and amount due, as shown. Input in LKR rupees; the two add up to the shown total. */
export function shownPartPayment(
  { total, due }: { readonly total: number; readonly due: number },
  currency: DisplayCurrency,
): { readonly storeCredit: string; readonly due: string } {
  const paid = hundredthsOf(total, currency) - hundredthsOf(due, currency)
  const shownOf = (hundredths: number) => formatPrice(hundredths / 100, { ...currency, exchangeRate: 1 })
  return { storeCredit: shownOf(paid), due: shownOf(hundredthsOf(due, currency)) }
}

/** A part of a total in LKR cents, in minor units of the charged amount; the whole equals the whole. */
export const shareOfMinorUnits = (wholeMinor: number, partCents: number, totalCents: number): number =>
  totalCents === 0 ? 0 : Math.round((wholeMinor * partCents) / totalCents)
