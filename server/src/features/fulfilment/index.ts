/** The front door of fulfilment: what the print partner makes of orders. */
export { fulfilmentFeature } from './fulfilment.feature.ts'
export { orderAwaitingPrint } from './parcels/order-awaiting-print.ts'
export {
  ordersInProduction,
  ordersShippedByPartner,
  undeliveredOrders,
} from './parcels/partner-parcels.queries.ts'
export type { PrintFile, PrintFiles } from './print-files.ts'
export { createPrintStop } from './sending/stop-production.ts'
export { createStaffPartnerOrders, type StaffPartnerOrders } from './staff/partner-orders.staff.service.ts'
