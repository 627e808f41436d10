import type { Samples } from '../samples/sample.ts'
import { plainBrand } from './brand.ts'

const documents = {
  businessNumber: '',
  vatNumber: '',
  orderPrefix: '',
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
  productionDays: '2-7',
} as const

const stored = { store: { ...store, ...documents }, brand: plainBrand } as const

/** Of a store with a logo. */
const brand = {
  logo: {
    address: '/media/uploads/7d1c2f60-5a0e-4c55-9a44-0d6a3f6f2b11/brand/logo.png',
    width: 160,
    height: 40,
  },
  icon: '/media/uploads/7d1c2f60-5a0e-4c55-9a44-0d6a3f6f2b11/brand/icon-32.png',
  touchIcon: '/media/uploads/7d1c2f60-5a0e-4c55-9a44-0d6a3f6f2b11/brand/icon-180.png',
  socialCard: '/media/uploads/7d1c2f60-5a0e-4c55-9a44-0d6a3f6f2b11/brand/card.jpg',
} as const

/** Valid answers of the calls of store. */
export const storeSamples = {
  'store.details': {
    success: true,
    store: { ...store, brand: plainBrand },
    offers: {
      payments: ['stripe', 'koko', 'cod'],
      signIn: ['google', 'facebook'],
      designer: true,
      consents: ['analytics', 'marketing'],
      tracking: { measurementId: '', pixelId: '' },
    },
    isRehearsal: false,
  },
  'staff.store-name': { success: true, name: 'First Fashion', logo: null, isRehearsal: false },
  'staff.store': { success: true, ...stored, version: 1 },
  'staff.store-set': { success: true, ...stored, version: 2, message: 'Saved.' },
  'staff.store-logo-set': { success: true, ...stored, brand, version: 2, message: 'The logo is set.' },
  'staff.store-logo-remove': { success: true, ...stored, version: 3, message: 'The logo is removed.' },
} as const satisfies Samples
