/** The front door of stock alerts: who is told when a sold-out size is back. */
export { stockAlertJobs } from './stock-alerts.jobs.ts'
export { alertsOf, deleteAlertsOf, moveAlerts, purgeNotifiedAlerts } from './stock-alerts.queries.ts'
export { stockAlertRoutes } from './stock-alerts.routes.ts'
export { createStockAlerts } from './stock-alerts.service.ts'
