import { eq, inArray, sql } from 'drizzle-orm'
import { builtOnce } from '../../platform/database/built-once.ts'
import type { Db } from '../../platform/database/database.ts'
import { customers } from './accounts.table.ts'

export async function insertCustomer(
  tx: Db,
  customer: Omit<typeof customers.$inferInsert, 'emailKey'>,
): Promise<void> {
  await tx.insert(customers).values(customer)
}

export async function customerByEmail(db: Db, email: string) {
  const [row] = await db.select().from(customers).where(eq(customers.emailKey, email.trim().toLowerCase()))
  return row
}

const oneCustomer = builtOnce((db) =>
  db
    .select()
    .from(customers)
    .where(eq(customers.id, sql.placeholder('id')))
    .prepare(''),
)

export async function customerById(db: Db, id: string) {
  const [row] = await oneCustomer(db).execute({ id })
  return row
}

/** The names of several customers by ID. */
export async function customerNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The customer, locked until the transaction ends. */
export async function lockCustomer(tx: Db, id: string) {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return row
}

/** Whether a customer has confirmed the address; it cannot be confirmed before the transaction ends. */
export async function lockConfirmed(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ verifiedAt: customers.verifiedAt })
    .from(customers)
    .where(eq(customers.id, id))
    .for('share')
  return row !== undefined && row.verifiedAt !== null
}

/** Deletes the account. The database cascades the deletion and detaches the orders. */
export async function deleteCustomer(tx: Db, id: string): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id))
}

export async function changeCustomer(
  tx: Db,
  id: string,
  change: Partial<
    Pick<typeof customers.$inferInsert, 'passwordHash' | 'verifiedAt' | 'lastLoginAt' | 'blockedAt'>
  >,
): Promise<void> {
  await tx.update(customers).set(change).where(eq(customers.id, id))
}

export async function currencyOfCustomer(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ code: customers.currencyCode }).from(customers).where(eq(customers.id, id))
  return row?.code ?? null
}

export async function setCurrencyOfCustomer(db: Db, id: string, currencyCode: string): Promise<void> {
  await db.update(customers).set({ currencyCode }).where(eq(customers.id, id))
}

export async function renameCustomer(tx: Db, id: string, name: string): Promise<void> {
  await tx.update(customers).set({ name }).where(eq(customers.id, id))
}
