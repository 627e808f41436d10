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
  'id' | 'subtotalCents' | 'shippingCents' | 'discountCents' | 'totalCents' | 'storeCreditCents'
>

/** Money that moves for an order at a partner, in LKR cents. */
interface Moved {
  readonly orderId: string
  readonly cents: number
  readonly provider: PaymentProviderName
  /** Makes it happen once. */
  readonly reference: string
  readonly note?: string
}

/** Store credit that changes, in LKR cents: below zero where it falls. */
export interface CreditMovement {
  readonly kind: keyof typeof creditSources
  readonly cents: number
  readonly orderId: string | null
  readonly reference: string
  /** The account that it would go to was deleted. */
  readonly isForfeited?: boolean
}

/** Where credit comes from, or goes to. */
const creditSources = {
  'credit-granted': 'goodwill',
  'credit-revoked': 'goodwill',
  'credit-forfeited': 'forfeitures',
  'credit-refunded': 'refunds',
  'part-payment': 'order-deposits',
  'part-payment-returned': 'order-deposits',
} as const satisfies Partial<Record<Kind, Account>>

/** The double-entry ledger: debit positive, credit negative, each transaction sums to zero, nothing is changed later. */
export interface Ledger {
  /**
   * Money came in for an order: by a partner, collected on delivery, or all of it before. What was paid in part counts
   * as sold with it. `reference` makes it happen once.
   */
  recordIncome(tx: Db, order: Money, by: OrderPaymentMethod, reference: string): Promise<void>
  /** What the shop owes as store credit grows or falls. */
  recordCredit(tx: Db, movement: CreditMovement): Promise<void>
  /** Money came in that pays for nothing: it is owed back. */
  recordUnusedIncome(tx: Db, moved: Moved): Promise<void>
  /** Money went back, in whole or in part; the note says so when it went outside the shop. */
  recordRefund(tx: Db, moved: Moved): Promise<void>
  /** A refund that was made did not reach the shopper: the money is with the partner again. */
  recordFailedRefund(tx: Db, moved: Moved): Promise<void>
}

const partnerAccountOf = (method: Exclude<OrderPaymentMethod, 'covered'>): Account =>
  method === 'cod' ? 'cash-on-delivery' : `${method}-clearing`

const incomeKinds = { cod: 'collection', covered: 'covered' } as const
const incomeKindOf = (method: OrderPaymentMethod): Kind =>
  method === 'cod' || method === 'covered' ? incomeKinds[method] : 'charge'

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
  const move = (tx: Db, kind: Kind, { cents, provider, ...entry }: Moved, isIn: boolean) =>
    write(tx, { kind, ...entry }, [
      ['refunds', isIn ? -cents : cents],
      [partnerAccountOf(provider), isIn ? cents : -cents],
    ])
  return {
    recordIncome: (tx, order, by, reference) =>
      write(tx, { kind: incomeKindOf(by), orderId: order.id, reference }, [
        ...(by === 'covered' ? [] : [[partnerAccountOf(by), dueOf(order)] as const]),
        ['order-deposits', order.storeCreditCents],
        ['sales', -order.subtotalCents],
        ['shipping-income', -order.shippingCents],
        ['discounts', order.discountCents],
      ]),
    recordCredit: (tx, { kind, cents, orderId, reference, isForfeited = false }) =>
      write(tx, { kind, orderId, reference }, [
        [isForfeited ? 'forfeitures' : 'store-credit', -cents],
        [creditSources[kind], cents],
      ]),
    recordUnusedIncome: (tx, moved) => move(tx, 'charge', moved, true),
    recordRefund: (tx, moved) => move(tx, 'refund', moved, false),
    recordFailedRefund: (tx, moved) => move(tx, 'refund-failed', moved, true),
  }
}
