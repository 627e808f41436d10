/** The front door of order limits: the limits of one order, and alerts about unusual orders. */
export { insertOrderAlert } from './order-alerts.queries.ts'
export { orderLimitsFeature } from './order-limits.feature.ts'
export {
  type HeldUnpaid,
  isHoldShort,
  lineTooLarge,
  refuseHostage,
  refuseTooManyOpen,
  refuseTooMuch,
  unusualReasons,
} from './order-limits.rules.ts'
export { currentOrderLimits } from './order-limits.service.ts'
