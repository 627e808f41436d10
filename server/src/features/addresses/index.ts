/** The front door of addresses: validation, and saved addresses. */
export { addressesFeature } from './addresses.feature.ts'
export { readAddress } from './addresses.rules.ts'
export { type Addresses, createAddresses } from './addresses.service.ts'
