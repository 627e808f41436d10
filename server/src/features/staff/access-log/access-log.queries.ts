import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { staff, staffAccessLog } from '../staff.table.ts'

export async function insertAccess(db: Db, entry: typeof staffAccessLog.$inferInsert): Promise<void> {
  await db.insert(staffAccessLog).values(entry)
}

export const countFailures = (db: Db, staffId: string, since: Date): Promise<number> =>
  db.$count(
    staffAccessLog,
    and(eq(staffAccessLog.staffId, staffId), eq(staffAccessLog.kind, 'failed'), gt(staffAccessLog.at, since)),
  )

/** Notes that a member is told of failed sign-ins. False if they were told since then, also by who is as quick. */
export async function noteReport(tx: Db, staffId: string, at: Date, since: Date): Promise<boolean> {
  const reportedAt = staff.failuresReportedAt
  const noted = await tx
    .update(staff)
    .set({ failuresReportedAt: at })
    .where(and(eq(staff.id, staffId), or(isNull(reportedAt), lt(reportedAt, since))))
    .returning({ id: staff.id })
  return noted.length === 1
}

export async function purgeOldAccess(db: Db, before: Date): Promise<void> {
  await db.delete(staffAccessLog).where(lt(staffAccessLog.at, before))
}
