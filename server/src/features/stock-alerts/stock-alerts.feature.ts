import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { alertsOf, deleteAlertsOf, moveAlerts, purgeNotifiedAlerts } from './stock-alerts.queries.ts'
import { stockAlertRoutes } from './stock-alerts.routes.ts'
import { createStockAlerts } from './stock-alerts.service.ts'
import { type StockAlertSubscriptionsDeps, stockAlertSubscriptions } from './stock-alerts.subscribers.ts'

/** An alert that was sent is useful for as long as visits are. */
const retentionMs = 396 * 24 * 3_600_000

export function stockAlertsFeature(deps: Shop & Omit<StockAlertSubscriptionsDeps, 'stockAlerts'>): Feature {
  const stockAlerts = createStockAlerts(deps)
  return {
    name: 'stock-alerts',
    handlers: stockAlertRoutes(stockAlerts),
    subscriptions: stockAlertSubscriptions({ ...deps, stockAlerts }),
    tasks: [{ name: 'send-stock-alerts', rhythm: 'every-minute', run: () => stockAlerts.notifyDue() }],
    retention: [
      { name: 'purge-stock-alerts', purge: (db, now) => purgeNotifiedAlerts(db, after(now, -retentionMs)) },
    ],
    personalData: {
      tables: [],
      download: async (db, { confirmedEmailKey }) =>
        confirmedEmailKey === null
          ? {}
          : {
              stockAlerts: (await alertsOf(db, confirmedEmailKey)).map(
                ({ id: _id, email: _email, ...alert }) => alert,
              ),
            },
      moveAddress: (tx, from, to) => moveAlerts(tx, from.toLowerCase(), to),
      erase: async (tx, { confirmedEmailKey }) => {
        if (confirmedEmailKey !== null) await deleteAlertsOf(tx, confirmedEmailKey)
        return undefined
      },
    },
  }
}
