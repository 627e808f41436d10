/** The front door of orders: what was bought, how far it is, who changed what. */
export {
  chooseBestSellers,
  createBestSellers,
} from './best-sellers/best-sellers.service.ts'
export { joinCheckout, openOrdersSharing } from './checkout.queries.ts'
export { anonymiseLines, isOfAnonymisedBuyer } from './customer-orders/anonymised-lines.queries.ts'
export {
  anonymiseBuyers,
  countOrdersOf,
  hasAnonymisedBuyer,
  hasStandingOrder,
  isBuyerAnonymised,
  type OrdersInProduction,
  shareContact,
} from './customer-orders/buyer.queries.ts'
export { lastEarlyOrderAt } from './customer-orders/early-orders.queries.ts'
export { type Buyer, countOpenOrders, lockBuyer } from './customer-orders/open-orders.queries.ts'
export { orderOfOtherItem } from './customer-orders/order-of-other-item.queries.ts'
export { changeLinePicture, picturesInOrders } from './customer-orders/ordered-picture.queries.ts'
export {
  buyersOf,
  deliveredLines,
  hasCompletedPurchase,
  hasOwnDesigns,
  isInStandingOrder,
  itemIdsOfOrder,
  itemsInOrders,
  ordersShow,
} from './customer-orders/purchase.queries.ts'
export {
  addressObjection,
  changeDeliveryAddress,
  hasLeft,
  isSameAddress,
  refuseAddressChange,
} from './delivery/delivery-address.ts'
export { addressLines } from './full-order/address-lines.ts'
export { sumWords, toFiguresView } from './full-order/figures.view.ts'
export { isOwnDesign } from './full-order/own-design.ts'
export {
  holdersOfSku,
  holdsOf,
  insertLineRefunds,
  type LineStock,
  lineRefundsOfCause,
  releasedStock,
  releaseLineStock,
  soldStock,
  unitsHeldForPayment,
} from './holds/hold.queries.ts'
export {
  mostHolders,
  type Orderer,
  type UnpaidHold,
  unpaidHoldsOf,
} from './holds/unpaid-holds.queries.ts'
export {
  type FullOrder,
  findOrder,
  findOrders,
  fitsSearch,
  insertEvent,
  insertOrder,
  listOrders,
  lockOrder,
  newestPaidOrder,
  type OrderRow,
  unpaidOrdersDue,
} from './order.queries.ts'
export { awaitsPayment, dueOf, orderView, paidWithText } from './order.view.ts'
export * from './orders.events.ts'
export { ordersFeature } from './orders.feature.ts'
export { createOrders, type Orders } from './orders.service.ts'
export type { UndeliveredOrders } from './orders.tasks.ts'
export { type LineToPack, linesToPack } from './packing/packing.queries.ts'
export {
  cancellationCauseOf,
  cancelledOfCause,
  type RefundedUnits,
  type UnitsOfCause,
  unitsAmong,
} from './refund-causes.ts'
export { createStaffOrders, type StaffOrders } from './staff/orders.staff.service.ts'
export { type Actor, record } from './states/order-history.ts'
export {
  inProduction,
  type OrderChange,
  productionUnknown,
  type Settle,
  type StopProduction,
} from './states/order-production.ts'
export { createOrderStates, type OrderStates } from './states/order-states.service.ts'
export { isSentByPartner } from './states/partner-parcel.rules.ts'
export { type OrdersShippedByPartner, sentByPartner } from './states/partner-parcel.ts'
export { requireNoCaution } from './states/sending-caution.rules.ts'
export { isOfCancelledItems } from './sums/cancelled-items.ts'
export { releaseOrderAdjustments } from './sums/sum.queries.ts'
export type {
  Adjustable,
  AdjustableLine,
  AdjustmentOffer,
  AdjustmentSource,
  AdjustmentSources,
  EndedOrder,
  ProposedAdjustment,
  TenderSource,
} from './sums/sum-sources.ts'
export { loseParcel } from './tracking/lost-parcel.ts'
export { trackParcel } from './tracking/tracking.staff.service.ts'
export { unknownOrder } from './unknown-order.ts'
