import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of demonstration. */
export const demonstrationSamples = {
  'demonstration.notice': { success: true, pushedMs: 1, said: 'b3f1c2d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d' },
} as const satisfies Samples
