/** The front door of stock alerts: emails when a sold-out size is back in stock. */
export { alertsOf, deleteAlertsOf, moveAlerts, purgeNotifiedAlerts } from './stock-alerts.queries.ts'
export { stockAlertRoutes } from './stock-alerts.routes.ts'
export { createStockAlerts } from './stock-alerts.service.ts'
export { stockAlertSubscriptions } from './stock-alerts.subscribers.ts'
