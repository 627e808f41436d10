import { membersTag, memberTag } from '@first-fashion/contract/members/cache-tags'
import type { Db } from '../../platform/database/database.ts'
import type { Shop } from '../../shop.ts'
import { opaqueCustomerId } from '../accounts/index.ts'

/** Cached pages that show the community. */
export interface CommunityPages {
  /** Call it in the transaction that changes what pages with these tags show. */
  changed(tx: Db, tags: readonly string[]): Promise<void>
  /** In the transaction that changes counts, milestones or looks of these members. */
  countsChanged(tx: Db, customerIds: readonly string[]): Promise<void>
  /** In the transaction that changes how a member is shown: the name, the picture, or whether they are shown at all. */
  memberShown(tx: Db): Promise<void>
}

const allTags = [
  membersTag,
  'community-gallery',
  'community-leaderboard',
  'community-challenges',
  'community-worn',
  'community-posts',
]

export function createCommunityPages({ invalidation, cache }: Shop): CommunityPages {
  const cached = invalidation.cache('community', (tags) => cache.drop(tags ?? allTags))
  return {
    changed: (tx, tags) => cached.changed(tx, tags),
    countsChanged: (tx, customerIds) =>
      cached.changed(tx, [
        'community-leaderboard',
        ...customerIds.map((customerId) => memberTag(opaqueCustomerId(customerId))),
      ]),
    memberShown: (tx) => cached.changed(tx, [membersTag]),
  }
}
