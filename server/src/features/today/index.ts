/** The front door of today: what waits for staff, over all features. */
export { todayFeature } from './today.feature.ts'
export { waitingOfFeatures } from './today.service.ts'
