import type { Samples } from '../samples/sample.ts'
import type { KeySource } from './staff-calls.ts'

const none = { source: 'none', ending: '', version: 0, setAlone: [] } satisfies Omit<KeySource, 'partner'>

const partners = [
  { partner: 'stripe', ...none, source: 'environment' },
  { partner: 'koko', ...none },
  { partner: 'razorpay', ...none, source: 'store', ending: 'Ab12', version: 2 },
  { partner: 'google', ...none },
  { partner: 'facebook', ...none, source: 'unreadable', ending: '9f31', version: 1 },
  { partner: 'printful', ...none, setAlone: ['PRINTFUL_WEBHOOK_SECRET'] },
] satisfies readonly KeySource[]

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
