import type { SignedInDevice } from '@first-fashion/contract/security/calls'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { activeSessions, dropEmailChange, signOutDevice, signOutEverywhere } from '../accounts/index.ts'
import { deviceName } from './device-name.ts'

/** Where a customer is signed in: this device first, then the last used first. */
export async function listDevices(
  { database, clock }: Shop,
  { customerId, tokenHash }: CustomerSession,
): Promise<SignedInDevice[]> {
  const rows = await activeSessions(database.db, customerId, clock.now())
  const devices = rows.map((row) => ({ ...deviceOf(row), isThisOne: row.tokenHash.equals(tokenHash) }))
  return devices.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}

/** The same for someone who is not that customer. */
export const listDevicesOf = async (
  { database, clock }: Shop,
  customerId: string,
): Promise<Omit<SignedInDevice, 'isThisOne'>[]> =>
  (await activeSessions(database.db, customerId, clock.now())).map(deviceOf)

/** Refuses with 'security.device-unknown' what is not one of the customer's own. */
export async function endDevice(
  shop: Shop,
  { customerId }: CustomerSession,
  sessionId: string,
): Promise<void> {
  if (!isUuid(sessionId) || !(await signOutDevice(shop, customerId, sessionId)))
    throw new AppError('unknown', 'security.device-unknown', 'This device is already logged out')
}

/** Logs the customer out everywhere and cancels a pending email change: one of the devices may have been someone else's. */
export async function endAllDevices(shop: Shop, customerId: string): Promise<void> {
  await shop.database.transaction(async (tx) => {
    await signOutEverywhere(shop, tx, customerId)
    await dropEmailChange(tx, customerId)
  })
}

type SessionRow = Awaited<ReturnType<typeof activeSessions>>[number]

const deviceOf = ({ id, userAgent, place, createdAt, lastUsedAt }: SessionRow) => ({
  _id: id,
  ...deviceName(userAgent),
  place,
  signedInAt: createdAt.getTime(),
  lastUsedAt: lastUsedAt.getTime(),
})
