import type { Samples } from '../samples/sample.ts'

const setup = {
  success: true,
  steps: [
    { name: 'store', isDone: false, missing: ['phone', 'email'] },
    { name: 'logo', isDone: false, missing: [] },
    { name: 'currencies', isDone: true, missing: [] },
    { name: 'delivery', isDone: true, missing: [] },
    { name: 'payments', isDone: false, missing: [] },
    { name: 'mail', isDone: false, missing: [] },
    { name: 'legal', isDone: false, missing: [] },
    { name: 'product', isDone: true, missing: [] },
    { name: 'order', isDone: false, missing: [] },
    { name: 'refund', isDone: false, missing: [] },
  ],
  isHidden: false,
  providers: ['stripe', 'koko'],
  testProviders: ['stripe'],
} as const

/** Valid answers of the calls of setup. */
export const setupSamples = {
  'staff.setup': setup,
  'staff.setup-confirm': { ...setup, message: 'Marked as done' },
  'staff.setup-hide': { ...setup, isHidden: true, message: 'The list is off the first screen' },
  'staff.setup-mail': {
    ...setup,
    message: 'The mail server accepted a test email to owner@firstfashion.example',
  },
  'staff.setup-payments': { ...setup, message: 'Stripe accepted the keys' },
} as const satisfies Samples
