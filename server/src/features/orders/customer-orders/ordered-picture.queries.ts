import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { uploadsShown } from '../../../platform/uploads/uploaded-pictures.ts'
import { orderLines } from '../orders.table.ts'

/** Those of some pictures that an order shows, by their addresses. */
export async function picturesInOrders(db: Db, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const rows = await db
    .selectDistinct({ image: orderLines.image })
    .from(orderLines)
    .where(inArray(orderLines.image, [...addresses]))
  return rows.map(({ image }) => image)
}

/** For a line that is made otherwise than it was ordered: it shows what is made. */
export async function changeLinePicture(tx: Db, lineId: string, image: string): Promise<void> {
  await tx.update(orderLines).set({ image }).where(eq(orderLines.id, lineId))
}

/** Which of the uploads are shown by orders. */
export const uploadsInOrders = (db: Db, names: readonly string[]): Promise<string[]> =>
  uploadsShown(names, (addresses) => picturesInOrders(db, addresses))
