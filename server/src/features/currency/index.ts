/** The front door of currencies: which ones prices can be shown and charged in. */
export { currencyFeature } from './currency.feature.ts'
export type { RatedCurrency } from './currency.queries.ts'
export {
  currencyOrDefault,
  findActiveCurrency,
  findCurrency,
  pageCurrencies,
  saveCurrency,
} from './currency.service.ts'
