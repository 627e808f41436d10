/** The front door of countries: where we deliver, and how addresses are written there. */

export { switchOff, switchOn } from './countries.queries.ts'
export { countryRoutes } from './countries.routes.ts'
export { normalisedPostalCode } from './countries.rules.ts'
export { type Countries, createCountries, stateName } from './countries.service.ts'
