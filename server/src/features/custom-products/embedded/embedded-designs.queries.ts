import { and, eq, lt, not } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { OwnProduct } from '../custom-products.queries.ts'
import { embeddedDesigns } from './embedded-designs.table.ts'

type EmbeddedDesignRow = typeof embeddedDesigns.$inferSelect

export async function insertEmbeddedDesign(
  db: Db,
  design: typeof embeddedDesigns.$inferInsert,
): Promise<void> {
  await db.insert(embeddedDesigns).values(design)
}

export async function findEmbeddedDesign(db: Db, own: OwnProduct): Promise<EmbeddedDesignRow | undefined> {
  const isOwn = and(eq(embeddedDesigns.id, own.id), eq(embeddedDesigns.customerId, own.customerId))
  const [row] = await db.select().from(embeddedDesigns).where(isOwn)
  return row
}

/** False if it was saved already; another save of it waits for this one. */
export async function claimEmbeddedDesign(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(embeddedDesigns)
    .set({ isSaved: true })
    .where(and(eq(embeddedDesigns.id, id), not(embeddedDesigns.isSaved)))
    .returning({ id: embeddedDesigns.id })
  return rows.length > 0
}

export async function linkEmbeddedDesign(tx: Db, id: string, customProductId: string): Promise<void> {
  await tx.update(embeddedDesigns).set({ customProductId }).where(eq(embeddedDesigns.id, id))
}

export async function purgeEmbeddedDesigns(db: Db, before: Date): Promise<void> {
  await db.delete(embeddedDesigns).where(lt(embeddedDesigns.createdAt, before))
}
