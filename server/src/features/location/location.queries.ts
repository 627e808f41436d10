import { lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { detectedLocations, locationActions } from './location.table.ts'

export async function insertLocation(db: Db, row: typeof detectedLocations.$inferInsert): Promise<void> {
  await db.insert(detectedLocations).values(row)
}

/** Violates a foreign key when there is no such location. */
export async function insertAction(db: Db, row: typeof locationActions.$inferInsert): Promise<void> {
  await db.insert(locationActions).values(row)
}

/** Locations found before this are forgotten, and with each what became of it. */
export async function purgeLocations(db: Db, before: Date): Promise<void> {
  await db.delete(detectedLocations).where(lt(detectedLocations.detectedAt, before))
}
