import type { Samples } from '../samples/sample.ts'

const wELCOME7R5MKSED = {
  code: 'WELCOME-7R5MKSED',
  discountType: 'percentage',
  discountValue: 20,
  source: 'newsletter',
  minimum: 0,
  startsOn: null,
  endsOn: null,
  usesMaximum: 1,
  usesPerCustomer: null,
  isFirstOrderOnly: false,
  categories: [],
  note: '',
  products: [],
  isActive: true,
  version: 1,
  createdAt: 1795917975767,
  uses: 0,
  discountGiven: 0,
} as const

/** Valid answers of the calls of promo codes. */
export const promoCodesSamples = {
  'promo-codes.validate': {
    success: true,
    promoCode: { code: 'WELCOME-10', discountType: 'percentage', discountValue: 1 },
    discount: 1,
    message: 'Done',
  },
  'staff.promo-code-add': { success: true, promoCode: wELCOME7R5MKSED, message: 'Done' },
  'staff.promo-code-edit': { success: true, promoCode: wELCOME7R5MKSED, message: 'Done' },
  'staff.promo-codes': {
    success: true,
    promoCodes: [
      wELCOME7R5MKSED,
      {
        code: 'WELCOME-8545W7EM',
        discountType: 'percentage',
        discountValue: 20,
        source: 'newsletter',
        minimum: 0,
        startsOn: null,
        endsOn: null,
        usesMaximum: 1,
        usesPerCustomer: null,
        isFirstOrderOnly: false,
        categories: [],
        note: '',
        products: [],
        isActive: true,
        version: 1,
        createdAt: 1795917495260,
        uses: 0,
        discountGiven: 0,
      },
    ],
    total: 3,
    pages: 1,
  },
} as const satisfies Samples
