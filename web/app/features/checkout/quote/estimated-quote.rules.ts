import type { CartLine } from '@first-fashion/contract/cart/calls'
import type { Quote } from '@first-fashion/contract/checkout/quote'
import { chargedMinorUnits } from '@first-fashion/contract/money/checkout-sums'
import {
  addCents,
  centsFromRupees,
  type DisplayCurrency,
  formatCharged,
  rupeesFromCents,
} from '@first-fashion/contract/money/money'

interface EstimateInput {
  readonly lines: readonly CartLine[]
  /** The price of delivery while nothing is known of the address, LKR rupees. */
  readonly defaultDelivery: number
  readonly isExpress: boolean
  readonly currency: DisplayCurrency
}

/**
 * The figures that stand in while the shop cannot calculate them [A8.20]: the items at the prices of the cart,
 * and the default price of delivery. It promises nothing, so it has no id: the shop compares its total when the order is
 * placed. None for a cart that only the print partner sends: its delivery has no default price. Amounts in LKR rupees.
 */
export function estimatedQuote(input: EstimateInput): Quote | undefined {
  const { lines, defaultDelivery, isExpress, currency } = input
  if (defaultDelivery === 0) return undefined
  const { code, symbol, exchangeRate } = currency
  const goods = addCents(...lines.map((line) => centsFromRupees(line.lineTotal)))
  const whole = addCents(goods, centsFromRupees(defaultDelivery))
  const [subtotal, total] = [rupeesFromCents(goods), rupeesFromCents(whole)]
  const rows = { lines, goodsOff: [], shipping: defaultDelivery, prepaid: [] }
  const charged = chargedMinorUnits(rows, currency)
  return {
    quoteId: '',
    lines: lines.map(({ options, ...line }) => ({ ...line, options: [...options], color: '' })),
    subtotal,
    shipping: defaultDelivery,
    discount: 0,
    adjustments: [],
    tenders: [],
    refusals: [],
    promoCode: null,
    promoCodeRefusal: null,
    delivery: {
      zone: null,
      isAvailable: true,
      isEstimate: true,
      estimatedDays: { min: 0, max: 0 },
      standardDays: { min: 0, max: 0 },
      isExpress,
      express: null,
      freeOver: null,
      madeToOrder: null,
    },
    total,
    storeCredit: { available: 0, used: 0 },
    due: total,
    currency: { code, symbol, exchangeRate },
    chargedMinorUnits: charged,
    chargedText: formatCharged(charged, code),
    validUntil: Number.MAX_SAFE_INTEGER,
  }
}

/** Whether the figures only stand in for those of the shop. */
export const isEstimated = (quote: Quote | undefined): boolean => quote?.quoteId === ''
