import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { detectedLocations, locationActions } from './location.table.ts'

export async function insertLocation(db: Db, row: typeof detectedLocations.$inferInsert): Promise<void> {
  await db.insert(detectedLocations).values(row)
}

/** Violates a foreign key if the location does not exist. */
export async function insertAction(db: Db, row: typeof locationActions.$inferInsert): Promise<void> {
  await db.insert(locationActions).values(row)
}

/** Purges locations detected before this, and how they were used. */
export async function purgeLocations(db: Db, before: Date): Promise<void> {
  await db.delete(detectedLocations).where(lt(detectedLocations.detectedAt, before))
}
