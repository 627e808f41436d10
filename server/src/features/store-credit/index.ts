/** The front door of store credit: balances, and every change of one. */
export { storeCreditRoutes } from './store-credit.routes.ts'
export { creditFor } from './store-credit.rules.ts'
export { createStoreCredit, creditStatement, type StoreCredit, shownEntry } from './store-credit.service.ts'
export { storeCreditStaffRoutes } from './store-credit.staff.routes.ts'
export { createStaffStoreCredit } from './store-credit.staff.service.ts'
