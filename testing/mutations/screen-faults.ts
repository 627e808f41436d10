import type { ListedFault } from './server-faults.ts'

/** In screens, words, accessibility and styles. */
export const screenFaults: readonly ListedFault[] = []
