/** The front door of countries: where we deliver, and how addresses are written there. */
export { countriesFeature } from './countries.feature.ts'
export { switchOff, switchOn } from './countries.queries.ts'
export { storedPostalCode } from './countries.rules.ts'
export { type Countries, createCountries, stateName } from './countries.service.ts'
