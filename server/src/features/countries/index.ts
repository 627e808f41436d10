/** The front door of countries: where we deliver, and how addresses are written there. */
export { countriesFeature } from './countries.feature.ts'
export { switchOff, switchOn } from './countries.queries.ts'
export { storedPostalCode } from './countries.rules.ts'
export {
  countriesChanged,
  countryDetails,
  findCountry,
  findStateCode,
  isCountryOff,
  knownCountries,
  stateName,
  statesOfCountry,
  validatePostalCode,
} from './countries.service.ts'
