/** The front door of consent: visitors' choices, and visits of those who allow them. */
export { consentFeature } from './consent.feature.ts'
