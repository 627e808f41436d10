import type { Calls, ParsedBody } from '@first-fashion/contract'
import { viewsTag } from '@first-fashion/contract/looks/cache-tags'
import { type SQL, sql } from 'drizzle-orm'
import { dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { isUuid } from '../../../platform/ids.ts'
import { perShop, type Shop, seam } from '../../../shop.ts'
import { communityPagesChanged } from '../../members/index.ts'

export interface View {
  /** Of the look or article. */
  readonly id: string
  readonly visit: string
  readonly day: string
}

/** Counts a view of an article, in the transaction. */
export const countPostView = seam<(tx: Db, view: View) => Promise<unknown>>('who counts views of articles')

/** Counts a view of a look or an article: one a session and day of Colombo. */
export async function addView(
  shop: Shop,
  { submissionId, postId, visit }: ParsedBody<Calls['community.view']>,
): Promise<void> {
  const day = dayInColombo(shop.clock.now())
  await shop.database.transaction(async (tx) => {
    if (submissionId !== undefined && isUuid(submissionId))
      await countView(tx, sql`community_submissions`, { id: submissionId, visit, day })
    if (postId !== undefined && isUuid(postId)) await countPostView(shop)(tx, { id: postId, visit, day })
  })
}

/** Counts a view once a session and day, in the table of what is viewed. */
export const countView = (tx: Db, table: SQL, { id, visit, day }: View) =>
  tx.execute(sql`
    with viewed as (
      insert into community_views (subject_id, viewer, day)
      select id, ${visit}, ${day}::date from ${table} where id = ${id}
      on conflict do nothing returning subject_id
    )
    update ${table} set views = views + 1 where id in (select subject_id from viewed)`)

/** The counts of views that the pages show. */
const shownViews = perShop(() => ({ counted: '' }))

/** Rebuilds the pages whose numbers of views have changed since the last run: not for each view of what they show. */
export async function refreshViewedPages(shop: Shop): Promise<void> {
  const shown = shownViews(shop)
  const counted = await countedViews(shop.database.db)
  if (counted === shown.counted) return
  shown.counted = counted
  await shop.database.transaction((tx) => communityPagesChanged(shop, tx, [viewsTag, 'community-posts']))
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
