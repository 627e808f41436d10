import type { Samples } from '../samples/sample.ts'

const taxes = {
  mode: 'included',
  rates: [
    { countryCode: 'DE', taxClass: 'reduced', name: 'USt.', percent: 7 },
    { countryCode: 'DE', taxClass: 'standard', name: 'USt.', percent: 19 },
    { countryCode: 'LK', taxClass: 'standard', name: 'VAT', percent: 18 },
  ],
} as const

/** Valid answers of the calls of taxes. */
export const taxesSamples = {
  'staff.taxes': {
    success: true,
    taxes: { ...taxes, rates: [...taxes.rates] },
    version: 3,
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'LK', name: 'Sri Lanka' },
    ],
  },
  'staff.taxes-set': {
    success: true,
    taxes: { ...taxes, rates: [...taxes.rates] },
    version: 4,
    message: 'Saved. It applies to orders that are placed from now on.',
  },
} as const satisfies Samples
