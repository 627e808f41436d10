import type { SignedInDevice } from '@first-fashion/contract/security/calls'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import { deviceName } from '../../security/index.ts'
import { memberEntry, recordedChange } from '../audit-log.ts'
import { requireMember } from '../people/owners.service.ts'
import { connectedStaff, signOutMember } from '../staff-sessions.service.ts'
import { addressOfSession, endSessionOf, openSessionsOf, setPlaceOfSession } from './sessions.queries.ts'

/** Where a member is signed in: the session that asks first, then the last used. */
export async function sessionsOf(
  { database, clock }: Shop,
  { tokenHash }: StaffSession,
  staffId: string,
): Promise<SignedInDevice[]> {
  const rows = await openSessionsOf(database.db, staffId, clock.now())
  const sessions = rows.map((row) => ({
    _id: row.id,
    ...deviceName(row.userAgent),
    place: row.place,
    signedInAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    isThisOne: row.tokenHash.equals(tokenHash),
  }))
  return sessions.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
}

/** The same for an owner who asks about another member. Refuses with 'staff.member-unknown'. */
export async function sessionsOfMember(shop: Shop, session: StaffSession, id: string) {
  await requireMember(shop.database.db, id)
  return sessionsOf(shop, session, id)
}

/** Refuses with 'staff.session-unknown' what is not one of the member's own. */
export async function endOwnSession(shop: Shop, session: StaffSession, id: string): Promise<void> {
  const { staffId } = session
  const entry = memberEntry('session-end', staffId)
  await recordedChange(shop, session, entry, async (tx) => {
    if (!isUuid(id) || !(await endSessionOf(tx, staffId, id)))
      throw new AppError('unknown', 'staff.session-unknown', 'This session has ended already.')
    await connectedStaff(shop).changed(tx, [staffId])
  })
}

/** Ends the sessions of a member, except for the one that asks. Refuses with 'staff.member-unknown'. */
export async function endSessions(shop: Shop, session: StaffSession, id: string): Promise<void> {
  await requireMember(shop.database.db, id)
  const entry = memberEntry('sessions-end', id)
  await recordedChange(shop, session, entry, (tx) => signOutMember(shop, tx, id, session.tokenHash))
}

/** The location makes a list of sessions easier to read. A failed lookup is not retried. */
export async function findPlace({ database, ipLookup }: Shop, sessionId: string): Promise<void> {
  const address = await addressOfSession(database.db, sessionId)
  if (address === undefined || address === '') return
  const found = await ipLookup.locate(address).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  if (found === undefined) return
  const place = [found.city, found.country_name].filter((part) => part !== '').join(', ')
  await setPlaceOfSession(database.db, sessionId, cutText(place, 200))
}
