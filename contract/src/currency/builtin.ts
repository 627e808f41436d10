import type { Currency } from './calls.ts'

/** Used when the currencies cannot be fetched [A3.12]. */
export const builtinCurrencies: readonly Currency[] = [
  { code: 'LKR', name: 'Sri Lankan Rupee', symbol: 'Rs.', exchangeRate: 1, isDefault: true, isActive: true },
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
  { code: 'INR', name: 'Indian Rupee', symbol: '₹', exchangeRate: 0.26, isDefault: false, isActive: true },
  { code: 'JPY', name: 'Japanese Yen', symbol: '¥', exchangeRate: 0.45, isDefault: false, isActive: true },
]
