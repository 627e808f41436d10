/** The front door of consent: visitors' choices, visits of those who allow them, and the partners that count visits. */
export { currentTracking } from './analytics.service.ts'
export { consentFeature } from './consent.feature.ts'
