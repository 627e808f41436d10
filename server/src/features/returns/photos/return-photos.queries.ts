import { and, asc, count, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { returnPhotos as photos, returnRequests } from '../returns.table.ts'

export async function insertPhoto(tx: Db, photo: typeof photos.$inferInsert): Promise<void> {
  await tx.insert(photos).values(photo)
}

/** How many photos of a customer no request has yet. */
export async function countUnsent(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ unsent: count() })
    .from(photos)
    .where(and(eq(photos.customerId, customerId), isNull(photos.requestId)))
  return row?.unsent ?? 0
}

/** Deletes a photo that no request has yet; returns whether there was one. */
export async function deleteUnsent(tx: Db, photoId: string, customerId: string): Promise<boolean> {
  const deleted = await tx
    .delete(photos)
    .where(and(eq(photos.id, photoId), eq(photos.customerId, customerId), isNull(photos.requestId)))
    .returning({ id: photos.id })
  return deleted.length > 0
}

/** Puts a photo of the customer, which no request has yet, into a place of a request; returns whether there was one. */
export async function placePhoto(
  tx: Db,
  photo: { readonly id: string; readonly requestId: string; readonly place: number },
  customerId: string,
): Promise<boolean> {
  const { id, requestId, place } = photo
  const placed = await tx
    .update(photos)
    .set({ requestId, place })
    .where(and(eq(photos.id, id), eq(photos.customerId, customerId), isNull(photos.requestId)))
    .returning({ id: photos.id })
  return placed.length > 0
}

/** The photos of some requests in their order, by the requests' ids. */
export async function photosOfRequests(
  db: Db,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (requestIds.length === 0) return new Map()
  const rows = await db
    .select({ id: photos.id, requestId: photos.requestId })
    .from(photos)
    .where(inArray(photos.requestId, [...requestIds]))
    .orderBy(asc(photos.requestId), asc(photos.place))
  const byRequest = Map.groupBy(rows, ({ requestId }) => requestId ?? '')
  return new Map([...byRequest].map(([requestId, all]) => [requestId, all.map(({ id }) => id)]))
}

/** Which of these pictures somebody sent, or may still send. */
export async function picturesOfReturns(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, [...names]))
  return rows.map(({ id }) => id)
}

/** Those that were never sent go; their pictures with the sweep. */
export async function purgeUnsent(db: Db, addedBefore: Date): Promise<void> {
  await db.delete(photos).where(and(isNull(photos.requestId), lt(photos.addedAt, addedBefore)))
}

/** Those of a customer that were not sent. */
export async function takeUnsentBack(tx: Db, customerId: string): Promise<string[]> {
  const rows = await tx
    .delete(photos)
    .where(and(eq(photos.customerId, customerId), isNull(photos.requestId)))
    .returning({ id: photos.id })
  return rows.map(({ id }) => id)
}

/** The photos of requests that are over, of deleted accounts, go; their pictures with the sweep. */
export async function anonymisePhotos(tx: Db): Promise<void> {
  const over = tx
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(and(isNull(returnRequests.customerId), inArray(returnRequests.status, ['completed', 'rejected'])))
  await tx.delete(photos).where(inArray(photos.requestId, over))
}
