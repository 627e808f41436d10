import type { FeaturedProduct, Submission } from '@first-fashion/contract/looks/look'
import { memberTag } from '@first-fashion/contract/members/cache-tags'
import { profilePageSize } from '@first-fashion/contract/members/member-limits'
import type { ProfileFields } from '@first-fashion/contract/members/membership'
import type { MemberProfile } from '@first-fashion/contract/members/profile-calls'
import { withoutNeedlessInvisible } from '@first-fashion/contract/text/invisible-characters'
import { dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { type ListWindow, pagesOf } from '../../../platform/paging.ts'
import { type Shop, seam } from '../../../shop.ts'
import { customerById, opaqueCustomerId, unknownCustomer } from '../../accounts/index.ts'
import { refuseBannedWords } from '../banned-words.service.ts'
import { communityPagesChanged, memberViewChanged } from '../community-pages.service.ts'
import { levelOf } from '../levels/levels.queries.ts'
import {
  lockMember,
  type MemberRow,
  milestonesOf,
  publicMemberBySlug,
  setProfile,
} from '../members.queries.ts'
import { loyaltyStanding, notAMember, statsOf } from '../members.service.ts'
import { authorsAmong } from './authors.view.ts'
import { readDisplayName } from './display-name.rules.ts'
import { addressFor } from './member-address.service.ts'

/** What members ask of looks, which are above them. */
export interface MemberLooks {
  /** The looks of a member that are shown, the newest first, and how many there are. */
  shown(db: Db, customerId: string, window: ListWindow): Promise<{ looks: Submission[]; total: number }>
  /** The products of these looks: those of the latest looks first. */
  products(db: Db, customerId: string, limit: number): Promise<FeaturedProduct[]>
}

export const memberLooks = seam<MemberLooks>('the looks of members')

/** Of an ambassador's page. */
const productsShown = 8

interface ProfilePage {
  readonly member: MemberProfile
  readonly looks: Submission[]
  readonly pagination: { readonly total: number; readonly current: number }
}

/** Refuses with 'community.member-unknown' who is none, hides or is excluded. */
export const findProfile = async (shop: Shop, slug: string, page: number | undefined): Promise<ProfilePage> =>
  toProfilePage(shop, await publicMember(shop.database.db, slug), page)

/** The page of a member whose level brings one. Refuses with 'community.member-unknown' who has none. */
export async function findAmbassador(
  shop: Shop,
  slug: string,
  page: number | undefined,
): Promise<ProfilePage & { products: FeaturedProduct[]; referralCode: string }> {
  const { db } = shop.database
  const member = await publicMember(db, slug)
  const profile = await toProfilePage(shop, member, page)
  if (!profile.member.hasOwnPage) throw unknownMember()
  return {
    ...profile,
    products: await memberLooks(shop).products(db, member.customerId, productsShown),
    referralCode: await loyaltyStanding(shop).referralCode(member.customerId),
  }
}

async function publicMember(db: Db, slug: string): Promise<MemberRow> {
  const member = await publicMemberBySlug(db, slug)
  if (member === undefined) throw unknownMember()
  return member
}

async function toProfilePage(shop: Shop, member: MemberRow, current = 1): Promise<ProfilePage> {
  const { db } = shop.database
  const window = { limit: profilePageSize, offset: (current - 1) * profilePageSize }
  const [profile, { looks, total }] = await Promise.all([
    toProfileView(db, member),
    memberLooks(shop).shown(db, member.customerId, window),
  ])
  return {
    member: profile,
    looks,
    pagination: { total: pagesOf(total, profilePageSize), current },
  }
}

async function toProfileView(db: Db, member: MemberRow): Promise<MemberProfile> {
  const { customerId, bio, level, joinedAt } = member
  const [authors, reached, { hasOwnPage }] = await Promise.all([
    authorsAmong(db, [member]),
    milestonesOf(db, customerId),
    levelOf(db, level),
  ])
  const author = authors.get(customerId)
  return {
    _id: opaqueCustomerId(customerId),
    slug: member.slug,
    name: author?.name ?? '',
    profileImage: author?.profileImage ?? null,
    bio,
    level,
    hasOwnPage,
    joinedMonth: dayInColombo(joinedAt).slice(0, 'yyyy-mm'.length),
    stats: statsOf(member),
    milestones: reached.map(({ kind, threshold }) => `${kind}:${threshold}`),
  }
}

/** Refuses with 'community.not-a-member', '.name-invalid' and '.words-refused'. */
export async function saveProfile(
  shop: Shop,
  customerId: string,
  { isHidden, ...sent }: ProfileFields,
): Promise<void> {
  const displayName = readDisplayName(sent.displayName)
  const bio = withoutNeedlessInvisible(sent.bio)
  await shop.database.transaction(async (tx) => {
    const member = await lockMember(tx, customerId)
    if (member === undefined) throw notAMember()
    // Who hides must not be held up by a word that was fine when it was written.
    const written = [displayName === member.displayName ? '' : displayName, bio === member.bio ? '' : bio]
    await refuseBannedWords(tx, written)
    const customer = await customerById(tx, customerId)
    if (customer === undefined) throw unknownCustomer()
    const slug = await addressFor(tx, { slug: member.slug, displayName }, customer.name)
    await setProfile(tx, customerId, { displayName, bio, isHidden, slug })
    const isShownAsBefore =
      slug === member.slug && displayName === member.displayName && isHidden === member.isHidden
    await (isShownAsBefore
      ? communityPagesChanged(shop, tx, [memberTag(opaqueCustomerId(customerId))])
      : memberViewChanged(shop, tx))
  })
}

export const unknownMember = () =>
  new AppError('unknown', 'community.member-unknown', 'This profile does not exist or is hidden.')
