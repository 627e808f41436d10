import { and, asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { products, sizeCharts } from '../catalog.table.ts'

const columns = z.array(z.object({ name: z.string(), label: z.string(), unit: z.string() }))
const sizes = z.array(z.object({ sizeName: z.string(), measurements: z.record(z.string(), z.number()) }))

/** Every size chart with its number of products. */
export async function listSizeCharts(db: Db) {
  const rows = await db
    .select({ chart: sizeCharts, products: count(products.id) })
    .from(sizeCharts)
    .leftJoin(products, eq(products.sizeChartId, sizeCharts.id))
    .groupBy(sizeCharts.id)
    .orderBy(asc(sizeCharts.name), asc(sizeCharts.id))
  return rows.map(({ chart: { productType, ...chart }, products: shown }) => ({
    ...chart,
    subCategory: productType,
    measurementColumns: columns.parse(chart.columns),
    sizes: sizes.parse(chart.sizes),
    products: shown,
  }))
}

export async function insertSizeChart(tx: Db, chart: typeof sizeCharts.$inferInsert): Promise<void> {
  await tx.insert(sizeCharts).values(chart)
}

/** Returns false if someone else changed the chart since `version`. */
export async function changeSizeChart(
  tx: Db,
  id: string,
  version: number,
  change: Partial<typeof sizeCharts.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(sizeCharts)
    .set({ ...change, version: version + 1 })
    .where(and(eq(sizeCharts.id, id), eq(sizeCharts.version, version)))
    .returning({ id: sizeCharts.id })
  return rows.length > 0
}

export async function productsWithChart(tx: Db, id: string): Promise<string[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.sizeChartId, id))
  return rows.map((row) => row.id)
}
