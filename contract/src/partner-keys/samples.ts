import type { Samples } from '../samples/sample.ts'
import type { KeySource } from './staff-calls.ts'

const none = {
  source: 'none',
  ending: '',
  version: 0,
  setAlone: [],
  isTest: false,
} satisfies Omit<KeySource, 'partner'>

const partners = [
  { partner: 'stripe', ...none, source: 'environment', isTest: true },
  { partner: 'koko', ...none },
  { partner: 'razorpay', ...none, source: 'store', ending: 'Ab12', version: 2 },
  { partner: 'google', ...none },
  { partner: 'facebook', ...none, source: 'unreadable', ending: '9f31', version: 1 },
  { partner: 'printful', ...none, setAlone: ['PRINTFUL_WEBHOOK_SECRET'] },
] satisfies readonly KeySource[]

const listed = { success: true, partners: [...partners], isOpenedByDatabase: true } as const

/** Valid answers of the calls of partner keys. */
export const partnerKeysSamples = {
  'staff.partner-keys': listed,
  'staff.partner-keys-set': {
    ...listed,
    message: 'Razorpay accepted the keys. They are in use.',
  },
  'staff.partner-keys-remove': {
    ...listed,
    message: 'The keys of Razorpay are deleted.',
  },
} as const satisfies Samples
