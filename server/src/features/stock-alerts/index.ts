/** The front door of stock alerts: emails when a sold-out size is back in stock. */
export { stockAlertsFeature } from './stock-alerts.feature.ts'
