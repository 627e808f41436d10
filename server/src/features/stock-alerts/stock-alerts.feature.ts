import { after } from '../../platform/clock.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { alertsOf, deleteAlertsOf, moveAlerts, purgeNotifiedAlerts } from './stock-alerts.queries.ts'
import { stockAlertRoutes } from './stock-alerts.routes.ts'
import { notifyBackInStock } from './stock-alerts.service.ts'
import { backInStock, stockAlertSubscriptions } from './stock-alerts.subscribers.ts'

/** An alert that was sent is useful for as long as visits are. */
const retentionMs = 396 * 24 * 3_600_000

export const stockAlertsFeature = (shop: Shop): Feature => ({
  name: 'stock-alerts',
  mails: [backInStock],
  handlers: stockAlertRoutes(shop),
  subscriptions: stockAlertSubscriptions(shop),
  tasks: [{ name: 'send-stock-alerts', rhythm: 'every-minute', run: () => notifyBackInStock(shop) }],
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
})
