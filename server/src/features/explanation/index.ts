/** The front door of explanation: how the figures of an order are calculated. */
export { explanationRoutes } from './explanation.routes.ts'
export { createExplanations, type Explanations } from './explanation.service.ts'
export { explanationStaffRoutes } from './explanation.staff.routes.ts'
