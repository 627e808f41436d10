import type { OrderAlert } from '@first-fashion/contract/order-limits/staff-calls'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { type createStaffOrders, inProduction } from '../orders/index.ts'
import { recordedChange } from '../staff/index.ts'
import { countOpenOrderAlerts, openOrderAlerts, resolveOrderAlert } from './order-alerts.queries.ts'

interface Alerts {
  readonly alerts: OrderAlert[]
  readonly total: number
}

export interface StaffOrderAlerts {
  list(): Promise<Alerts>
  /** The order is fine. Refuses with 'order.unknown'. */
  dismiss(session: StaffSession, orderId: string): Promise<Alerts>
  /** Refuses with 'order.unknown' and what a cancellation refuses with. */
  cancel(session: StaffSession, orderId: string): Promise<Alerts & { readonly number: string }>
}

export interface StaffOrderAlertsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly orders: ReturnType<typeof createStaffOrders>
}

const alertsAtMost = 20

export function createStaffOrderAlerts(deps: StaffOrderAlertsDeps): StaffOrderAlerts {
  const { orders } = deps
  const list = () => listAlerts(deps)
  const resolve = async (session: StaffSession, orderId: string, action: string) => {
    const entry = { action, subject: `order:${orderId}`, change: {} }
    await recordedChange<boolean>(
      deps,
      session,
      (isResolved) => (isResolved ? entry : undefined),
      (tx, at) => resolveOrderAlert(tx, orderId, session.name, at),
    )
  }
  return {
    list,
    dismiss: async (session, orderId) => {
      await orders.find(orderId)
      await resolve(session, orderId, 'order-alert-dismissed')
      return list()
    },
    cancel: async (session, orderId) => {
      const { version, orderNumber, isInProduction } = await orders.find(orderId)
      // Nobody has said why money should go back for what is made all the same.
      if (isInProduction) throw inProduction()
      const move = {
        to: 'cancelled',
        version,
        note: 'Unusual order',
        confirmed: false,
        collected: false,
      } as const
      await orders.move(session, orderId, move)
      await resolve(session, orderId, 'order-alert-cancelled')
      return { ...(await list()), number: orderNumber }
    },
  }
}

async function listAlerts({ database, orders }: StaffOrderAlertsDeps): Promise<Alerts> {
  const [rows, total] = await Promise.all([
    openOrderAlerts(database.db, alertsAtMost),
    countOpenOrderAlerts(database.db),
  ])
  const alerts = await Promise.all(
    rows.map(async ({ orderId, reasons, createdAt }) => {
      const order = await orders.find(orderId)
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
