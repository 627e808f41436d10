import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { designImages as images } from './design-images.table.ts'

export type DesignImageRow = typeof images.$inferSelect

export interface ImageOf {
  readonly customerId: string
  readonly id: string
}

const isListed = (customerId: string) => and(eq(images.customerId, customerId), isNull(images.deletedAt))

/** A customer's library, what was used or added last first. */
export const imagesOf = (db: Db, customerId: string): Promise<DesignImageRow[]> =>
  db
    .select()
    .from(images)
    .where(isListed(customerId))
    .orderBy(desc(sql`greatest(${images.lastUsed}, ${images.uploadedAt})`), desc(images.id))

/** Locks a customer's library until the transaction ends. */
export const lockImages = (tx: Db, customerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`design images ${customerId}`}, 0))`)

export const countImages = (db: Db, customerId: string): Promise<number> =>
  db.$count(images, isListed(customerId))

export const countDeletedSince = (db: Db, customerId: string, since: Date): Promise<number> =>
  db.$count(images, and(eq(images.customerId, customerId), gt(images.deletedAt, since)))

/** What a customer's pictures take on the disk: those of the library, and with those that were deleted. */
export async function bytesOfImages(db: Db, customerId: string) {
  const sum = sql<number>`coalesce(sum(${images.bytes}), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      all: sum,
      listed:
        sql<number>`coalesce(sum(${images.bytes}) filter (where ${images.deletedAt} is null), 0)`.mapWith(
          Number,
        ),
    })
    .from(images)
    .where(eq(images.customerId, customerId))
  return row ?? { all: 0, listed: 0 }
}

/** Ids of some pictures whose bytes are not known yet. */
export async function imagesWithoutBytes(db: Db): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(isNull(images.bytes)).limit(10_000)
  return rows.map(({ id }) => id)
}

export const setBytes = (db: Db, id: string, bytes: number) =>
  db.update(images).set({ bytes }).where(eq(images.id, id))

/** What a customer has made of a file, even if it was deleted since. */
export async function imageWithHash(
  db: Db,
  customerId: string,
  sha256: string,
): Promise<DesignImageRow | undefined> {
  const [row] = await db
    .select()
    .from(images)
    .where(and(eq(images.customerId, customerId), eq(images.sha256, sha256)))
  return row
}

export async function insertImage(tx: Db, row: typeof images.$inferInsert): Promise<DesignImageRow> {
  const [inserted] = await tx.insert(images).values(row).returning()
  if (inserted === undefined) throw new Error('a picture was not inserted')
  return inserted
}

/** Lists a picture that was deleted again, as new. */
export async function listAgain(tx: Db, id: string, uploadedAt: Date): Promise<DesignImageRow | undefined> {
  const [row] = await tx
    .update(images)
    .set({ deletedAt: null, uploadedAt })
    .where(eq(images.id, id))
    .returning()
  return row
}

/** Counts a use of a customer's own picture; undefined if there is no such picture. */
export async function countUse(db: Db, { customerId, id }: ImageOf, at: Date) {
  const [row] = await db
    .update(images)
    .set({ usageCount: sql`${images.usageCount} + 1`, lastUsed: at })
    .where(and(isListed(customerId), eq(images.id, id)))
    .returning({ usageCount: images.usageCount })
  return row
}

/** Takes a customer's own picture off the library; returns whether it was there. */
export async function unlistImage(db: Db, { customerId, id }: ImageOf, at: Date): Promise<boolean> {
  const rows = await db
    .update(images)
    .set({ deletedAt: at })
    .where(and(isListed(customerId), eq(images.id, id)))
    .returning({ id: images.id })
  return rows.length > 0
}

/** Everything that is stored of a customer, deleted pictures included. */
export const storedImagesOf = (db: Db, customerId: string): Promise<DesignImageRow[]> =>
  db.select().from(images).where(eq(images.customerId, customerId)).orderBy(images.uploadedAt, images.id)

/** Those of the pictures that are stored for this customer. */
export const imagesAmong = async (
  db: Db,
  customerId: string,
  ids: readonly string[],
): Promise<DesignImageRow[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(images)
        .where(and(eq(images.customerId, customerId), inArray(images.id, [...ids])))

/** Those of the uploads that belong to a picture of somebody. */
export async function knownImages(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Pictures that may be forgotten: deleted before a time, or their owner is gone. */
export const deletedBefore = (db: Db, time: Date) =>
  db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(or(lt(images.deletedAt, time), isNull(images.customerId)))
    .orderBy(images.deletedAt)

/** Forgets pictures for good, but for those that were listed again meanwhile. */
export async function purgeImages(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(images).where(and(inArray(images.id, [...ids]), isNotNull(images.deletedAt)))
}

/** Deletes all pictures of a customer. What stays for the designs that show it says nothing of the person. */
export async function detachImages(tx: Db, customerId: string, at: Date): Promise<void> {
  await tx
    .update(images)
    .set({ customerId: null, name: 'Image', sha256: null, deletedAt: at })
    .where(eq(images.customerId, customerId))
}
