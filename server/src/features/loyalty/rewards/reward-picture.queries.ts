import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { isViolation } from '../../../platform/database/violations.ts'
import { uploadsShown } from '../../../platform/uploads/uploaded-pictures.ts'
import { loyaltyRewards, loyaltyUploads } from '../loyalty.table.ts'

export async function insertUpload(tx: Db, upload: typeof loyaltyUploads.$inferInsert): Promise<void> {
  await tx.insert(loyaltyUploads).values(upload)
}

/** Whether a picture of this name was uploaded for a reward. */
export async function isUploaded(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: loyaltyUploads.id })
    .from(loyaltyUploads)
    .where(eq(loyaltyUploads.id, id))
  return rows.length > 0
}

/** Those of some addresses that a reward shows. */
export async function rewardsShowAmong(db: Db, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectDistinct({ image: loyaltyRewards.image })
    .from(loyaltyRewards)
    .where(inArray(loyaltyRewards.image, [...addresses]))
  return rows.map(({ image }) => image)
}

/** Whether a reward shows one of these addresses. */
export const rewardsShow = async (db: Db, addresses: readonly string[]): Promise<boolean> =>
  (await rewardsShowAmong(db, addresses)).length > 0

/** Deletes uploads that no reward shows. Returns the others, and those of products that a reward shows. */
export async function purgeRewardUploads(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const ids = sql`${sql.param([...names])}::uuid[]`
  const purging = db.execute(sql`
    delete from loyalty_uploads u where u.id = any(${ids})
      and not exists (select from loyalty_rewards r where r.upload_id = u.id)`)
  // A reward that is being saved keeps its picture until the next night.
  const isPurged = await purging.then(
    () => true,
    (error: unknown) => {
      if (isViolation(error, 'foreign-key', 'loyalty_rewards_upload_id_fkey')) return false
      throw error
    },
  )
  if (!isPurged) return [...names]
  const { rows } = await db.execute(sql`select id from loyalty_uploads where id = any(${ids})`)
  const own = z.array(z.object({ id: z.string() })).parse(rows)
  const ofProducts = await uploadsShown(names, (addresses) => rewardsShowAmong(db, addresses))
  return [...own.map(({ id }) => id), ...ofProducts]
}
