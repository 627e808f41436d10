import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of delivery address. */
export const deliveryAddressSamples = {
  'staff.delivery-address': {
    success: true,
    form: {
      address: {
        firstName: 'Kasun',
        lastName: 'Perera',
        street: '90 Temple Road',
        apartment: '',
        city: 'Colombo',
        state: '',
        postalCode: '00300',
        district: '',
        area: '',
        phoneCode: '+94',
        phone: '77 123 4567',
      },
      country: {
        code: 'LK',
        name: 'Sri Lanka',
        phoneCode: '+94',
        flag: '🇱🇰',
        requiresState: false,
        stateLabel: 'Province',
        postalCodeFormat: { format: '#####', example: '00100' },
        addressFormat: {
          fields: [
            { name: 'street', label: 'Street address', required: true },
            { name: 'apartment', label: 'Apartment, suite, etc.', required: false },
            { name: 'city', label: 'City', required: true },
          ],
        },
      },
      states: [],
      isForPrintOnly: true,
      problem: 'The parcel has left, so its address can no longer be changed.',
      version: 4,
    },
  },
  'staff.delivery-address-change': { success: true, message: 'Done' },
} as const satisfies Samples
