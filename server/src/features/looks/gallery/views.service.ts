import { viewsTag } from '@first-fashion/contract/looks/cache-tags'
import { type SQL, sql } from 'drizzle-orm'
import { dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { Shop } from '../../../shop.ts'
import type { CommunityPages } from '../../members/index.ts'

/** Views of looks and articles: one a session and day of Colombo. */
export interface Views {
  add(view: { submissionId?: string | undefined; postId?: string | undefined; visit: string }): Promise<void>
}

export interface View {
  /** Of the look or article. */
  readonly id: string
  readonly visit: string
  readonly day: string
}

export interface ViewsDeps extends Shop {
  /** Counts a view of an article, in the transaction. News is above looks. */
  readonly countPostView: (tx: Db, view: View) => Promise<unknown>
}

export const createViews = ({ database, clock, countPostView }: ViewsDeps): Views => ({
  add: async ({ submissionId, postId, visit }) => {
    const day = dayInColombo(clock.now())
    await database.transaction(async (tx) => {
      if (submissionId !== undefined && isUuid(submissionId))
        await countView(tx, sql`community_submissions`, { id: submissionId, visit, day })
      if (postId !== undefined && isUuid(postId)) await countPostView(tx, { id: postId, visit, day })
    })
  },
})

/** Counts a view once a session and day, in the table of what is viewed. */
export const countView = (tx: Db, table: SQL, { id, visit, day }: View) =>
  tx.execute(sql`
    with viewed as (
      insert into community_views (subject_id, viewer, day)
      select id, ${visit}, ${day}::date from ${table} where id = ${id}
      on conflict do nothing returning subject_id
    )
    update ${table} set views = views + 1 where id in (select subject_id from viewed)`)

interface ViewedPagesDeps extends Shop {
  readonly communityPages: CommunityPages
}

/** Rebuilds the pages whose numbers of views have changed since the last run: not for each view of what they show. */
export function refreshViewedPages({ database, communityPages }: ViewedPagesDeps): () => Promise<void> {
  let shown = ''
  return async () => {
    const counted = await countedViews(database.db)
    if (counted === shown) return
    shown = counted
    await database.transaction((tx) => communityPages.changed(tx, [viewsTag, 'community-posts']))
  }
}

async function countedViews(db: Db): Promise<string> {
  const { rows } = await db.execute<{ days: string | null }>(
    sql`select string_agg(day || ':' || views, ' ') as days
      from (select day, count(*) as views from community_views group by day order by day) counted`,
  )
  return rows[0]?.days ?? ''
}

/** Who has seen what is only needed on the day itself. */
export const purgeViews = (db: Db, now: Date) =>
  db.execute(sql`delete from community_views where day < ${dayInColombo(now)}::date - 1`)
