import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { hashOfToken } from '../../platform/secret-tokens.ts'
import { staff, staffDevices } from './staff.table.ts'

/** The device has signed the member of staff in. */
export async function rememberStaffDevice(db: Db, device: string, staffId: string, at: Date): Promise<void> {
  await db
    .insert(staffDevices)
    .values({ tokenHash: hashOfToken(device), staffId, lastUsedAt: at })
    .onConflictDoUpdate({ target: [staffDevices.tokenHash, staffDevices.staffId], set: { lastUsedAt: at } })
}

/** Whether the member has signed in before, and never with this device. */
export async function isNewDeviceOf(db: Db, device: string, staffId: string): Promise<boolean> {
  const known = await db
    .select({ tokenHash: staffDevices.tokenHash })
    .from(staffDevices)
    .where(eq(staffDevices.staffId, staffId))
  return known.length > 0 && !known.some(({ tokenHash }) => tokenHash.equals(hashOfToken(device)))
}

/** Whether the device has signed in with this address before. */
export async function isStaffDeviceOf(db: Db, device: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ staffId: staffDevices.staffId })
    .from(staffDevices)
    .innerJoin(staff, eq(staff.id, staffDevices.staffId))
    .where(
      and(eq(staffDevices.tokenHash, hashOfToken(device)), eq(staff.emailKey, email.trim().toLowerCase())),
    )
  return rows.length > 0
}

export async function purgeUnusedStaffDevices(db: Db, before: Date): Promise<void> {
  await db.delete(staffDevices).where(lt(staffDevices.lastUsedAt, before))
}
