/** The front door of personal data: download and deletion. */
export { personalDataFeature } from './personal-data.feature.ts'
export { personalDataOfFeatures } from './personal-data.service.ts'
