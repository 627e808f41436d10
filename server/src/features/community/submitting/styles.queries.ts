import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { communityImages, communityMembers, communitySubmissions as submissions } from '../community.table.ts'

/** One member submits one look after the other. */
export async function lockMemberRow(tx: Db, customerId: string): Promise<void> {
  await tx
    .select({ id: communityMembers.customerId })
    .from(communityMembers)
    .where(eq(communityMembers.customerId, customerId))
    .for('update')
}

/** How many looks of a day of Colombo a member has in the community, taken down ones included. */
export async function countStylesOn(db: Db, customerId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(submissions)
    .where(
      and(
        eq(submissions.customerId, customerId),
        sql`(${submissions.createdAt} at time zone 'Asia/Colombo')::date = ${day}::date`,
      ),
    )
  return row?.count ?? 0
}

export async function insertStyle(
  tx: Db,
  style: typeof submissions.$inferInsert,
  images: readonly Omit<typeof communityImages.$inferInsert, 'submissionId'>[],
): Promise<void> {
  await tx.insert(submissions).values(style)
  await tx.insert(communityImages).values(images.map((image) => ({ ...image, submissionId: style.id })))
}
