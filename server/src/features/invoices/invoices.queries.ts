import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { creditNotes, invoices } from './invoices.table.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type CreditNoteRow = typeof creditNotes.$inferSelect

/** Until the end of the transaction nobody else gives a number away: one that is rolled back leaves no gap. */
export const lockNumbers = (tx: Db) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('invoices.number'))`)

export async function invoiceOf(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return row
}

export const lastInvoiceOf = (tx: Db, year: number): Promise<number> => lastOf(tx, invoices, year)
export const lastCreditNoteOf = (tx: Db, year: number): Promise<number> => lastOf(tx, creditNotes, year)

async function lastOf(tx: Db, table: typeof invoices | typeof creditNotes, year: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(sequence), 0)::int` })
    .from(table)
    .where(eq(table.year, year))
  return row?.last ?? 0
}

export async function insertInvoice(tx: Db, invoice: InvoiceRow): Promise<void> {
  await tx.insert(invoices).values(invoice)
}

export async function insertCreditNote(tx: Db, note: CreditNoteRow): Promise<void> {
  await tx.insert(creditNotes).values(note)
}

export const creditNotesOfOrder = (db: Db, orderId: string): Promise<CreditNoteRow[]> =>
  db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(asc(creditNotes.sequence))

export async function creditNoteNumbered(db: Db, number: string): Promise<CreditNoteRow | undefined> {
  const [row] = await db.select().from(creditNotes).where(eq(creditNotes.number, number))
  return row
}
