import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of return window. */
export const returnWindowSamples = {
  'return-window.current': { success: true, days: 7 },
  'staff.return-window': { success: true, days: 7, version: 0 },
  'staff.return-window-set': { success: true, days: 1, version: 1, message: 'Done' },
} as const satisfies Samples
