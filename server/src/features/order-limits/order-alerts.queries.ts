import { type AlertReason, alertReasons } from '@first-fashion/contract/orders/order-limits'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { orderAlerts } from './order-limits.table.ts'

export interface AlertRow {
  readonly orderId: string
  readonly reasons: readonly AlertReason[]
  readonly createdAt: Date
}

export async function insertOrderAlert(
  tx: Db,
  orderId: string,
  reasons: readonly AlertReason[],
  at: Date,
): Promise<void> {
  await tx.insert(orderAlerts).values({ orderId, reasons: [...reasons], createdAt: at })
}

/** Nobody has dealt with it, and there still is something to deal with: the order is not over. */
const isOpen = and(
  isNull(orderAlerts.resolvedAt),
  sql`exists (select from orders where id = ${orderAlerts.orderId}
    and fulfilment not in ('delivered', 'cancelled') and payment_state <> 'refunded')`,
)

/** Alerts that nobody has dealt with, newest first. */
export async function openOrderAlerts(db: Db, limit: number): Promise<AlertRow[]> {
  const rows = await db
    .select()
    .from(orderAlerts)
    .where(isOpen)
    .orderBy(desc(orderAlerts.createdAt))
    .limit(limit)
  return rows.map(({ orderId, reasons, createdAt }) => ({
    orderId,
    createdAt,
    reasons: alertReasons.filter((reason) => reasons.includes(reason)),
  }))
}

export const countOpenOrderAlerts = (db: Db): Promise<number> => db.$count(orderAlerts, isOpen)

/** Returns false if the order has no open alert. */
export async function resolveOrderAlert(tx: Db, orderId: string, by: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(orderAlerts)
    .set({ resolvedAt: at, resolvedBy: by })
    .where(and(eq(orderAlerts.orderId, orderId), isNull(orderAlerts.resolvedAt)))
    .returning({ orderId: orderAlerts.orderId })
  return rows.length > 0
}
