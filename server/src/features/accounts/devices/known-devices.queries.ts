import { and, eq, lt } from 'drizzle-orm'
import { alias, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/secret-tokens.ts'
import { bytea, customers } from '../accounts.table.ts'

const devices = pgTable(
  'customer_devices',
  {
    tokenHash: bytea('token_hash').notNull(),
    customerId: uuid('customer_id').notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.customerId] })],
)

/** Records that the device has signed the customer in. */
export async function rememberDevice(tx: Db, device: string, customerId: string, at: Date): Promise<void> {
  await tx
    .insert(devices)
    .values({ tokenHash: hashOfToken(device), customerId, lastUsedAt: at })
    .onConflictDoUpdate({ target: [devices.tokenHash, devices.customerId], set: { lastUsedAt: at } })
}

/** Whether the device has signed in to the account with this address before. */
export async function isDeviceOf(db: Db, device: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ customerId: devices.customerId })
    .from(devices)
    .innerJoin(customers, eq(customers.id, devices.customerId))
    .where(
      and(eq(devices.tokenHash, hashOfToken(device)), eq(customers.emailKey, email.trim().toLowerCase())),
    )
  return rows.length > 0
}

/** Whether two accounts were signed in to on the same device. */
export async function shareDevice(db: Db, customerId: string, otherId: string): Promise<boolean> {
  const other = alias(devices, 'other')
  const rows = await db
    .select({ customerId: devices.customerId })
    .from(devices)
    .innerJoin(other, eq(other.tokenHash, devices.tokenHash))
    .where(and(eq(devices.customerId, customerId), eq(other.customerId, otherId)))
    .limit(1)
  return rows.length > 0
}

export async function purgeUnusedDevices(db: Db, before: Date): Promise<void> {
  await db.delete(devices).where(lt(devices.lastUsedAt, before))
}
