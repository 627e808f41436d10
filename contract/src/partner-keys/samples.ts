import type { Samples } from '../samples/sample.ts'

const partners = [
  { partner: 'stripe', source: 'environment', ending: '', version: 0 },
  { partner: 'koko', source: 'none', ending: '', version: 0 },
  { partner: 'razorpay', source: 'store', ending: 'Ab12', version: 2 },
  { partner: 'google', source: 'none', ending: '', version: 0 },
  { partner: 'facebook', source: 'none', ending: '', version: 0 },
  { partner: 'printful', source: 'none', ending: '', version: 0 },
] as const

/** Valid answers of the calls of partner keys. */
export const partnerKeysSamples = {
  'staff.partner-keys': { success: true, partners: [...partners] },
  'staff.partner-keys-set': {
    success: true,
    partners: [...partners],
    message: 'Razorpay accepted the keys. They are in use.',
  },
  'staff.partner-keys-remove': {
    success: true,
    partners: [...partners],
    message: 'The keys of Razorpay are deleted.',
  },
} as const satisfies Samples
