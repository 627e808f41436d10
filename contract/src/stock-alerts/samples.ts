import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of stock alerts. */
export const stockAlertsSamples = {
  'stockalerts.ask': { success: true, message: 'We will email you once when it is back.' },
} as const satisfies Samples
