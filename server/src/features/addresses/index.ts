/** The front door of addresses: what an address must have, and those that a customer keeps. */
export { savedAddressesOf } from './addresses.queries.ts'
export { addressRoutes } from './addresses.routes.ts'
export { readAddress } from './addresses.rules.ts'
export { type Addresses, createAddresses } from './addresses.service.ts'
