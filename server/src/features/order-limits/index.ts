/** The front door of order limits: the limits of one order, and alerts about unusual orders. */
export { insertOrderAlert } from './order-alerts.queries.ts'
export { createStaffOrderAlerts } from './order-alerts.staff.service.ts'
export { lineTooLarge, refuseTooManyOpen, refuseTooMuch, unusualReasons } from './order-limits.rules.ts'
export { createOrderLimits, type OrderLimits } from './order-limits.service.ts'
export { orderLimitStaffRoutes } from './order-limits.staff.routes.ts'
export { createStaffOrderLimits } from './order-limits.staff.service.ts'
