/** The front door of order limits: what one shopper can order at once, and the orders that staff should look at. */
export {
  countOpenOrderAlerts,
  insertOrderAlert,
  openOrderAlerts,
  resolveOrderAlert,
} from './order-alerts.queries.ts'
export { lineTooLarge, refuseTooManyOpen, refuseTooMuch, unusualReasons } from './order-limits.rules.ts'
export { createOrderLimits, type OrderLimits } from './order-limits.service.ts'
