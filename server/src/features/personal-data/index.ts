/** The front door of personal data: download and deletion. */
export { personalDataOfFeatures } from './person.ts'
export { personalDataFeature } from './personal-data.feature.ts'
