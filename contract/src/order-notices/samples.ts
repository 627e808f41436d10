import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of order notices. */
export const orderNoticesSamples = {
  'staff.order-notices': { success: true, rhythm: 'each' },
  'staff.order-notices-set': { success: true, rhythm: 'daily', message: 'Saved' },
} as const satisfies Samples
