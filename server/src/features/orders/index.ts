/** The front door of orders: what was bought, how far it is, who changed what. */
export { joinCheckout, openOrdersSharing } from './checkout.queries.ts'
export { anonymiseLines } from './customer-orders/anonymised-lines.queries.ts'
export { anonymiseBuyers } from './customer-orders/buyer.queries.ts'
export { changeLinePicture, picturesInOrders } from './customer-orders/ordered-picture.queries.ts'
export {
  deliveredLines,
  designsInOrder,
  orderedItems,
  purchasesOf,
} from './customer-orders/purchase.queries.ts'
export { lockUnpaidOrders } from './customer-orders/unpaid-orders.queries.ts'
export { addressLines } from './full-order/address-lines.ts'
export { toFiguresView } from './full-order/figures.view.ts'
export { isOwnDesign } from './full-order/own-design.ts'
export { unitsHeldForPayment } from './holds/hold.queries.ts'
export {
  type DeliveryAddress,
  type FullOrder,
  findOrder,
  findOrders,
  insertOrder,
  listOrders,
  lockOrder,
  type OrderRow,
  unpaidOrdersDue,
} from './order.queries.ts'
export { awaitsPayment, dueOf, orderView } from './order.view.ts'
export { numberOfOrder, orderFits, orderLineFits, orderNumbers } from './order-conditions.queries.ts'
export * from './orders.events.ts'
export { ordersFeature } from './orders.feature.ts'
export { ownOrder, requireOrder } from './orders.service.ts'
export { linesToPack } from './packing/packing.queries.ts'
export * as refundCauses from './refund-causes.ts'
export { salesUntil } from './sales.queries.ts'
export { findStaffOrder, moveStaffOrder } from './staff/orders.staff.service.ts'
export { type Actor, staffActor, systemActor } from './states/order-history.ts'
export { inProduction, type StopProduction } from './states/order-production.ts'
export * as orderSeams from './states/order-seams.ts'
export { stopProduction } from './states/order-seams.ts'
export * as orderStates from './states/order-states.ts'
export { packableOrder } from './states/partner-parcel.ts'
export { refundBy } from './states/refund-by-staff.ts'
export { isOfCancelledItems } from './sums/cancelled-items.ts'
export { taxesOfAmount, taxesOfOrder } from './sums/order-taxes.ts'
export { unitsSold } from './units-sold.queries.ts'
export { unknownOrder } from './unknown-order.ts'
