import { after } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { AppError } from '../../../platform/errors.ts'
import type { CallOrigin } from '../../../platform/http/call-origin.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { deviceName } from '../../security/index.ts'
import { staffAccessChanged } from '../staff.events.ts'
import { countFailures, insertAccess, noteReport } from './access-log.queries.ts'

const hourMs = 3_600_000
const failuresToReport = 10

/** Writes a sign-in down, in its transaction. */
export const logSignIn = ({ clock }: Shop, tx: Db, origin: CallOrigin, staffId: string): Promise<void> =>
  insertAccess(tx, { at: clock.now(), kind: 'signed-in', staffId, ...placeOf(origin) })

/**
 * Writes a failed sign-in down, and returns why it failed, to be thrown. The tenth within an hour tells the member, once
 * an hour. The work is the same for whoever is not known.
 */
export async function failedSignIn<Reason extends AppError>(
  { database, clock, newId, events }: Shop,
  origin: CallOrigin,
  staffId: string | undefined,
  reason: Reason,
): Promise<Reason> {
  const at = clock.now()
  const since = after(at, -hourMs)
  const { code } = reason
  await database.transaction(async (tx) => {
    await insertAccess(tx, { at, kind: 'failed', staffId: staffId ?? null, code, ...placeOf(origin) })
    const failures = await countFailures(tx, staffId ?? newId(), since)
    if (staffId === undefined || failures < failuresToReport) return
    if (await noteReport(tx, staffId, at, since))
      await events.emit(tx, staffAccessChanged, { staffId, news: 'sign-ins-failed', detail: '' })
  })
  return reason
}

/** The same for a member who is signed in and proves again who they are. */
export const failedProof = <Reason extends AppError>(
  shop: Shop,
  { staffId, origin = nowhere }: ProvingSession,
  reason: Reason,
): Promise<Reason> => failedSignIn(shop, origin, staffId, reason)

/** Writes a proof down that worked, in its transaction. */
export const logProof = (tx: Db, { staffId, origin = nowhere }: ProvingSession, at: Date): Promise<void> =>
  insertAccess(tx, { at, kind: 'proved', staffId, ...placeOf(origin) })

export type ProvingSession = Pick<StaffSession, 'staffId' | 'origin'>
const nowhere: CallOrigin = { address: '', userAgent: '', route: '' }

/** Writes down that a member asked for what the role may not do. */
export const logForbidden = (
  { database, clock }: Shop,
  origin: CallOrigin,
  { staffId }: Pick<StaffSession, 'staffId'>,
  code: string,
): Promise<void> =>
  insertAccess(database.db, { at: clock.now(), kind: 'forbidden', staffId, code, ...placeOf(origin) })

const placeOf = ({ address, userAgent, route }: CallOrigin) => ({
  address,
  route,
  device: deviceName(userAgent).device.slice(0, 200),
})
