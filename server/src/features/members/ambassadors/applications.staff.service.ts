import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import type { StaffApplication } from '@first-fashion/contract/members/staff-calls'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { recordedChange } from '../../staff/index.ts'
import { memberViewChanged } from '../community-pages.service.ts'
import { applicationDecided } from '../members.events.ts'
import { membersOf } from '../members.queries.ts'
import {
  type ApplicationRow,
  applicationOf,
  decideApplication,
  listApplications,
  setLevel,
} from './applications.queries.ts'

export async function findApplications(
  { database: { db } }: Shop,
  { page, status }: ParsedQuery<Calls['staff.applications']>,
): Promise<{ applications: StaffApplication[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) => listApplications(db, status, window))
  return { applications: await toApplicationViews(db, rows), ...counts }
}

/** Who is approved is an ambassador, and no more if that is taken back. Refuses with 'community.application-unknown'. */
export async function decideOnApplication(
  shop: Shop,
  session: StaffSession,
  id: string,
  { status, reviewNotes }: ParsedBody<Calls['staff.application-decide']>,
): Promise<StaffApplication> {
  const { database, events } = shop
  if (!isUuid(id)) throw unknownApplication()
  const entry = { action: 'application-decide', subject: id, change: { status, reviewNotes } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    if (!(await decideApplication(tx, id, { status, reviewNotes, decidedAt: at }))) throw unknownApplication()
    await setLevel(tx, id, status === 'approved' ? 'ambassador' : 'member')
    await memberViewChanged(shop, tx)
    if (status !== 'reviewing') await events.emit(tx, applicationDecided, { customerId: id, status })
  })
  const row = await applicationOf(database.db, id)
  const [application] = await toApplicationViews(database.db, row === undefined ? [] : [row])
  if (application === undefined) throw unknownApplication()
  return application
}

async function toApplicationViews(db: Db, rows: readonly ApplicationRow[]): Promise<StaffApplication[]> {
  const members = await membersOf(
    db,
    rows.map(({ customerId }) => customerId),
  )
  return rows.map(({ customerId, instagram, facebook, tiktok, youtube, decidedAt: _, ...row }) => ({
    ...row,
    _id: customerId,
    socialMedia: { instagram, facebook, tiktok, youtube },
    appliedAt: row.appliedAt.getTime(),
    level: members.get(customerId)?.level ?? 'member',
  }))
}

const unknownApplication = () =>
  new AppError('unknown', 'community.application-unknown', 'This application is not here')
