import type { Fact } from '@first-fashion/contract/explanation/fact'
import type { DisplayCurrency, LkrCents } from '@first-fashion/contract/money/money'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { Adjustment } from '@first-fashion/contract/orders/sums'
import type { Db } from '../../platform/database/database.ts'
import type { AppError } from '../../platform/errors.ts'
import { seam } from '../../shop.ts'

/**
 * A feature that takes something off orders registers a source of adjustments, one that pays for orders a tender;
 * `boot` lists them. Each adjustment and tender of an order is stored with its source, which gets it back when the order
 * ends.
 */
export interface AdjustmentSources {
  readonly adjustments: readonly AdjustmentSource[]
  readonly tenders: readonly TenderSource[]
}

/** A line of goods, as far as adjustments depend on it. */
export interface AdjustableLine {
  readonly productId: string
  readonly category: string
  readonly quantity: number
  /** What it comes to. */
  readonly total: LkrCents
}

export interface AdjustmentInput {
  readonly customerId: string
  /** What the shopper chose for this source; undefined if nothing. */
  readonly choice: string | undefined
  readonly lines: readonly AdjustableLine[]
  /** The currency of amounts in refusals. */
  readonly currency: DisplayCurrency
}

export interface AdjustmentSource {
  /** The name of the feature. */
  readonly name: string
  /** Why a choice does not go with a payment method, for an order that is being placed. */
  refusesMethod?(choice: string | undefined, method: OrderPaymentMethod): AppError | undefined
  /** What may be taken off now; undefined if nothing. Refuses what was chosen and does not apply. */
  propose(db: Db, ask: AdjustmentInput): Promise<AdjustmentOffer | undefined>
  /** Its refusal if the rest would be too small to charge, told with that rest. */
  tooLittleLeft(rest: string): AppError
  /**
   * Checks again and uses it up, in the transaction that writes the order; of those who come at once one waits for the
   * other. Refuses like `propose`.
   */
  use(tx: Db, orderId: string, ask: AdjustmentInput): Promise<void>
  /** The order ended without being bought. Called once for each adjustment. */
  giveBack(tx: Db, orderId: string): Promise<void>
}

/** What an adjustment is applied to: what earlier ones left of it. */
export interface Adjustable {
  readonly lines: readonly AdjustableLine[]
  readonly shipping: LkrCents
  /** The part of the shipping that express costs more. */
  readonly express: LkrCents
}

/** What is taken off: LKR cents, never more than there is. */
export interface ProposedAdjustment extends Pick<Adjustment, 'kind' | 'label' | 'appliesTo' | 'reference'> {
  readonly cents: LkrCents
  /** The share of each line; empty if it is off the shipping. */
  readonly shares: readonly LkrCents[]
  readonly facts: readonly Fact[]
}

export interface AdjustmentOffer {
  /** Pure: prices may change between the offer and the order. */
  adjust(order: Adjustable): ProposedAdjustment
}

export interface TenderSource {
  /** The name of the feature. */
  readonly name: string
  readonly kind: string
  readonly label: string
  /** What the customer has of it. */
  balanceOf(db: Db, customerId: string): Promise<LkrCents>
  /** How much of an amount it pays. */
  paysOf(due: LkrCents, available: LkrCents): LkrCents
  /** Pays, in the transaction that writes the order. Refuses with `changedCode` if there is less by now. */
  pay(tx: Db, payment: TenderPayment): Promise<void>
  /** The placing of an order starts over with the new balance after this refusal. */
  readonly changedCode: string
  /** The order ended without being bought: returns what it paid, less what went back already. Called once. */
  giveBack(tx: Db, order: EndedOrder, cents: LkrCents): Promise<void>
}

export interface TenderPayment {
  readonly customerId: string
  readonly orderId: string
  readonly cents: LkrCents
}

/** An order that ended. Its customer is null if the account was deleted. */
export interface EndedOrder {
  readonly id: string
  readonly customerId: string | null
  readonly wasPaid: boolean
}

/** Filled by `boot`, in the sequence in which the sources apply. */
export const adjustmentSources = seam<AdjustmentSources>('what is taken off and what pays')
