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
      afghanistan,
      {
        code: 'AX',
        name: 'Aland',
        phoneCode: '+358',
        flag: '🇦🇽',
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
      },
      {
        code: 'AL',
        name: 'Albania',
        phoneCode: '+355',
        flag: '🇦🇱',
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
      },
      {
        code: 'DZ',
        name: 'Algeria',
        phoneCode: '+213',
        flag: '🇩🇿',
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
      },
      {
        code: 'AS',
        name: 'American Samoa',
        phoneCode: '+1684',
        flag: '🇦🇸',
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
      },
      {
        code: 'AD',
        name: 'Andorra',
        phoneCode: '+376',
        flag: '🇦🇩',
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
      },
      {
        code: 'AO',
        name: 'Angola',
        phoneCode: '+244',
        flag: '🇦🇴',
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
      },
      {
        code: 'AI',
        name: 'Anguilla',
        phoneCode: '+1264',
        flag: '🇦🇮',
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
      },
      {
        code: 'AG',
        name: 'Antigua and Barbuda',
        phoneCode: '+1268',
        flag: '🇦🇬',
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
      },
      {
        code: 'AR',
        name: 'Argentina',
        phoneCode: '+54',
        flag: '🇦🇷',
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
  'countries.validate-postal-code': {
    success: true,
    isValid: false,
    warning: false,
    message: 'Invalid postal code. Example: 94103',
  },
} as const satisfies Samples
