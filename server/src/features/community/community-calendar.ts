import { sql } from 'drizzle-orm'
import { type Clock, dayInColombo } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CommunityPages } from './community-pages.ts'

/**
 * Challenges begin and end with their days, and articles appear at their time: rebuilds the pages if others are shown than
 * when it last looked.
 */
export function createCommunityCalendar({
  database,
  clock,
  communityPages,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly communityPages: CommunityPages
}): () => Promise<void> {
  let shown = ''
  return async () => {
    const now = clock.now()
    const { rows } = await database.db.execute<{ shown: string }>(sql`
      select concat_ws('/',
        (select string_agg(id::text, ' ' order by id) from community_challenges
          where is_published and ${dayInColombo(now)}::date between start_date and end_date),
        (select max(published_at) from community_posts where published_at <= ${now.toISOString()}::timestamptz)) as shown`)
    const found = rows[0]?.shown ?? ''
    if (found === shown) return
    shown = found
    await database.transaction((tx) =>
      communityPages.changed(tx, ['community-challenges', 'community-posts']),
    )
  }
}
