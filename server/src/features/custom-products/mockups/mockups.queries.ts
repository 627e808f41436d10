import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { and, desc, eq, getTableColumns, gt, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { uploadsShown } from '../../../platform/uploads/uploaded-pictures.ts'
import { customProducts } from '../custom-products.table.ts'
import type { ProductVersion } from '../prints/prints.queries.ts'
import { customProductPrints } from '../prints/prints.table.ts'
import { customProductMockups, mockupTasks } from './mockups.table.ts'

export type MockupRow = typeof customProductMockups.$inferSelect
export type MockupTask = typeof mockupTasks.$inferSelect

/** The mockups of custom products, front before back. */
export async function mockupsOf(db: Db, ids: readonly string[]): Promise<MockupRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(customProductMockups)
    .where(inArray(customProductMockups.customProductId, [...ids]))
    .orderBy(desc(customProductMockups.side))
}

/** A side has one mockup: a new one replaces it. */
export async function saveMockup(db: Db, mockup: MockupRow): Promise<void> {
  const { customProductId, side } = customProductMockups
  await db
    .insert(customProductMockups)
    .values(mockup)
    .onConflictDoUpdate({
      target: [customProductId, side],
      set: { image: mockup.image, createdAt: mockup.createdAt },
    })
}

/** What the mockups of these sides show is not the design any more. */
export async function clearMockups(
  db: Db,
  customProductId: string,
  sides: readonly PrintSide[],
): Promise<void> {
  const { customProductId: id, side } = customProductMockups
  await db.delete(customProductMockups).where(and(eq(id, customProductId), inArray(side, [...sides])))
}

/** Which of the uploads are mockups that somebody's design shows. */
export const uploadsInMockups = (db: Db, names: readonly string[]): Promise<string[]> =>
  uploadsShown(names, async (addresses) => {
    if (addresses.length === 0) return []
    const rows = await db
      .select({ image: customProductMockups.image })
      .from(customProductMockups)
      .where(inArray(customProductMockups.image, [...addresses]))
    return rows.map(({ image }) => image)
  })

export async function insertTask(db: Db, task: MockupTask): Promise<void> {
  await db.insert(mockupTasks).values(task)
}

/** Notes how the partner calls a task. */
export async function nameTask(db: Db, key: string, partnerName: string): Promise<void> {
  await db.update(mockupTasks).set({ partnerName }).where(eq(mockupTasks.key, key))
}

/** A task of a custom product of this customer. */
export async function findTask(db: Db, customerId: string, key: string): Promise<MockupTask | undefined> {
  const [row] = await db
    .select(getTableColumns(mockupTasks))
    .from(mockupTasks)
    .innerJoin(customProducts, eq(customProducts.id, mockupTasks.customProductId))
    .where(and(eq(mockupTasks.key, key), eq(customProducts.customerId, customerId)))
  return row
}

/** The task that shows a print and was begun after a time, if it is still being worked at. */
export async function pendingTask(db: Db, printName: string, after: Date): Promise<MockupTask | undefined> {
  const [row] = await db
    .select()
    .from(mockupTasks)
    .where(
      and(
        eq(mockupTasks.printName, printName),
        eq(mockupTasks.state, 'pending'),
        gt(mockupTasks.startedAt, after),
      ),
    )
    .limit(1)
  return row
}

/** All that the partner is working at, the oldest first. */
export const pendingTasks = (db: Db): Promise<MockupTask[]> =>
  db.select().from(mockupTasks).where(eq(mockupTasks.state, 'pending')).orderBy(mockupTasks.startedAt)

/** What is being made of a version of a custom product and was begun after a time, front before back. */
export const tasksOf = (
  db: Db,
  { id, version }: ProductVersion,
  after: Date,
): Promise<Pick<MockupTask, 'key' | 'side'>[]> =>
  db
    .select({ key: mockupTasks.key, side: mockupTasks.side })
    .from(mockupTasks)
    .innerJoin(
      customProductPrints,
      and(eq(customProductPrints.name, mockupTasks.printName), eq(customProductPrints.version, version)),
    )
    .where(
      and(
        eq(mockupTasks.customProductId, id),
        eq(mockupTasks.state, 'pending'),
        gt(mockupTasks.startedAt, after),
      ),
    )
    .orderBy(desc(mockupTasks.side))

/** Notes that the partner is asked now, unless it was asked since a time: true for the one who is to ask. */
export async function claimAsking(db: Db, key: string, now: Date, before: Date): Promise<boolean> {
  const rows = await db
    .update(mockupTasks)
    .set({ askedAt: now })
    .where(and(eq(mockupTasks.key, key), eq(mockupTasks.state, 'pending'), lte(mockupTasks.askedAt, before)))
    .returning({ key: mockupTasks.key })
  return rows.length > 0
}

/** Ends a task. False if it had ended already. */
export async function endTask(
  db: Db,
  key: string,
  end: Pick<MockupTask, 'state' | 'image'>,
): Promise<boolean> {
  const rows = await db
    .update(mockupTasks)
    .set(end)
    .where(and(eq(mockupTasks.key, key), eq(mockupTasks.state, 'pending')))
    .returning({ key: mockupTasks.key })
  return rows.length > 0
}

export const purgeTasks = (db: Db, startedBefore: Date) =>
  db.delete(mockupTasks).where(lte(mockupTasks.startedAt, startedBefore))
