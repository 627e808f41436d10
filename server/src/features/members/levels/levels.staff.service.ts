import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import type { StaffLevel, StaffMember } from '@first-fashion/contract/members/level-calls'
import type { LevelBenefits } from '@first-fashion/contract/members/membership'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pageOf } from '../../../platform/paging.ts'
import type { Shop } from '../../../shop.ts'
import { customerNames } from '../../accounts/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { bannedWords } from '../banned-words.service.ts'
import { memberViewChanged } from '../community-pages.service.ts'
import { lockMember, type MemberRow, memberOf, setBlocked } from '../members.queries.ts'
import { statsOf } from '../members.service.ts'
import { publicName } from '../profiles/display-name.rules.ts'
import { unknownMember } from '../profiles/profiles.service.ts'
import {
  allLevels,
  type Level,
  type LevelRow,
  listMembers,
  saveLevel,
  setMemberLevel,
} from './levels.queries.ts'

export async function findMembers(
  { database: { db } }: Shop,
  { page, search = '', level, blocked }: ParsedQuery<Calls['staff.community-members']>,
): Promise<{ members: StaffMember[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) =>
    listMembers(db, { level, search: search.trim(), isBlocked: blocked === 'true' }, window),
  )
  return { members: await toMemberViews(db, rows), ...counts }
}

/** Refuses with 'community.member-unknown'. */
export async function setLevel(
  shop: Shop,
  session: StaffSession,
  id: string,
  { level, reason }: ParsedBody<Calls['staff.member-level']>,
): Promise<StaffMember> {
  if (!isUuid(id)) throw unknownMember()
  const entry = (from: Level) => ({ action: 'member-level', subject: id, change: { from, level, reason } })
  await recordedChange(shop, session, entry, async (tx) => {
    const member = await lockMember(tx, id)
    if (member === undefined) throw unknownMember()
    await setMemberLevel(tx, id, level)
    await memberViewChanged(shop, tx)
    return member.level
  })
  return one(shop.database.db, id)
}

/** An empty reason takes it back. Refuses with 'community.member-unknown'. */
export async function blockMember(
  shop: Shop,
  session: StaffSession,
  id: string,
  reason: string,
): Promise<StaffMember> {
  if (!isUuid(id)) throw unknownMember()
  const entry = { action: 'member-block', subject: id, change: { reason } }
  await recordedChange(shop, session, entry, async (tx, at) => {
    if ((await lockMember(tx, id)) === undefined) throw unknownMember()
    await setBlocked(tx, id, reason, at)
    await memberViewChanged(shop, tx)
  })
  return one(shop.database.db, id)
}

async function one(db: Db, id: string): Promise<StaffMember> {
  const row = await memberOf(db, id)
  const [member] = await toMemberViews(db, row === undefined ? [] : [row])
  if (member === undefined) throw unknownMember()
  return member
}

export const findLevels = async ({ database }: Shop): Promise<StaffLevel[]> =>
  (await allLevels(database.db)).map(toLevelView)

/** Refuses with 'community.changed-meanwhile'. */
export async function saveLevelBenefits(
  shop: Shop,
  session: StaffSession,
  level: Level,
  benefits: LevelBenefits,
  version: number,
): Promise<StaffLevel[]> {
  const entry = { action: 'community-level', subject: level, change: benefits }
  await recordedChange(shop, session, entry, async (tx) => {
    if (!(await saveLevel(tx, level, benefits, version))) throw changedMeanwhile()
    // Pages of members come and go with it.
    await memberViewChanged(shop, tx)
  })
  return findLevels(shop)
}

async function toMemberViews(db: Db, rows: readonly MemberRow[]): Promise<StaffMember[]> {
  const ids = rows.map(({ customerId }) => customerId)
  const [names, words] = await Promise.all([customerNames(db, ids), bannedWords(db)])
  return rows.map((row) => {
    const accountName = names.get(row.customerId) ?? ''
    const isBlocked = row.blockedAt !== null
    return {
      _id: row.customerId,
      name: publicName(row, accountName, words),
      accountName,
      slug: row.isHidden || isBlocked ? null : row.slug,
      level: row.level,
      isHidden: row.isHidden,
      isBlocked,
      blockedReason: row.blockedReason,
      stats: statsOf(row),
      joinedAt: row.joinedAt.getTime(),
    }
  })
}

const toLevelView = ({ level, hasEarlyAccess, hasOwnPage, extras, version }: LevelRow): StaffLevel => ({
  level,
  hasEarlyAccess,
  hasOwnPage,
  extras,
  version,
})

const changedMeanwhile = () =>
  new AppError('conflict', 'community.changed-meanwhile', 'Someone else saved this first. Load it again.')
