import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { communityUploads as uploads } from '../challenges.table.ts'

export type UploadRow = typeof uploads.$inferSelect

export async function insertUpload(tx: Db, upload: UploadRow): Promise<void> {
  await tx.insert(uploads).values(upload)
}

export const uploadsByIds = async (db: Db, ids: readonly string[]): Promise<UploadRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(uploads)
        .where(inArray(uploads.id, [...ids]))

/** Deletes uploads that no challenge shows; returns those of the names that stay. */
export async function purgeUploads(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const ids = sql`${sql.param([...names])}::uuid[]`
  const purging = db.execute(sql`
    delete from community_uploads u where u.id = any(${ids})
      and not exists (select from community_challenges c where c.upload_id = u.id)`)
  // What is being saved with one keeps it until the next night.
  const isPurged = await purging.then(
    () => true,
    (error: unknown) => {
      if (isViolation(error, 'foreign-key')) return false
      throw error
    },
  )
  return isPurged ? (await uploadsByIds(db, names)).map(({ id }) => id) : [...names]
}
