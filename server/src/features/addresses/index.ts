/** The front door of addresses: validation, and saved addresses. */
export { addressesFeature } from './addresses.feature.ts'
export { addAddress } from './addresses.service.ts'
export { readOrderAddress, typedAddress } from './order-address.ts'
