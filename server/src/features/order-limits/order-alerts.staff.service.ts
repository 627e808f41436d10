import type { OrderAlert } from '@first-fashion/contract/order-limits/staff-calls'
import type { StaffSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { findStaffOrder, inProduction, moveStaffOrder } from '../orders/index.ts'
import { recordedChange } from '../staff/index.ts'
import { countOpenOrderAlerts, openOrderAlerts, resolveOrderAlert } from './order-alerts.queries.ts'

const alertsAtMost = 20

/** The first orders that look unusual, and how many there are in all. */
export async function listOrderAlerts(shop: Shop): Promise<{ alerts: OrderAlert[]; total: number }> {
  const [rows, total] = await Promise.all([
    openOrderAlerts(shop.database.db, alertsAtMost),
    countOpenOrderAlerts(shop.database.db),
  ])
  const alerts = await Promise.all(
    rows.map(async ({ orderId, reasons, createdAt }) => {
      const order = await findStaffOrder(shop, orderId)
      return {
        order: { _id: orderId, number: order.orderNumber, customer: order.customer.name },
        amount: order.amount,
        units: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
        paymentMethod: order.paymentMethod,
        reasons: [...reasons],
        createdAt: createdAt.getTime(),
        canCancel: order.next.includes('cancelled') && !order.isInProduction,
      }
    }),
  )
  return { alerts, total }
}

/** The order is fine. Refuses with 'order.unknown'. */
export async function dismissOrderAlert(shop: Shop, session: StaffSession, orderId: string): Promise<void> {
  await findStaffOrder(shop, orderId)
  await resolve(shop, session, orderId, 'order-alert-dismissed')
}

/** Returns the order's number. Refuses with 'order.unknown' and what a cancellation refuses with. */
export async function cancelUnusualOrder(
  shop: Shop,
  session: StaffSession,
  orderId: string,
): Promise<string> {
  const { version, orderNumber, isInProduction } = await findStaffOrder(shop, orderId)
  // Nobody has said why money should go back for what is made all the same.
  if (isInProduction) throw inProduction()
  const move = {
    to: 'cancelled',
    version,
    note: 'Unusual order',
    confirmed: false,
    collected: false,
  } as const
  await moveStaffOrder(shop, session, orderId, move)
  await resolve(shop, session, orderId, 'order-alert-cancelled')
  return orderNumber
}

async function resolve(shop: Shop, session: StaffSession, orderId: string, action: string): Promise<void> {
  const entry = { action, subject: `order:${orderId}`, change: {} }
  await recordedChange<boolean>(
    shop,
    session,
    (isResolved) => (isResolved ? entry : undefined),
    (tx, at) => resolveOrderAlert(tx, orderId, session.name, at),
  )
}
