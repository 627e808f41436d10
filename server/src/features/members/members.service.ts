import type { LeaderboardEntry, LeaderboardType } from '@first-fashion/contract/members/member'
import type { Membership } from '@first-fashion/contract/members/membership'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { type Shop, seam } from '../../shop.ts'
import { customerById, customerNames, opaqueCustomerId, unknownCustomer } from '../accounts/index.ts'
import { applicationOf } from './ambassadors/applications.queries.ts'
import { bannedWords } from './banned-words.service.ts'
import { memberCountsChanged, memberViewChanged } from './community-pages.service.ts'
import { hasCompletedPurchase } from './completed-purchase.view.ts'
import { levelOf } from './levels/levels.queries.ts'
import {
  insertMember,
  type MemberRow,
  memberOf,
  milestonesOf,
  ranked,
  setLifetimePoints,
  setSlug,
} from './members.queries.ts'
import { tierOf } from './members.rules.ts'
import { authorsAmong } from './profiles/authors.view.ts'
import { publicName } from './profiles/display-name.rules.ts'
import { addressFor, newAddress } from './profiles/member-address.service.ts'

/** What the community asks of loyalty, which is above it. */
interface LoyaltyStanding {
  /** All tiers, the lowest first. */
  tiers(db: Db): Promise<readonly { readonly name: string; readonly fromPoints: number }[]>
  /** A customer's lifetime points; they stay so until the transaction ends. */
  lockedPoints(tx: Db, customerId: string, now: Date): Promise<number>
  /** A customer's referral code; the first call draws it. */
  referralCode(customerId: string): Promise<string>
}

export const loyaltyStanding = seam<LoyaltyStanding>('what loyalty says of members')

/** Joins, once. Refuses with 'community.blocked'. */
export async function joinCommunity(shop: Shop, customerId: string): Promise<Membership> {
  await shop.database.transaction((tx) => enrolMember(shop, tx, customerId))
  return findMembership(shop, customerId)
}

/** Refuses with 'community.not-a-member'; enrols nobody. */
export async function findMembership({ database: { db } }: Shop, customerId: string): Promise<Membership> {
  const member = await memberOf(db, customerId)
  if (member === undefined) throw notAMember()
  return toMembershipView(db, member)
}

/** In the transaction that changes a customer's lifetime points. */
export async function memberPointsChanged(
  shop: Shop,
  tx: Db,
  customerId: string,
  lifetimePoints: number,
): Promise<void> {
  if (await setLifetimePoints(tx, customerId, lifetimePoints))
    await memberCountsChanged(shop, tx, [customerId])
}

/** In the transaction that gives a customer another name or picture. */
export async function memberIdentityChanged(shop: Shop, tx: Db, customerId: string): Promise<void> {
  const member = await memberOf(tx, customerId)
  if (member === undefined) return
  await followName(tx, member)
  await memberViewChanged(shop, tx)
}

/** The member, who joins if need be, in a transaction of the caller's. Refuses with 'community.blocked'. */
export async function enrolMember(shop: Shop, tx: Db, customerId: string): Promise<MemberRow> {
  const known = await memberOf(tx, customerId)
  if (known !== undefined) {
    refuseBlocked(known)
    return known
  }
  const customer = await customerById(tx, customerId)
  if (customer === undefined) throw unknownCustomer()
  const joinedAt = shop.clock.now()
  // Points that change at the same time wait, and then find the member.
  const lifetimePoints = await loyaltyStanding(shop).lockedPoints(tx, customerId, joinedAt)
  const slug = await newAddress(tx, customer.name)
  const isBuyer = await hasCompletedPurchase(tx, customerId)
  await insertMember(tx, { customerId, joinedAt, slug, lifetimePoints, isBuyer })
  const member = await memberOf(tx, customerId)
  if (member === undefined) throw notAMember()
  return member
}

/** The address of who chose no name is made of the account's. */
async function followName(tx: Db, member: MemberRow): Promise<void> {
  if (member.displayName !== '') return
  const customer = await customerById(tx, member.customerId)
  if (customer === undefined) throw unknownCustomer()
  await setSlug(tx, member.customerId, await addressFor(tx, member, customer.name))
}

/** Refuses with 'community.blocked' a customer whom staff excluded. */
export const refuseBlockedMember = async (db: Db, customerId: string): Promise<void> =>
  refuseBlocked(await memberOf(db, customerId))

function refuseBlocked(member: MemberRow | undefined): void {
  if (member?.blockedAt != null)
    throw new AppError(
      'forbidden',
      'community.blocked',
      `You can no longer take part in the community: ${member.blockedReason}`,
    )
}

/** What the download of a customer's data holds of the member. */
export async function downloadMember(db: Db, customerId: string) {
  const [member, milestones, application] = await Promise.all([
    memberOf(db, customerId),
    milestonesOf(db, customerId),
    applicationOf(db, customerId),
  ])
  return { member: member ?? null, milestones, ambassadorApplication: application ?? null }
}

async function toMembershipView(db: Db, member: MemberRow): Promise<Membership> {
  const [reached, names, words, { hasEarlyAccess, hasOwnPage, extras }] = await Promise.all([
    milestonesOf(db, member.customerId),
    customerNames(db, [member.customerId]),
    bannedWords(db),
    levelOf(db, member.level),
  ])
  const accountName = names.get(member.customerId) ?? ''
  return {
    name: publicName(member, accountName, words),
    accountName,
    slug: member.slug,
    displayName: member.displayName,
    bio: member.bio,
    isHidden: member.isHidden,
    level: member.level,
    brings: { hasEarlyAccess, hasOwnPage, extras },
    stats: statsOf(member),
    milestones: reached.map(({ kind, threshold }) => `${kind}:${threshold}`),
    joinedAt: member.joinedAt.getTime(),
  }
}

export async function findLeaderboard(
  shop: Shop,
  type: LeaderboardType,
  limit: number,
): Promise<LeaderboardEntry[]> {
  const { db } = shop.database
  const rows = await ranked(db, type, limit)
  const [authors, tiers] = await Promise.all([authorsAmong(db, rows), loyaltyStanding(shop).tiers(db)])
  return rows.map((row) => ({
    _id: opaqueCustomerId(row.customerId),
    user: {
      name: '',
      profileImage: null,
      slug: null,
      ...authors.get(row.customerId),
      loyaltyTier: tierOf(tiers, row.lifetimePoints),
      lifetimePoints: row.lifetimePoints,
    },
    level: row.level,
    stats: statsOf(row),
  }))
}

export const statsOf = ({ submissions, totalLikes, challengesWon, lifetimePoints }: MemberRow) => ({
  submissions,
  totalLikes,
  challengesWon,
  lifetimePoints,
})

export const notAMember = () =>
  new AppError('unknown', 'community.not-a-member', 'You have not joined the community yet')
