import type { Invalidation } from '../../platform/bus/invalidation.ts'
import type { ResponseCache } from '../../platform/cache/response-cache.ts'
import type { Db } from '../../platform/database/database.ts'

/** Cached pages that show the community. */
export interface CommunityPages {
  /** Call it in the transaction that changes what pages with these tags show. */
  changed(tx: Db, tags: readonly string[]): Promise<void>
}

export interface CommunityPagesDeps {
  readonly invalidation: Invalidation
  readonly cache: ResponseCache
}

/** Where members stand by name: beside their looks, on the leaderboard, and as winners. */
export const pagesOfMembers = ['community-gallery', 'community-leaderboard', 'community-challenges'] as const

const allTags = ['community-gallery', 'community-leaderboard', 'community-challenges', 'community-posts']

export function createCommunityPages({ invalidation, cache }: CommunityPagesDeps): CommunityPages {
  const cached = invalidation.cache('community', (tags) => cache.drop(tags ?? allTags))
  return { changed: (tx, tags) => cached.changed(tx, tags) }
}
