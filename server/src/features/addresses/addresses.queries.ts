import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { CleanAddress } from './addresses.rules.ts'
import { savedAddresses as saved } from './addresses.table.ts'

export type SavedAddressRow = typeof saved.$inferSelect

export interface AddressOf {
  readonly customerId: string
  readonly id: string
}

/** The default address first, then the newest first. */
export const savedAddressesOf = (db: Db, customerId: string): Promise<SavedAddressRow[]> =>
  db
    .select()
    .from(saved)
    .where(eq(saved.customerId, customerId))
    .orderBy(desc(saved.isDefault), desc(saved.savedAt), desc(saved.id))

/** Locks a customer's addresses until the transaction ends. */
export const lockAddresses = (tx: Db, customerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${customerId}`}, 0))`)

export const insertAddress = (tx: Db, row: SavedAddressRow) => tx.insert(saved).values(row)

/** Updates a customer's own address; returns whether there was one. */
export async function updateAddress(
  tx: Db,
  { customerId, id }: AddressOf,
  fields: CleanAddress & { readonly savedAt?: Date },
): Promise<boolean> {
  const found = await tx
    .update(saved)
    .set(fields)
    .where(and(eq(saved.customerId, customerId), eq(saved.id, id)))
    .returning({ id: saved.id })
  return found.length > 0
}

export async function deleteAddress(tx: Db, { customerId, id }: AddressOf): Promise<void> {
  await tx.delete(saved).where(and(eq(saved.customerId, customerId), eq(saved.id, id)))
}

/** Makes an address the only default. */
export async function makeDefault(tx: Db, { customerId, id }: AddressOf): Promise<void> {
  const own = eq(saved.customerId, customerId)
  await tx
    .update(saved)
    .set({ isDefault: false })
    .where(and(own, saved.isDefault, ne(saved.id, id)))
  await tx
    .update(saved)
    .set({ isDefault: true })
    .where(and(own, eq(saved.id, id)))
}
