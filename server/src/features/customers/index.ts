/** The front door of customers: what staff see of a customer, over all features, and what they may do. */
export { customersFeature } from './customers.feature.ts'
