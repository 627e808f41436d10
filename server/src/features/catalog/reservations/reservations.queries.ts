import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { stockReservations, variants } from '../catalog.table.ts'
import type { HeldUnits } from '../staff/stock-holders.ts'
import type { StockKey, StockMove } from '../stock.queries.ts'

type NewReservation = typeof stockReservations.$inferInsert

/** Reserves units for a customer, in addition to those of an earlier reservation. Throws if they are not available. */
export async function reserveStock(tx: Db, row: NewReservation): Promise<string> {
  const { customerId, variantId, size, quantity, until } = stockReservations
  const [reserved] = await tx
    .insert(stockReservations)
    .values(row)
    .onConflictDoUpdate({
      target: [customerId, variantId, size],
      set: {
        quantity: sql`${quantity} + excluded.quantity`,
        until: sql`greatest(${until}, excluded.until)`,
      },
    })
    .returning({ id: stockReservations.id })
  return reserved?.id ?? row.id
}

/** Ends a customer's reservations of SKUs, so that the order of the same transaction can take the units. */
export async function useReservations(tx: Db, customerId: string, skus: readonly StockKey[]): Promise<void> {
  const ids = sql.param(skus.map(({ variantId }) => variantId))
  const sizes = sql.param(skus.map(({ size }) => size))
  await tx.execute(sql`
    delete from stock_reservations r using unnest(${ids}::uuid[], ${sizes}::text[]) as sku(variant_id, size)
    where r.customer_id = ${customerId}::uuid and r.variant_id = sku.variant_id and r.size = sku.size`)
}

/** Ends the reservations whose time is over; returns the products that have units again. */
export const endExpiredReservations = (tx: Db, now: Date): Promise<string[]> =>
  endWhere(tx, lte(stockReservations.until, now))

/** The same for all reservations of a customer. */
export const endReservationsOf = (tx: Db, customerId: string): Promise<string[]> =>
  endWhere(tx, eq(stockReservations.customerId, customerId))

/** The same for a customer's reservation of one SKU. */
export const endReservation = (tx: Db, customerId: string, sku: StockKey): Promise<string[]> =>
  endWhere(tx, and(eq(stockReservations.customerId, customerId), isSku(sku)))

async function endWhere(tx: Db, condition: ReturnType<typeof and>): Promise<string[]> {
  const ended = await tx
    .delete(stockReservations)
    .where(condition)
    .returning({ variantId: stockReservations.variantId })
  if (ended.length === 0) return []
  const rows = await tx
    .selectDistinct({ productId: variants.productId })
    .from(variants)
    .where(
      inArray(
        variants.id,
        ended.map(({ variantId }) => variantId),
      ),
    )
  return rows.map(({ productId }) => productId)
}

/** The reservations of a SKU, those that end first in front. */
export const reservationsOfSku = (db: Db, sku: StockKey) =>
  db
    .select({
      customerId: stockReservations.customerId,
      quantity: stockReservations.quantity,
      until: stockReservations.until,
    })
    .from(stockReservations)
    .where(isSku(sku))
    .orderBy(stockReservations.until)

/** The reservations among some variants. */
export async function reservedUnits(db: Db, variantIds: readonly string[]): Promise<HeldUnits[]> {
  const { variantId, size, quantity, until } = stockReservations
  const rows = await db
    .select({ variantId, size, quantity, until })
    .from(stockReservations)
    .where(inArray(variantId, [...variantIds]))
  return rows.map((row) => ({ ...row, reason: 'reservation', orderNumber: null, subjectId: null }))
}

/** What the download of a customer's data says. */
export const reservationsOf = (db: Db, customerId: string): Promise<(StockMove & { until: Date })[]> =>
  db
    .select({
      variantId: stockReservations.variantId,
      size: stockReservations.size,
      quantity: stockReservations.quantity,
      until: stockReservations.until,
    })
    .from(stockReservations)
    .where(eq(stockReservations.customerId, customerId))

const isSku = ({ variantId, size }: StockKey) =>
  and(eq(stockReservations.variantId, variantId), eq(stockReservations.size, size))
