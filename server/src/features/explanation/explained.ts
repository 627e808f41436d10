import type { Explanation } from '@first-fashion/contract/explanation/explanation'
import type { Fact } from '@first-fashion/contract/explanation/fact'
import type { PriceBreakdown } from '@first-fashion/contract/explanation/price-breakdown'
import type { DisplayCurrency } from '@first-fashion/contract/money/money'
import type { refundReasons, refundStates } from '@first-fashion/contract/payments/ledger'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { OrderTax } from '@first-fashion/contract/taxes/taxes'

/** The units that a refund is for, and what of the money is theirs, in LKR cents. */
export interface ExplainedUnits {
  /** Names them, in sentences. */
  readonly texts: readonly string[]
  /** `line` is a place among the order's lines. */
  readonly lines: readonly { readonly line: number; readonly cents: number }[]
  readonly shippingCents: number
}

/** A completed or pending refund of an order. */
export interface ExplainedRefund {
  readonly amountMinor: number
  readonly currencyCode: string
  readonly amountCents: number
  readonly state: (typeof refundStates)[number]
  readonly reason: (typeof refundReasons)[number]
  /** null for cash. */
  readonly provider: PaymentProviderName | null
  readonly requestedAt: number
  readonly settledAt: number | null
  readonly note: string
  /** null of a refund by amount. */
  readonly units: ExplainedUnits | null
  /** The number of its credit note; null if it has none. */
  readonly creditNote: string | null
}

/** Something taken off, in LKR cents; `lines` are its shares, empty if they are unknown or it is off the shipping. */
export interface ExplainedAdjustment {
  readonly label: string
  readonly appliesTo: 'goods' | 'shipping'
  readonly cents: number
  readonly lines: readonly { readonly line: number; readonly cents: number }[]
  readonly facts: readonly Fact[]
}

export interface ExplainedTender {
  readonly kind: string
  readonly label: string
  readonly cents: number
  readonly returnedCents: number
  /** The numbers of the credit notes of what was returned. */
  readonly creditNotes: readonly string[]
}

/** What is explained: a stored order, or a quote. Amounts in LKR cents. */
export interface Explained {
  readonly lines: Explanation['lines']
  readonly subtotalCents: number
  readonly shippingCents: number
  readonly totalCents: number
  /** The taxes within the total. */
  readonly taxes: readonly OrderTax[]
  readonly adjustments: readonly ExplainedAdjustment[]
  /** The prepaid tenders. */
  readonly tenders: readonly ExplainedTender[]
  readonly currency: DisplayCurrency
  readonly chargedMinor: number
  /** null of replacements and of seeds. */
  readonly priceBreakdown: PriceBreakdown | null
  /** When it was placed. */
  readonly at: number
  readonly refunds: readonly ExplainedRefund[]
  readonly entries: Explanation['entries']
}
