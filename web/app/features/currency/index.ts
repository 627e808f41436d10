export { currenciesFor } from './chosen-currency.ts'
export { CurrencyPicker } from './currency-picker.tsx'
export { CurrencyProvider, useCurrency } from './currency-provider.tsx'
export { detectedCountry } from './detected-country.ts'
