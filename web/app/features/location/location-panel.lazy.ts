import { lazyPart } from '../../platform/lost-chunk.ts'

/** Loaded when it is first shown. */
export const LocationPanel = lazyPart(() => import('./location-panel.tsx'))
