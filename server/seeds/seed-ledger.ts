import type { orders as orderTable } from '../src/features/orders/orders.table.ts'
import { convertedCentsOf } from '../src/features/payments/ledger.ts'
import { ledgerPostings, ledgerTransactions } from '../src/features/payments/payments.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { inBatches } from './in-batches.ts'
import { seedId } from './seed-id.ts'

type OrderRow = typeof orderTable.$inferInsert

/** What paid orders brought in and refunded ones gave back, in the ledger. */
export async function seedIncome(tx: Db, orders: readonly OrderRow[]): Promise<void> {
  const paid = orders.filter(({ paymentState }) => paymentState === 'paid' || paymentState === 'refunded')
  const refunded = paid.filter(({ paymentState }) => paymentState === 'refunded')
  const transactions = [
    ...paid.map((order) => transactionOf(order, order.paymentMethod === 'cod' ? 'collection' : 'charge')),
    ...refunded.map((order) => transactionOf(order, 'refund')),
  ]
  await inBatches(transactions, (some) => tx.insert(ledgerTransactions).values(some))
  const postings = [...paid.flatMap(incomeOf), ...refunded.flatMap(refundOf)]
  await inBatches(postings, (some) => tx.insert(ledgerPostings).values(some))
}

const transactionId = (order: OrderRow, kind: 'income' | 'refund') =>
  seedId(kind === 'income' ? 'ledger' : 'ledger-refund', order.id)

const transactionOf = (order: OrderRow, kind: 'charge' | 'collection' | 'refund') => ({
  id: transactionId(order, kind === 'refund' ? 'refund' : 'income'),
  at: order.placedAt,
  kind,
  orderId: order.id,
  reference: order.id,
})

function incomeOf(order: OrderRow) {
  const account = order.paymentMethod === 'cod' ? ('cash-on-delivery' as const) : ('stripe-clearing' as const)
  const paid = convertedCentsOf(order.chargedMinor, order)
  return postingsOf(transactionId(order, 'income'), [
    [account, paid],
    ['currency-rounding', order.totalCents - paid],
    ['sales', -order.subtotalCents],
    ['shipping-income', -order.shippingCents],
  ])
}

function refundOf(order: OrderRow) {
  const paid = convertedCentsOf(order.chargedMinor, order)
  return postingsOf(transactionId(order, 'refund'), [
    ['refunds', order.totalCents],
    ['stripe-clearing', -paid],
    ['currency-rounding', paid - order.totalCents],
  ])
}

type Posting = typeof ledgerPostings.$inferInsert

const postingsOf = (id: string, amounts: readonly (readonly [Posting['account'], number])[]): Posting[] =>
  amounts.flatMap(([account, amountCents]) =>
    amountCents === 0 ? [] : [{ transactionId: id, account, amountCents }],
  )
