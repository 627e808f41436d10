/** The front door of customers: what staff see of a customer, over all features, and what they may do. */
export { customerStaffRoutes } from './customers.staff.routes.ts'
export { createStaffCustomers } from './customers.staff.service.ts'
