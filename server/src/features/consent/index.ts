/** The front door of consent: what visitors allow, and what is recorded of those who do. */
export { listConsents, purgePageVisits } from './consent.queries.ts'
export { consentRoutes } from './consent.routes.ts'
export { createConsents } from './consent.service.ts'
