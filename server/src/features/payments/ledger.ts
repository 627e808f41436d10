import { lkrCentsOf } from '@first-fashion/contract/money/money'
import type { OrderPaymentMethod } from '@first-fashion/contract/orders/status'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { NewId } from '../../platform/ids.ts'
import { dueOf, type OrderRow } from '../orders/index.ts'
import { ledgerPostings, ledgerTransactions } from './payments.table.ts'

type Account = typeof ledgerPostings.$inferInsert.account
type Kind = typeof ledgerTransactions.$inferInsert.kind
type Money = Pick<
  OrderRow,
  | 'id'
  | 'subtotalCents'
  | 'shippingCents'
  | 'discountCents'
  | 'totalCents'
  | 'prepaidCents'
  | 'chargedMinor'
  | 'currencyCode'
  | 'currencySymbol'
  | 'exchangeRate'
>

/** A payment or refund of an order at a partner, in LKR cents. */
interface Moved {
  readonly orderId: string
  readonly cents: number
  /** What really moved, at the rate of the order; `cents` if it is left out. The difference is rounding. */
  readonly convertedCents?: number
  readonly provider: PaymentProviderName
  /** Makes the entry idempotent. */
  readonly reference: string
  readonly note?: string
}

/** An entry of its own: debits positive, credits negative, in LKR cents. */
export interface OwnEntry {
  readonly kind: Kind
  readonly orderId: string | null
  /** Makes the entry idempotent. */
  readonly reference: string
  readonly postings: readonly (readonly [Account, number])[]
}

/** The double-entry ledger: debit positive, credit negative. Each transaction sums to zero and is never changed. */
export interface Ledger {
  /**
   * Records an order's income: from a partner, collected on delivery, or fully prepaid. Partial payments are booked as
   * sales with it. `reference` makes it idempotent.
   */
  recordIncome(tx: Db, order: Money, by: OrderPaymentMethod, reference: string): Promise<void>
  /** Records what a feature moves by itself, for example a tender what it pays. */
  recordOwn(tx: Db, entry: OwnEntry): Promise<void>
  /** Records a payment without an order: it is owed back. */
  recordUnusedIncome(tx: Db, moved: Moved): Promise<void>
  /** Records a full or partial refund; the note says if it was made outside the shop. */
  recordRefund(tx: Db, moved: Moved): Promise<void>
  /** Records that a refund bounced: the money is at the partner again. */
  recordFailedRefund(tx: Db, moved: Moved): Promise<void>
}

const partnerAccountOf = (method: Exclude<OrderPaymentMethod, 'no-payment-due'>): Account =>
  method === 'cod' ? 'cash-on-delivery' : `${method}-clearing`

const incomeKinds = { cod: 'collection', 'no-payment-due': 'prepaid' } as const
const incomeKindOf = (method: OrderPaymentMethod): Kind =>
  method === 'cod' || method === 'no-payment-due' ? incomeKinds[method] : 'charge'

/** What a charge in another currency is worth in LKR cents, at the rate of its order. */
export const convertedCentsOf = (
  minor: number,
  order: Pick<OrderRow, 'currencyCode' | 'currencySymbol' | 'exchangeRate'>,
): number =>
  lkrCentsOf(minor, {
    code: order.currencyCode,
    symbol: order.currencySymbol,
    exchangeRate: order.exchangeRate,
  })

/** What is due was paid; what the rounded rows of another currency differ from it is rounding. */
function paidPostings(order: Money, account: Account): readonly (readonly [Account, number])[] {
  const paid = convertedCentsOf(order.chargedMinor, order)
  return [
    [account, paid],
    ['currency-rounding', dueOf(order) - paid],
  ]
}

function movedPostings(
  { cents, convertedCents = cents, provider }: Moved,
  sign: 1 | -1,
): readonly (readonly [Account, number])[] {
  return [
    ['refunds', -sign * cents],
    [partnerAccountOf(provider), sign * convertedCents],
    ['currency-rounding', sign * (cents - convertedCents)],
  ]
}

export function createLedger({ clock, newId }: { clock: Clock; newId: NewId }): Ledger {
  const write = async (
    tx: Db,
    entry: { kind: Kind; orderId: string | null; reference: string; note?: string },
    postings: readonly (readonly [Account, number])[],
  ) => {
    const id = newId()
    const inserted = await tx
      .insert(ledgerTransactions)
      .values({ id, at: clock.now(), ...entry })
      .onConflictDoNothing()
      .returning({ id: ledgerTransactions.id })
    const moved = postings.filter(([, amountCents]) => amountCents !== 0)
    if (inserted.length === 0 || moved.length === 0) return
    await tx
      .insert(ledgerPostings)
      .values(moved.map(([account, amountCents]) => ({ transactionId: id, account, amountCents })))
  }
  const move = (tx: Db, kind: Kind, moved: Moved, isIn: boolean) => {
    const { cents: _cents, convertedCents: _converted, provider: _provider, ...entry } = moved
    return write(tx, { kind, ...entry }, movedPostings(moved, isIn ? 1 : -1))
  }
  return {
    recordIncome: (tx, order, by, reference) =>
      write(tx, { kind: incomeKindOf(by), orderId: order.id, reference }, [
        ...(by === 'no-payment-due' ? [] : paidPostings(order, partnerAccountOf(by))),
        ['order-deposits', order.prepaidCents],
        ['sales', -order.subtotalCents],
        ['shipping-income', -order.shippingCents],
        ['discounts', order.discountCents],
      ]),
    recordOwn: (tx, { postings, ...entry }) => write(tx, entry, postings),
    recordUnusedIncome: (tx, moved) => move(tx, 'charge', moved, true),
    recordRefund: (tx, moved) => move(tx, 'refund', moved, false),
    recordFailedRefund: (tx, moved) => move(tx, 'refund-failed', moved, true),
  }
}
