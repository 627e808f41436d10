/** The front door of consent: visitors' choices, and visits of those who allow them. */
export { purgePageVisits } from './consent.queries.ts'
export { consentRoutes } from './consent.routes.ts'
export { createConsents } from './consent.service.ts'
export { consentStaffRoutes } from './consent.staff.routes.ts'
export { createStaffConsents } from './consent.staff.service.ts'
