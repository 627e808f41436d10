import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { savedDesigns } from './saved-designs.table.ts'

export type SavedDesignRow = typeof savedDesigns.$inferSelect
/** What a list shows of one: all but the design itself, which can be large. */
export type ListedDesignRow = Omit<SavedDesignRow, 'sides'>

const { sides: _, ...listed } = getTableColumns(savedDesigns)

/** One design of one customer. */
export interface OwnDesign {
  readonly customerId: string
  readonly id: string
}

const isOwn = ({ customerId, id }: OwnDesign) =>
  and(eq(savedDesigns.id, id), eq(savedDesigns.customerId, customerId))

const newestFirst = [desc(savedDesigns.createdAt), desc(savedDesigns.id)]

export const savedDesignsOf = (db: Db, customerId: string): Promise<ListedDesignRow[]> =>
  db
    .select(listed)
    .from(savedDesigns)
    .where(eq(savedDesigns.customerId, customerId))
    .orderBy(...newestFirst)

/** The same with the designs themselves, for the customer's download. */
export const wholeSavedDesignsOf = (db: Db, customerId: string): Promise<SavedDesignRow[]> =>
  db
    .select()
    .from(savedDesigns)
    .where(eq(savedDesigns.customerId, customerId))
    .orderBy(...newestFirst)

export const countSavedDesigns = (db: Db, customerId: string): Promise<number> =>
  db.$count(savedDesigns, eq(savedDesigns.customerId, customerId))

export async function insertSavedDesign(
  db: Db,
  design: typeof savedDesigns.$inferInsert,
): Promise<SavedDesignRow> {
  const [row] = await db.insert(savedDesigns).values(design).returning()
  if (row === undefined) throw new Error('the design was not inserted')
  return row
}

/** It is not deleted before the transaction ends. */
export async function lockSavedDesign(tx: Db, own: OwnDesign): Promise<SavedDesignRow | undefined> {
  const [row] = await tx.select().from(savedDesigns).where(isOwn(own)).for('share')
  return row
}

/** One design, counting that it was opened. */
export async function openSavedDesign(db: Db, own: OwnDesign): Promise<SavedDesignRow | undefined> {
  const [row] = await db
    .update(savedDesigns)
    .set({ timesUsed: sql`${savedDesigns.timesUsed} + 1` })
    .where(isOwn(own))
    .returning()
  return row
}

/** Returns what it was. */
export async function deleteSavedDesign(db: Db, own: OwnDesign): Promise<SavedDesignRow | undefined> {
  const [row] = await db.delete(savedDesigns).where(isOwn(own)).returning()
  return row
}

/** Which of these pictures are the preview of a design. */
export async function previewsAmong(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .selectDistinct({ preview: savedDesigns.preview })
    .from(savedDesigns)
    .where(inArray(savedDesigns.preview, [...names]))
  return rows.flatMap(({ preview }) => preview ?? [])
}

export async function previewsOf(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ preview: savedDesigns.preview })
    .from(savedDesigns)
    .where(and(eq(savedDesigns.customerId, customerId), isNotNull(savedDesigns.preview)))
  return rows.flatMap(({ preview }) => preview ?? [])
}
