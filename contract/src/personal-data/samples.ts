import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of personal data. */
export const personalDataSamples = {
  'personal-data.delete-account': { success: true, message: 'Your account has been deleted' },
  'personal-data.download': { success: true, fileName: 'Amaya Perera', data: {} },
} as const satisfies Samples
