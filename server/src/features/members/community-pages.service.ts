import { membersTag, memberTag } from '@first-fashion/contract/members/cache-tags'
import type { Db } from '../../platform/database/database.ts'
import { perShop, type Shop } from '../../shop.ts'
import { opaqueCustomerId } from '../accounts/index.ts'

const allTags = [
  membersTag,
  'community-gallery',
  'community-leaderboard',
  'community-challenges',
  'community-worn',
  'community-posts',
]

/** Cached pages that show the community. */
export const cachedPages = perShop(({ invalidation, cache }) =>
  invalidation.cache('community', (tags) => cache.drop(tags ?? allTags)),
)

/** Call it in the transaction that changes what pages with these tags show. */
export const communityPagesChanged = (shop: Shop, tx: Db, tags: readonly string[]): Promise<void> =>
  cachedPages(shop).changed(tx, tags)

/** In the transaction that changes counts, milestones or looks of these members. */
export const memberCountsChanged = (shop: Shop, tx: Db, customerIds: readonly string[]): Promise<void> =>
  communityPagesChanged(shop, tx, [
    'community-leaderboard',
    ...customerIds.map((customerId) => memberTag(opaqueCustomerId(customerId))),
  ])

/** In the transaction that changes how a member is shown: the name, the picture, or whether they are shown at all. */
export const memberViewChanged = (shop: Shop, tx: Db): Promise<void> =>
  communityPagesChanged(shop, tx, [membersTag])
