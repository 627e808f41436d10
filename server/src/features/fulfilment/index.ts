/** The front door of fulfilment: what the print partner makes of orders. */
export { fulfilmentFeature } from './fulfilment.feature.ts'
export { findOrderAwaitingPrint } from './parcels/order-awaiting-print.ts'
export {
  ordersInProduction,
  ordersShippedByPartner,
  undeliveredOrders,
} from './parcels/partner-parcels.queries.ts'
export { type PrintFiles, printFiles } from './print-files.ts'
export { stopPrinting } from './sending/stop-production.ts'
export {
  findPartnerOrders,
  openPartnerOrder,
  resendPartnerOrder,
} from './staff/partner-orders.staff.service.ts'
