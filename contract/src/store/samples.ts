import type { Samples } from '../samples/sample.ts'

const documents = {
  businessNumber: '',
  vatNumber: '',
  invoicePrefix: 'FF',
  invoiceFooter: '',
} as const

const store = {
  name: 'First Fashion',
  legalName: 'First Fashion (Pvt) Ltd',
  street: '119 Galle Road',
  city: 'Colombo',
  postalCode: '00300',
  country: 'Sri Lanka',
  phone: '+94 11 555 0119',
  email: 'hello@firstfashion.example',
  hours: 'Monday to Saturday, 9.00 to 18.00',
  socialLinks: {},
  newsletterPercent: 20,
} as const

/** Valid answers of the calls of store. */
export const storeSamples = {
  'store.details': {
    success: true,
    store,
    offers: {
      payments: ['stripe', 'koko', 'cod'],
      signIn: ['google', 'facebook'],
      designer: true,
      consents: ['analytics', 'marketing'],
      tracking: { measurementId: '', pixelId: '' },
    },
    isRehearsal: false,
  },
  'staff.store-name': { success: true, name: 'First Fashion', isRehearsal: false },
  'staff.store': { success: true, store: { ...store, ...documents }, version: 1 },
  'staff.store-set': { success: true, store: { ...store, ...documents }, version: 2, message: 'Saved.' },
} as const satisfies Samples
