import type { Samples } from '../samples/sample.ts'

const afghanistan = {
  code: 'AF',
  name: 'Afghanistan',
  phoneCode: '+93',
  flag: '🇦🇫',
  requiresState: false,
  stateLabel: 'State / Province',
  postalCodeFormat: null,
  addressFormat: {
    fields: [
      { name: 'street', label: 'Street address', required: true },
      { name: 'apartment', label: 'Apartment, suite, etc.', required: false },
      { name: 'city', label: 'City', required: true },
    ],
  },
} as const

/** Valid answers of the calls of countries. */
export const countriesSamples = {
  'countries.details': { success: true, country: afghanistan },
  'countries.list': {
    success: true,
    countries: [
      {
        code: 'LK',
        name: 'Sri Lanka',
        phoneCode: '+94',
        flag: '🇱🇰',
        requiresState: false,
        stateLabel: 'Province',
        postalCodeFormat: {
          format: '#####',
          example: '00100',
        },
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'City',
              required: true,
            },
            {
              name: 'area',
              label: 'Area',
              required: false,
            },
            {
              name: 'district',
              label: 'District',
              required: false,
            },
            {
              name: 'postalCode',
              label: 'Postal code',
              required: false,
            },
          ],
        },
      },
      {
        code: 'US',
        name: 'United States',
        phoneCode: '+1',
        flag: '🇺🇸',
        requiresState: true,
        stateLabel: 'State',
        postalCodeFormat: {
          format: '##### or #####-####',
          example: '94103',
        },
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'City',
              required: true,
            },
            {
              name: 'state',
              label: 'State',
              required: true,
            },
            {
              name: 'postalCode',
              label: 'ZIP code',
              required: true,
            },
          ],
        },
      },
      {
        code: 'GB',
        name: 'United Kingdom',
        phoneCode: '+44',
        flag: '🇬🇧',
        requiresState: false,
        stateLabel: 'County',
        postalCodeFormat: {
          format: 'AA## #AA',
          example: 'SW1A 1AA',
        },
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'Town or city',
              required: true,
            },
            {
              name: 'postalCode',
              label: 'Postcode',
              required: true,
            },
          ],
        },
      },
      {
        code: 'IN',
        name: 'India',
        phoneCode: '+91',
        flag: '🇮🇳',
        requiresState: true,
        stateLabel: 'State',
        postalCodeFormat: {
          format: '######',
          example: '400001',
        },
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'City',
              required: true,
            },
            {
              name: 'postalCode',
              label: 'Postal code',
              required: true,
            },
            {
              name: 'state',
              label: 'State',
              required: true,
            },
          ],
        },
      },
      {
        code: 'JP',
        name: 'Japan',
        phoneCode: '+81',
        flag: '🇯🇵',
        requiresState: true,
        stateLabel: 'Prefecture',
        postalCodeFormat: {
          format: '###-####',
          example: '154-0023',
        },
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'City',
              required: true,
            },
            {
              name: 'state',
              label: 'Prefecture',
              required: true,
            },
            {
              name: 'postalCode',
              label: 'Postal code',
              required: true,
            },
          ],
        },
      },
      {
        code: 'AU',
        name: 'Australia',
        phoneCode: '+61',
        flag: '🇦🇺',
        requiresState: true,
        stateLabel: 'State',
        postalCodeFormat: {
          format: '####',
          example: '2000',
        },
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'Suburb',
              required: true,
            },
            {
              name: 'state',
              label: 'State',
              required: true,
            },
            {
              name: 'postalCode',
              label: 'Postal code',
              required: true,
            },
          ],
        },
      },
      {
        code: 'DE',
        name: 'Germany',
        phoneCode: '+49',
        flag: '🇩🇪',
        requiresState: false,
        stateLabel: 'State / Province',
        postalCodeFormat: null,
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'City',
              required: true,
            },
            {
              name: 'postalCode',
              label: 'Postal code',
              required: false,
            },
          ],
        },
      },
      {
        code: 'MV',
        name: 'Maldives',
        phoneCode: '+960',
        flag: '🇲🇻',
        requiresState: false,
        stateLabel: 'State / Province',
        postalCodeFormat: null,
        addressFormat: {
          fields: [
            {
              name: 'street',
              label: 'Street address',
              required: true,
            },
            {
              name: 'apartment',
              label: 'Apartment, suite, etc.',
              required: false,
            },
            {
              name: 'city',
              label: 'City',
              required: true,
            },
            {
              name: 'postalCode',
              label: 'Postal code',
              required: false,
            },
          ],
        },
      },
    ],
  },
  'countries.states': {
    success: true,
    states: [
      { code: 'AL', name: 'Alabama' },
      { code: 'AK', name: 'Alaska' },
      { code: 'AS', name: 'American Samoa' },
      { code: 'AZ', name: 'Arizona' },
      { code: 'AR', name: 'Arkansas' },
      { code: 'CA', name: 'California' },
      { code: 'CO', name: 'Colorado' },
      { code: 'CT', name: 'Connecticut' },
      { code: 'DE', name: 'Delaware' },
      { code: 'DC', name: 'District of Columbia' },
      { code: 'FM', name: 'Micronesia' },
      { code: 'FL', name: 'Florida' },
      { code: 'GA', name: 'Georgia' },
      { code: 'GU', name: 'Guam' },
    ],
  },
  'countries.validate-postal-code': { success: true, isValid: true, warning: false, message: '' },
} as const satisfies Samples
