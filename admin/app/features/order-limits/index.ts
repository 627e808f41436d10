/** The front door of order limits. */
export { OrderAlerts } from './order-alerts.tsx'
