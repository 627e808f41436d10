/** The front door of delivery addresses: staff correct where an order goes until it leaves. */
export { deliveryAddressFeature } from './delivery-address.feature.ts'
