import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { formatHundredths, lineHundredths } from '@first-fashion/contract/money/checkout-sums'
import type { DisplayCurrency } from '@first-fashion/contract/money/money'

/** A line of the order as the checkout shows it. */
export interface SummaryLine {
  readonly key: string
  readonly name: string
  readonly image: string
  /** The chosen options in words. */
  readonly options: readonly string[]
  readonly quantity: number
  /** The shown line total. The lines add up to the shown subtotal. */
  readonly displayTotal: string
  /** LKR rupees per unit, if the shopper has seen another price before; else null. */
  readonly priceBefore: number | null
  /** It cannot be sent back. */
  readonly isFinalSale: boolean
}

/** Prices that the shopper has seen for each line, LKR rupees. */
export type SeenPrices = ReadonlyMap<string, number>

type Sku = Pick<CartLine, 'productId' | 'variantIndex' | 'size'>
const keyOf = ({ productId, variantIndex, size }: Sku): string => `${productId} ${variantIndex} ${size}`

/** The seen prices plus the shown ones. The first price seen stays the reference. */
export function withSeen(seen: SeenPrices, lines: readonly (Sku & { readonly price: number })[]): SeenPrices {
  return new Map([...lines.map((line) => [keyOf(line), line.price] as const), ...seen])
}

/** The price at which an item was added to the cart, if it has changed since. */
export const seenInCart = (lines: readonly CartLine[]): SeenPrices =>
  new Map(lines.map((line) => [keyOf(line), line.priceWhenAdded ?? line.price]))

/** The lines of the quote: they always add up to its totals. */
export function quotedLines(quote: Quote, seen: SeenPrices, currency: DisplayCurrency): SummaryLine[] {
  return quote.lines.map((line) => {
    const before = seen.get(keyOf(line)) ?? line.price
    const { name, image, options, quantity } = line
    return {
      key: keyOf(line),
      name,
      image,
      options,
      quantity,
      displayTotal: formatHundredths(lineHundredths(line, currency), currency),
      priceBefore: before === line.price ? null : before,
      isFinalSale: line.finalSale === true,
    }
  })
}

/** Whether we do not deliver to the destination. */
export const isUndelivered = (quote: Quote | undefined): boolean => quote?.delivery.isAvailable === false
