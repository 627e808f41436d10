import type { Samples } from '../samples/sample.ts'

/** Valid answers of the calls of currency. */
export const currencySamples = {
  'currency.active': {
    success: true,
    currencies: [
      {
        code: 'LKR',
        name: 'Sri Lankan Rupee',
        symbol: 'Rs.',
        exchangeRate: 1,
        isDefault: true,
        isActive: true,
      },
      { code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: 0.0031, isDefault: false, isActive: true },
      { code: 'EUR', name: 'Euro', symbol: '€', exchangeRate: 0.0029, isDefault: false, isActive: true },
      {
        code: 'GBP',
        name: 'Pound Sterling',
        symbol: '£',
        exchangeRate: 0.0025,
        isDefault: false,
        isActive: true,
      },
      {
        code: 'INR',
        name: 'Indian Rupee',
        symbol: '₹',
        exchangeRate: 0.26,
        isDefault: false,
        isActive: true,
      },
      {
        code: 'JPY',
        name: 'Japanese Yen',
        symbol: '¥',
        exchangeRate: 0.45,
        isDefault: false,
        isActive: true,
      },
    ],
  },
  'currency.by-location': {
    success: true,
    currency: {
      code: 'LKR',
      name: 'Sri Lankan Rupee',
      symbol: 'Rs.',
      exchangeRate: 1,
      isDefault: true,
      isActive: true,
    },
  },
  'currency.user': {
    success: true,
    currency: {
      code: 'LKR',
      name: 'Sri Lankan Rupee',
      symbol: 'Rs.',
      exchangeRate: 1,
      isDefault: true,
      isActive: true,
    },
  },
  'currency.user-set': {
    success: true,
    currency: {
      code: 'JPY',
      name: 'Japanese Yen',
      symbol: '¥',
      exchangeRate: 0.45,
      isDefault: false,
      isActive: true,
    },
  },
  'staff.currencies': {
    success: true,
    currencies: [
      {
        code: 'LKR',
        name: 'Sri Lankan Rupee',
        symbol: 'Rs.',
        exchangeRate: 1,
        isDefault: true,
        isActive: true,
        version: 0,
        rateChangedAt: null,
        countries: ['LK'],
      },
      {
        code: 'USD',
        name: 'US Dollar',
        symbol: '$',
        exchangeRate: 0.0031,
        isDefault: false,
        isActive: true,
        version: 0,
        rateChangedAt: null,
        countries: ['US'],
      },
    ],
    refresh: { isOn: false, refreshedAt: null, failedAt: null, rejected: [] },
  },
  'staff.currency-add': {
    success: true,
    currencies: [
      {
        code: 'LKR',
        name: 'Sri Lankan Rupee',
        symbol: 'Rs.',
        exchangeRate: 1,
        isDefault: true,
        isActive: true,
        version: 0,
        rateChangedAt: null,
        countries: ['LK'],
      },
    ],
    message: 'Done',
  },
  'staff.currency-edit': {
    success: true,
    currencies: [
      {
        code: 'LKR',
        name: 'Sri Lankan Rupee',
        symbol: 'Rs.',
        exchangeRate: 1,
        isDefault: true,
        isActive: true,
        version: 0,
        rateChangedAt: null,
        countries: ['LK'],
      },
    ],
    message: 'Done',
  },
} as const satisfies Samples
