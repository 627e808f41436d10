export { LocationPanel } from './location-panel.lazy.ts'
