import type { Calls, ParsedBody } from '@first-fashion/contract'
import type { AccessPolicy } from '@first-fashion/contract/staff/access-policy-calls'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../audit-log.ts'
import { listMembers } from '../people/people.queries.ts'
import { staffAccessPolicy as table } from '../staff.table.ts'
import { connectedStaff } from '../staff-sessions.service.ts'

interface Stored {
  readonly policy: AccessPolicy
  readonly version: number
}

/** How members of staff sign in. */
export async function storedAccessPolicy(db: Db): Promise<Stored> {
  const [row] = await db.select().from(table)
  if (row === undefined) throw new Error('the access policy is missing')
  const { version, secondFactorRequired, idleMinutes, refundLimitRupees } = row
  return { policy: { secondFactorRequired, idleMinutes, refundLimitRupees }, version }
}

/**
 * The owner sets how members sign in, and open sockets are checked again. Refuses with
 * 'staff.policy-changed-meanwhile'.
 */
export async function setAccessPolicy(
  shop: Shop,
  session: StaffSession,
  { version, ...policy }: ParsedBody<Calls['staff.access-policy-set']>,
): Promise<Stored> {
  const entry = ({ from, stored }: Change) => ({
    action: 'access-policy-set',
    subject: 'access-policy',
    change: { from, to: stored.policy },
  })
  const { stored } = await recordedChange<Change>(shop, session, entry, async (tx, at) => {
    const { policy: from } = await storedAccessPolicy(tx)
    const changed = await tx
      .update(table)
      .set({ ...policy, changedAt: at, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, 1), eq(table.version, version)))
      .returning({ id: table.id })
    if (changed.length === 0) throw changedMeanwhile()
    const members = await listMembers(tx)
    await connectedStaff(shop).changed(
      tx,
      members.map(({ id }) => id),
    )
    return { from, stored: await storedAccessPolicy(tx) }
  })
  return stored
}

interface Change {
  readonly from: AccessPolicy
  readonly stored: Stored
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'staff.policy-changed-meanwhile',
    'Someone else has changed how staff sign in. Please reload.',
  )
