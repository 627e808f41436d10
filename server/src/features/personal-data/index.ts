/** The front door of personal data: download and deletion. */
export { personalDataFeature } from './personal-data.feature.ts'
