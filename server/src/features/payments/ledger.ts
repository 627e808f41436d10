import type { PaymentMethod } from '@first-fashion/contract/orders/status'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { NewId } from '../../platform/ids.ts'
import type { OrderRow } from '../orders/index.ts'
import { ledgerPostings, ledgerTransactions } from './payments.table.ts'

type Account = typeof ledgerPostings.$inferInsert.account
type Kind = typeof ledgerTransactions.$inferInsert.kind
type Money = Pick<OrderRow, 'id' | 'subtotalCents' | 'shippingCents' | 'discountCents' | 'totalCents'>

/** Money that moves for an order at a partner, in LKR cents. */
interface Moved {
  readonly orderId: string
  readonly cents: number
  readonly provider: PaymentProviderName
  /** Makes it happen once. */
  readonly reference: string
  readonly note?: string
}

/** The double-entry ledger: debit positive, credit negative, each transaction sums to zero, nothing is changed later. */
export interface Ledger {
  /** Money came in for an order: by a partner, or collected on delivery. `reference` makes it happen once. */
  recordIncome(tx: Db, order: Money, by: PaymentMethod, reference: string): Promise<void>
  /** Money came in that pays for nothing: it is owed back. */
  recordUnusedIncome(tx: Db, moved: Moved): Promise<void>
  /** Money went back, in whole or in part; the note says so when it went outside of the shop. */
  recordRefund(tx: Db, moved: Moved): Promise<void>
  /** A refund that was made did not reach the shopper: the money is with the partner again. */
  recordFailedRefund(tx: Db, moved: Moved): Promise<void>
}

const clearingOf = (method: PaymentMethod): Account =>
  method === 'cod' ? 'cash-on-delivery' : `${method}-clearing`

export function createLedger({ clock, newId }: { clock: Clock; newId: NewId }): Ledger {
  const write = async (
    tx: Db,
    entry: { kind: Kind; orderId: string; reference: string; note?: string },
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
      [clearingOf(provider), isIn ? cents : -cents],
    ])
  return {
    recordIncome: (tx, order, by, reference) =>
      write(tx, { kind: by === 'cod' ? 'collection' : 'charge', orderId: order.id, reference }, [
        [clearingOf(by), order.totalCents],
        ['sales', -order.subtotalCents],
        ['shipping-income', -order.shippingCents],
        ['discounts', order.discountCents],
      ]),
    recordUnusedIncome: (tx, moved) => move(tx, 'charge', moved, true),
    recordRefund: (tx, moved) => move(tx, 'refund', moved, false),
    recordFailedRefund: (tx, moved) => move(tx, 'refund-failed', moved, true),
  }
}
