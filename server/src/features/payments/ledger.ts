import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { NewId } from '../../platform/ids.ts'
import type { OrderRow } from '../orders/index.ts'
import { ledgerPostings, ledgerTransactions } from './payments.table.ts'

type Account = typeof ledgerPostings.$inferInsert.account
type Money = Pick<OrderRow, 'id' | 'subtotalCents' | 'shippingCents' | 'discountCents' | 'totalCents'>

/** The double-entry ledger: debit positive, credit negative, each transaction sums to zero, nothing is changed later. */
export interface Ledger {
  /** Money came in for an order: by card, or collected on delivery. `reference` makes it happen once. */
  recordIncome(tx: Db, order: Money, by: 'stripe' | 'cod', reference: string): Promise<void>
  /** A card payment went back in whole. */
  recordRefund(tx: Db, order: Money, reference: string): Promise<void>
  /** A card payment that could not be used: it came in and went back. */
  recordReturnedPayment(tx: Db, order: Money, reference: string): Promise<void>
}

export function createLedger({ clock, newId }: { clock: Clock; newId: NewId }): Ledger {
  const write = async (
    tx: Db,
    entry: { kind: 'charge' | 'collection' | 'refund'; orderId: string; reference: string },
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
  return {
    recordIncome: (tx, order, by, reference) =>
      write(tx, { kind: by === 'cod' ? 'collection' : 'charge', orderId: order.id, reference }, [
        [by === 'cod' ? 'cash-on-delivery' : 'stripe-clearing', order.totalCents],
        ['sales', -order.subtotalCents],
        ['shipping-income', -order.shippingCents],
        ['discounts', order.discountCents],
      ]),
    recordRefund: (tx, order, reference) =>
      write(tx, { kind: 'refund', orderId: order.id, reference }, [
        ['refunds', order.totalCents],
        ['stripe-clearing', -order.totalCents],
      ]),
    recordReturnedPayment: async (tx, order, reference) => {
      await write(tx, { kind: 'charge', orderId: order.id, reference }, [
        ['stripe-clearing', order.totalCents],
        ['refunds', -order.totalCents],
      ])
      await write(tx, { kind: 'refund', orderId: order.id, reference }, [
        ['refunds', order.totalCents],
        ['stripe-clearing', -order.totalCents],
      ])
    },
  }
}
