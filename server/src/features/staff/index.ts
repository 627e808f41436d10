/** The front door of staff: who runs the shop, and what they may do in the back office. */

export { createFirstOwner } from './first-owner.service.ts'
export { createStaffLines } from './lines/staff-lines.service.ts'
export { createStaffReviews } from './shoppers/staff-reviews.service.ts'
export { forgetExpiredStaffSessions } from './staff.queries.ts'
export { staffCookie, staffRoutes } from './staff.routes.ts'
export { createStaffCurrencies } from './staff-currencies.service.ts'
export { createStaffCustomers } from './staff-customers.service.ts'
export { createStaffOrders } from './staff-orders.service.ts'
export { createStaffProducts } from './staff-products.service.ts'
export { createStaffSessions } from './staff-sessions.service.ts'
export { createStaffConsents } from './visitors/staff-consents.service.ts'
export { createStaffSubscribers } from './visitors/staff-subscribers.service.ts'
