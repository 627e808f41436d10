import { and, asc, desc, eq, like, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { ledgerPostings, ledgerTransactions } from './payments.table.ts'

export interface LedgerEntry
  extends Pick<typeof ledgerTransactions.$inferSelect, 'id' | 'at' | 'kind' | 'note'> {
  readonly postings: readonly Omit<typeof ledgerPostings.$inferSelect, 'transactionId'>[]
}

/** The ledger entries of an order, oldest first, each with its debits first. One statement. */
export async function ledgerOfOrder(db: Db, orderId: string): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(eq(ledgerTransactions.orderId, orderId))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id), desc(ledgerPostings.amountCents))
  const byEntry = Map.groupBy(rows, (row) => row.ledger_transactions.id)
  return [...byEntry.values()].flatMap((all) => {
    const [first] = all
    if (first === undefined) return []
    const { id, at, kind, note } = first.ledger_transactions
    const postings = all.map(({ ledger_postings: { account, amountCents } }) => ({ account, amountCents }))
    return [{ id, at, kind, note, postings }]
  })
}

/**
 * The reference of a refund's entry: its id, then '<id>#2' and so on, each time that it bounced and is made after all.
 * The same step again has the same reference, so that it is written once.
 */
export async function refundReference(
  tx: Db,
  kind: 'refund' | 'refund-failed',
  refundId: string,
): Promise<string> {
  const { reference } = ledgerTransactions
  const isOfRefund = or(eq(reference, refundId), like(reference, `${refundId}#%`))
  const before = kind === 'refund' ? 'refund-failed' : 'refund'
  const count = await tx.$count(ledgerTransactions, and(eq(ledgerTransactions.kind, before), isOfRefund))
  const time = kind === 'refund' ? count + 1 : count
  return time <= 1 ? refundId : `${refundId}#${time}`
}
