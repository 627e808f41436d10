import { asc, desc, eq } from 'drizzle-orm'
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
