/** The front door of explanation: how the figures of an order are calculated. */
export { explanationFeature } from './explanation.feature.ts'
export { creditNotesOf } from './explanation.service.ts'
