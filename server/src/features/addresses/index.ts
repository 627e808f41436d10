/** The front door of addresses: validation, and saved addresses. */
export { savedAddressesOf } from './addresses.queries.ts'
export { addressRoutes } from './addresses.routes.ts'
export { readAddress } from './addresses.rules.ts'
export { type Addresses, createAddresses } from './addresses.service.ts'
