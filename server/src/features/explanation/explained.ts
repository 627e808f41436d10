import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import type { PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import type { refundReasons, refundStates } from '@first-fashion/contract/payments/ledger'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'

/** Money of an order that goes back, or shall. */
export interface ExplainedRefund {
  readonly amountMinor: number
  readonly currencyCode: string
  readonly amountCents: number
  readonly state: (typeof refundStates)[number]
  readonly reason: (typeof refundReasons)[number]
  /** null of cash. */
  readonly provider: PaymentProviderName | null
  readonly requestedAt: number
  readonly settledAt: number | null
  readonly note: string
}

/** What is explained: an order as it is kept, or one that is about to be placed. Amounts in LKR cents. */
export interface Explained {
  readonly lines: Explanation['lines']
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly totalCents: number
  readonly storeCreditCents: number
  /** What of the store credit went back. */
  readonly storeCreditBackCents: number
  readonly promoCode: string
  readonly currency: DisplayCurrency
  readonly chargedMinor: number
  /** null of orders of an earlier version. */
  readonly priceBreakdown: PriceBreakdown | null
  /** When it was placed. */
  readonly at: number
  readonly refunds: readonly ExplainedRefund[]
  readonly entries: Explanation['entries']
}
