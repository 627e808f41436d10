/** The front door of orders: what was bought, how far it is, who changed what. */
export {
  type BestSellers,
  chooseBestSellers,
  createBestSellers,
} from './best-sellers/best-sellers.service.ts'
export {
  anonymiseBuyers,
  countOrdersOf,
  hasStandingOrder,
  isBuyerForgotten,
  lockOrdersOf,
} from './buyer.queries.ts'
export { joinCheckout, openOrdersSharing } from './checkout.queries.ts'
export { holdsOf } from './hold.queries.ts'
export { type Buyer, countOpenOrders, lockBuyer } from './open-orders.queries.ts'
export {
  type FullOrder,
  findOrder,
  insertEvent,
  insertOrder,
  listOrders,
  lockOrder,
  type OrderRow,
  unpaidOrdersDue,
} from './order.queries.ts'
export { awaitsPayment, dueOf, orderView } from './order.view.ts'
export {
  type Actor,
  createOrderStates,
  type OrderStates,
  unknownOrder,
} from './order-states.service.ts'
export { picturesInOrders } from './ordered-picture.queries.ts'
export { orderCancelled } from './orders.events.ts'
export { orderRoutes } from './orders.routes.ts'
export { createOrders, type Orders } from './orders.service.ts'
export { orderSubscriptions } from './orders.subscribers.ts'
export { completeDeliveredOrders } from './orders.tasks.ts'
export { buyersOf, ordersShow } from './purchase.queries.ts'
export { orderStaffRoutes } from './staff/orders.staff.routes.ts'
export { createStaffOrders, type StaffOrders } from './staff/orders.staff.service.ts'
