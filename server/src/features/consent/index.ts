/** The front door of consent: visitors' choices, and visits of those who allow them. */
export { listConsents, purgePageVisits } from './consent.queries.ts'
export { consentRoutes } from './consent.routes.ts'
export { createConsents } from './consent.service.ts'
