import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { communityPostUploads, communityUploads as uploads } from '../community.table.ts'

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

/** Replaces the uploads that an article shows. Throws if one of them is gone. */
export async function setPostUploads(tx: Db, postId: string, uploadIds: readonly string[]): Promise<void> {
  await tx.delete(communityPostUploads).where(eq(communityPostUploads.postId, postId))
  if (uploadIds.length > 0)
    await tx.insert(communityPostUploads).values(uploadIds.map((uploadId) => ({ postId, uploadId })))
}

/** Deletes uploads that no article and no challenge shows; returns those of the names that stay. */
export async function purgeUploads(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const ids = sql`${sql.param([...names])}::uuid[]`
  const purging = db.execute(sql`
    delete from community_uploads u where u.id = any(${ids})
      and not exists (select from community_post_uploads p where p.upload_id = u.id)
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
