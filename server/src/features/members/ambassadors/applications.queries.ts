import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { ListWindow } from '../../../platform/paging.ts'
import { communityApplications as applications, communityMembers } from '../members.table.ts'

export type ApplicationRow = typeof applications.$inferSelect

export async function applicationOf(db: Db, customerId: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.customerId, customerId))
  return row
}

/** Returns whether it is the first one of its customer. */
export async function insertApplication(db: Db, row: typeof applications.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(applications)
    .values(row)
    .onConflictDoNothing()
    .returning({ customerId: applications.customerId })
  return rows.length > 0
}

/** Applications of a status, or all of them; those that wait come first, the oldest of them at the top. */
export async function listApplications(
  db: Db,
  status: ApplicationRow['status'] | undefined,
  { limit, offset }: ListWindow,
) {
  const fits = hasStatus(status)
  const rows = await db
    .select()
    .from(applications)
    .where(fits)
    .orderBy(
      sql`${applications.status} in ('approved', 'rejected')`,
      asc(applications.appliedAt),
      asc(applications.customerId),
    )
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(applications, fits) }
}

const hasStatus = (status: ApplicationRow['status'] | undefined) =>
  status === undefined ? undefined : eq(applications.status, status)

export const countApplications = (db: Db, status: ApplicationRow['status']): Promise<number> =>
  db.$count(applications, hasStatus(status))

/** Returns whether there is such an application. */
export async function decideApplication(
  tx: Db,
  customerId: string,
  decision: Pick<ApplicationRow, 'status' | 'reviewNotes' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set(decision)
    .where(eq(applications.customerId, customerId))
    .returning({ customerId: applications.customerId })
  return rows.length > 0
}

/** Makes a member an ambassador or takes that back; a VIP stays one. */
export async function setLevel(tx: Db, customerId: string, level: 'member' | 'ambassador'): Promise<void> {
  await tx
    .update(communityMembers)
    .set({ level })
    .where(and(eq(communityMembers.customerId, customerId), ne(communityMembers.level, 'vip')))
}
