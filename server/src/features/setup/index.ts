/** The front door of the set-up list: what leads from an empty shop to one that sells. */
export { setupFeature } from './setup.feature.ts'
export { setupChecks } from './setup.service.ts'
