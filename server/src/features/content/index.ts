/** The front door of content. */
export { contentFeature } from './content.feature.ts'
