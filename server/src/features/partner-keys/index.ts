/** The front door of partner keys: what owners enter in the back office instead of the environment. */
export { partnerKeysFeature } from './partner-keys.feature.ts'
